import * as v from 'valibot'
import { previewRoot } from '#contracts/desk-paths.ts'
import type { Signer } from '#service/kit/signed-token.ts'

const purpose = 'preview'

const Pass = v.object({ until: v.number(), mayPublish: v.optional(v.boolean()) })

/** What a pass allows: all drafts until a time, in milliseconds since 1970, and whether to publish them. */
export type Pass = Readonly<v.InferOutput<typeof Pass>>

/** Returns the text of a pass, which nobody else can make. */
export function passValue(signer: Signer, pass: Pass): string {
  return signer.sign(purpose, pass)
}

/** Returns what a pass allows its holder; undefined for one that has ended, or another text. */
export function readPass(signer: Signer, pass: string, now: number): Pass | undefined {
  const read = v.safeParse(Pass, signer.read(purpose, pass))
  return read.success && read.output.until > now ? read.output : undefined
}

/** Returns the link that opens the drafts. @example previewLink('https://agency.example', signer, until) */
export function previewLink(origin: string, signer: Signer, until: number): string {
  return `${origin}${previewRoot}/?pass=${passValue(signer, { until })}`
}

/** Returns the link that opens the editor, for somebody who may publish from it. */
export function editorLink(origin: string, signer: Signer, until: number): string {
  return `${origin}${previewRoot}/admin/?pass=${passValue(signer, { until, mayPublish: true })}`
}
