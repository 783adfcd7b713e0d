import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { PictureManifest } from '#domain/site/picture.ts'
import { decodeJson } from './file/decode-json.ts'
import { isMissingFile } from './file/is-missing-file.ts'

const variant = v.object({ href: v.string(), width: v.number() })
const manifest = v.record(
  v.string(),
  v.object({
    width: v.number(),
    height: v.number(),
    color: v.string(),
    avif: v.array(variant),
    fallback: variant,
  }),
)

/**
 * Loads the manifest of the picture step from a directory; empty when that step has not run.
 * @throws {Error} when the manifest is invalid
 */
export async function loadPictureManifest(dir: string): Promise<PictureManifest> {
  const file = join(dir, 'manifest.json')
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return undefined
    throw error
  })
  if (text === undefined) return {}
  const decoded = decodeJson(text)
  const parsed = decoded.kind === 'json' ? v.safeParse(manifest, decoded.value) : undefined
  if (parsed?.success !== true) {
    throw new Error(`${file} is not what the picture step writes; delete its directory and build again`)
  }
  return parsed.output
}
