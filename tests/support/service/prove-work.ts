import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FormId } from '#forms/form.ts'
import type { Service } from '#service/create-service.ts'
import { testSecret } from './test-service.ts'

/** Returns a proof of work that counts once for a form. */
export async function proveWork(service: Service, form: FormId): Promise<string> {
  return await solveAt(service, `/forms/challenge/${form}`)
}

/** Fetches a challenge and solves it. */
export async function solveAt({ app }: Pick<Service, 'app'>, path: string): Promise<string> {
  const response = await app.request(path)
  const challenge: Challenge = await response.json()
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

/** Returns such a proof without the work: a challenge that is signed with the secret of the tests, of which the first key is right. */
export async function proveAtOnce(form: FormId | 'owner-password'): Promise<string> {
  const challenge = await createChallenge({
    hmacSignatureSecret: `challenge ${testSecret}`,
    hmacKeySignatureSecret: `solution ${testSecret}`,
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    data: { form },
    expiresAt: new Date(Date.now() + 60_000),
    deriveKey,
  })
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}
