import { createHash, randomBytes } from 'node:crypto'

/** Returns a token for a link that nobody guesses: 192 random bits. */
export function createLinkToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Whether a text may be such a token; PostgreSQL takes no text with a zero in it. */
export function isLinkToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text)
}

/** Returns what a database keeps in place of a token, which nobody who reads it can use. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
