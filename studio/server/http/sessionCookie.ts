import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { SESSION_MS } from '../access/access.ts';
import type { Context } from 'hono';

/** Browsers take it only from the host itself, over HTTPS. */
const COOKIE = '__Host-studio';
export const STRICT = { httpOnly: true, sameSite: 'Strict', path: '/' } as const;

/** The token of the session; empty without one. */
export const readSessionCookie = (context: Context): string => getCookie(context, COOKIE) ?? '';

export function setSessionCookie(context: Context, token: string): void {
  setCookie(context, COOKIE, token, { ...STRICT, secure: true, maxAge: SESSION_MS / 1000 });
}

export function clearSessionCookie(context: Context): void {
  deleteCookie(context, COOKIE, { ...STRICT, secure: true });
}
