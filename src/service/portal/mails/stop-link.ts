import * as v from 'valibot'
import type { Locale } from '#domain/values/locale.ts'
import type { Signer } from '#service/kit/signed-token.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'

/** What an owner can stop: the monthly report, and mails about new viewings and offers. */
export const stoppable = ['report', 'news'] as const
export type Stoppable = (typeof stoppable)[number]

const Stop = v.object({ owner: v.string(), what: v.picklist(stoppable) })
const purpose = 'stop'

/** Returns the address that stops a kind of mails to an owner; it works for ever, since a mail may be old. */
export function stopLink(
  { words, signer }: Readonly<{ words: SiteWords; signer: Signer }>,
  stop: Readonly<{ owner: string; what: Stoppable }>,
  locale: Locale,
): string {
  return words.portalLink(`stop/${signer.sign(purpose, stop)}`, locale)
}

/** Returns whose mails of which kind a token stops; undefined for any other text. */
export function readStop(signer: Signer, token: string): v.InferOutput<typeof Stop> | undefined {
  const read = v.safeParse(Stop, signer.read(purpose, token))
  return read.success ? read.output : undefined
}
