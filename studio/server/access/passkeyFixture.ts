import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** User present and verified; with a new passkey, its data follow. */
const [CONFIRMED, CONFIRMED_WITH_DATA] = [0x05, 0x45];

const encode = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64url');
const hashOf = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** A device with a passkey for a studio, whose owner confirms every question. */
export function createPasskey({ origin, hostname }: URL, rawId = randomBytes(16)) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = encode(rawId);
  const clientData = (type: string, challenge: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const authenticatorData = (flags: number, ...data: Uint8Array[]) =>
    Buffer.concat([hashOf(hostname), Buffer.from([flags, 0, 0, 0, 0]), ...data]);
  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;

  return {
    id,
    /** Answers the options of adding a device. */
    register(challenge: string): RegistrationResponseJSON {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // Type, algorithm, curve and point, by their numbers in COSE.
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
          [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
        ]),
      );
      const idLength = Buffer.from([0, rawId.length]);
      const data = authenticatorData(CONFIRMED_WITH_DATA, Buffer.alloc(16), idLength, rawId, key);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', Uint8Array.from(data)],
      ]);
      const response = {
        clientDataJSON: encode(clientData('webauthn.create', challenge)),
        attestationObject: encode(isoCBOR.encode(attestation)),
      };
      return { ...common, response };
    },
    /** Answers the options of signing in or confirming. */
    use(challenge: string): AuthenticationResponseJSON {
      const data = authenticatorData(CONFIRMED);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, hashOf(client)]), privateKey);
      const response = {
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(signature),
      };
      return { ...common, response };
    },
  };
}
