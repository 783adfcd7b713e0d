import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { decodeJson } from '#service/kit/web/decode-json.ts'

/** A proof that holds; it counts once. */
export type Proof = Readonly<{ id: string }>

/** Asks browsers for work that a person does not notice, but that makes a flood of forms dear. */
export type ProofOfWork = Readonly<{
  /** Returns a challenge that counts for one form. */
  challenge: (form: string) => Promise<Challenge>
  /** Returns the proof in a text that was posted; undefined for one that does not hold for this form. */
  verify: (form: string, text: string) => Promise<Proof | undefined>
}>

/** Milliseconds that a challenge counts. */
export const longestLife = 60 * 60_000

const algorithm = 'PBKDF2/SHA-256'
/** Keys that a browser derives until it finds the right one: 2,000 on average. */
const usualKeys = { fewest: 1000, most: 3000 }

const Posted = v.object({
  challenge: v.object({
    parameters: v.object({
      algorithm: v.literal(algorithm),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      keySignature: v.string(),
      expiresAt: v.number(),
      data: v.object({ form: v.string() }),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
})

/** Returns the proof of work of a service with a secret key; `cost` is the work for each key, in rounds of its hash. */
export function createProofOfWork(secret: string, cost: number, keys = usualKeys): ProofOfWork {
  const secrets = { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `solution ${secret}` }
  return {
    challenge: async (form) =>
      createChallenge({
        ...secrets,
        algorithm,
        cost,
        counter: randomInt(keys.fewest, keys.most),
        data: { form },
        // The library compares it with the clock of the machine.
        expiresAt: new Date(Date.now() + longestLife),
        deriveKey,
      }),
    verify: async (form, text) => {
      const posted = v.safeParse(Posted, decodeJson(text))
      if (!posted.success || posted.output.challenge.parameters.data.form !== form) return undefined
      const { verified } = await verifySolution({ ...secrets, ...posted.output, deriveKey })
      return verified ? { id: posted.output.challenge.signature } : undefined
    },
  }
}
