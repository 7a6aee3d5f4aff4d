/** Answers of Formspree, Web3Forms, Basin and the studio to an enquiry that they refuse. */
interface Refusal {
  errors?: unknown;
  error?: unknown;
  message?: unknown;
  body?: unknown;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return textOf((Object(value) as { message?: unknown }).message ?? '');
}

/** Why a service refused an enquiry, as a sentence; empty if it does not say. */
export function reasonOf(answer: unknown): string {
  const { errors, error, message, body } = Object(answer) as Refusal;
  const listed = Array.isArray(errors) ? errors.map(textOf).filter(Boolean).join(', ') : '';
  const [reason = ''] = [listed, textOf(error), textOf(message), textOf(body)].filter(Boolean);
  return /[\p{L}\p{N}]$/u.test(reason) ? `${reason}.` : reason;
}
