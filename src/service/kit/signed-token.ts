import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs small facts that a visitor carries from one page to the next. */
export type Signer = Readonly<{
  /** Returns a token that holds a fact; it can be read by all, but made by nobody else. */
  sign: (purpose: string, fact: unknown) => string
  /** Returns the fact of a token that was signed for this purpose; undefined for any other text. */
  read: (purpose: string, token: string) => unknown
  /** Returns a text that the same fact always gives, and from which nobody learns it. */
  seal: (purpose: string, fact: unknown) => string
}>

/** Returns a signer with a secret key. */
export function createSigner(secret: string): Signer {
  const signatureOf = (purpose: string, body: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose}.${body}`).digest()
  return {
    sign: (purpose, fact) => {
      const body = Buffer.from(JSON.stringify(fact)).toString('base64url')
      return `${body}.${signatureOf(purpose, body).toString('base64url')}`
    },
    read: (purpose, token) => {
      const [body = '', signature = ''] = token.split('.')
      const expected = signatureOf(purpose, body)
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const fact: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
      return fact
    },
    seal: (purpose, fact) => signatureOf(`sealed ${purpose}`, JSON.stringify(fact)).toString('base64url'),
  }
}
