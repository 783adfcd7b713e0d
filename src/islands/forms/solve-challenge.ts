import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Fetches the challenge of a form and solves it, off the main thread; returns the proof to post.
 * @throws when the service does not answer, or not with a challenge
 */
export async function proveWork(form: HTMLFormElement, id: string): Promise<string> {
  const response = await fetch(new URL(`../challenge/${id}`, form.action))
  if (!response.ok) throw new Error(`challenge of the form: ${response.status}`)
  const challenge: Challenge = await response.json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return JSON.stringify({ challenge, solution })
}
