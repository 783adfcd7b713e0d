import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FormId } from '#forms/form.ts'
import type { Service } from '#service/create-service.ts'

/** Returns a proof of work that counts once for a form. */
export async function proveWork({ app }: Service, form: FormId): Promise<string> {
  const response = await app.request(`/forms/challenge/${form}`)
  const challenge: Challenge = await response.json()
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}
