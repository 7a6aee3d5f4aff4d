/** Beginning of the address of an account, by service. */
const ACCOUNTS: Partial<Record<string, string>> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
  x: 'https://x.com/',
  pinterest: 'https://www.pinterest.com/',
  linkedin: 'https://www.linkedin.com/in/',
  youtube: 'https://www.youtube.com/@',
  tiktok: 'https://www.tiktok.com/@',
};

/** Completes "www.example.com", and "@name" at a service; others stay as they are. */
export function wholeAddress(typed: string, service: unknown): string {
  if (/^www\./iu.test(typed)) return `https://${typed}`;
  const account = ACCOUNTS[String(service)];
  return account !== undefined && /^@[\w.-]+$/u.test(typed) ? account + typed.slice(1) : typed;
}
