/** What the owner may agree to, so that publishing works. */
export type Remedy =
  | { kind: 'createFolder' }
  /** SHA-256 of the certificate or key that the server shows, in hexadecimal digits. */
  | { kind: 'trust'; fingerprint: string };

/** An error in words for the owner; `details` are for her helper. */
export class PublishError extends Error {
  readonly details: string | undefined;
  readonly remedy: Remedy | undefined;

  constructor(message: string, { details, remedy }: { details?: string; remedy?: Remedy } = {}) {
    super(message);
    this.details = details;
    this.remedy = remedy;
  }
}
