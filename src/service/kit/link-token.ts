import { randomBytes } from 'node:crypto'

/** Returns a token for a link that nobody guesses: 192 random bits. */
export function createLinkToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Whether a text may be such a token; PostgreSQL takes no text with a zero in it. */
export function isLinkToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text)
}
