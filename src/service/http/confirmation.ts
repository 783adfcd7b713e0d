import * as v from 'valibot'
import type { Signer } from '#service/signed-token.ts'

/** Why a form must be confirmed once more: the button was pressed too soon for a person, or too late. */
export type ConfirmationNote = 'soon' | 'late'

/** A form that was confirmed, or the token of the page that asks to confirm it. */
export type Confirmation =
  | Readonly<{ isConfirmed: true }>
  | Readonly<{ isConfirmed: false; token: string; note?: ConfirmationNote }>

/** Milliseconds that a person needs at least to see the answers and press the button. */
const leastPause = 1500
/** Milliseconds until the answers must be confirmed anew. */
const longestPause = 30 * 60_000

const purpose = 'confirmation'
const Fact = v.object({ digest: v.string(), at: v.number() })

/**
 * Returns whether a form was confirmed. `token` is the one that was posted with it, `digest` that of its answers: a token
 * counts for the answers that its page showed.
 */
export function confirm(signer: Signer, token: string, digest: string, now: number): Confirmation {
  const read = v.safeParse(Fact, signer.read(purpose, token))
  const fresh = (note?: ConfirmationNote): Confirmation => ({
    isConfirmed: false,
    token: signer.sign(purpose, { digest, at: now }),
    note,
  })
  if (!read.success || read.output.digest !== digest) return fresh()
  const { at } = read.output
  if (now - at < leastPause) return { isConfirmed: false, token, note: 'soon' }
  return now - at > longestPause ? fresh('late') : { isConfirmed: true }
}
