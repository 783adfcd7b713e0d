import * as v from 'valibot'
import type { Signer } from '#service/kit/signed-token.ts'

const purpose = 'preview'

const Pass = v.object({ until: v.number() })

/** Returns a pass to all drafts until a time, in milliseconds since 1970. */
export function passValue(signer: Signer, until: number): string {
  return signer.sign(purpose, { until } satisfies v.InferOutput<typeof Pass>)
}

/** Returns until when a pass lets its holder in; undefined for one that has ended, or another text. */
export function readPass(signer: Signer, pass: string, now: number): number | undefined {
  const read = v.safeParse(Pass, signer.read(purpose, pass))
  return read.success && read.output.until > now ? read.output.until : undefined
}

/** Returns the link that opens the drafts. @example previewLink('https://agency.example', signer, until) */
export function previewLink(origin: string, signer: Signer, until: number): string {
  return `${origin}/preview/?pass=${passValue(signer, until)}`
}
