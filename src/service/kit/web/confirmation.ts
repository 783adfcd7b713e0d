import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import type { Signer } from '#service/kit/signed-token.ts'

/** Why a form must be confirmed once more: the button was pressed too soon for a person, too late, or without the digits. */
export type ConfirmationNote = 'soon' | 'late' | 'captchaEmpty' | 'captchaInvalid'

/** A form that was confirmed, or the token of the page that asks to confirm it. */
export type Confirmation =
  | Readonly<{ isConfirmed: true }>
  /** `digits` are asked for where the agency wants a captcha. */
  | Readonly<{ isConfirmed: false; token: string; note?: ConfirmationNote; digits?: string }>

/** Milliseconds that a person needs at least to see the answers and press the button. */
const leastPause = 1500
/** Milliseconds until the answers must be confirmed anew. */
const longestPause = 30 * 60_000

const purpose = 'confirmation'
const Fact = v.object({ digest: v.string(), at: v.number(), digits: v.optional(v.string()) })

/** A press on the button of the page that asks to confirm. */
type Press = Readonly<{
  /** The token that was posted with the form. */
  token: string
  /** That of its answers: a token counts for the answers that its page showed. */
  digest: string
  now: number
  /** What was typed for the digits; undefined where none are asked for. */
  typed?: string
}>

/** Returns whether a form was confirmed. */
export function confirm(signer: Signer, { token, digest, now, typed }: Press): Confirmation {
  const read = v.safeParse(Fact, signer.read(purpose, token))
  const fresh = (note?: ConfirmationNote): Confirmation => {
    const digits = typed === undefined ? undefined : String(randomInt(1000, 10_000))
    // The page shows the digits as words; its token does not hold them.
    const sealed = digits === undefined ? undefined : signer.seal(purpose, { digits, at: now })
    return {
      isConfirmed: false,
      token: signer.sign(purpose, { digest, at: now, digits: sealed }),
      note,
      digits,
    }
  }
  if (!read.success || read.output.digest !== digest) return fresh()
  const { at, digits } = read.output
  // The clock was set back: the same token would be too soon until it has caught up.
  if (now < at) return fresh('soon')
  if (now - at < leastPause)
    return typed === undefined ? { isConfirmed: false, token, note: 'soon' } : fresh('soon')
  if (now - at > longestPause) return fresh('late')
  if (typed === undefined) return { isConfirmed: true }
  if (typed === '') return fresh('captchaEmpty')
  return digits === signer.seal(purpose, { digits: typed, at })
    ? { isConfirmed: true }
    : fresh('captchaInvalid')
}
