import { existsSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PictureManifest, PictureVariant } from '#domain/site/picture.ts'
import { bringFile } from '#scripts/build/output/bring-files.ts'
import { encodeVariants, variantFile, variantsOf } from '#scripts/pictures/encode-variant.ts'
import { onePerCore } from '#scripts/pictures/make-pictures.ts'
import { dirOf, pictureSource } from '#scripts/pictures/picture-source.ts'

/** Where the originals are, where made sizes are cached, and the site that needs them; without one they are read from the cache. */
export type QueueDirs = Readonly<{ sourceDirs: readonly string[]; cacheDir: string; published?: string }>

/** The sizes that a site lacks; one that a visitor asks for is made at once. */
export type PictureQueue = Readonly<{
  /** Sizes that are missing. */
  size: number
  /** Makes the picture at a path of the site, where it is missing. */
  ask: (path: string) => Promise<void>
  /** Makes all that are missing, smallest first: those of first screens on phones and of cards. */
  work: () => Promise<void>
}>

/** A size that the site lacks, and the picture that it is of. */
type Missing = Readonly<{ file: string; variant: PictureVariant }>

/** Returns the queue of the sizes in a manifest that the published site lacks. */
export function pictureQueue(manifest: PictureManifest, dirs: QueueDirs): PictureQueue {
  const found = Object.entries(manifest)
    // The manifest also remembers pictures of other sites that were built in this checkout.
    .filter(([file]) => dirOf(dirs.sourceDirs, file) !== undefined)
    .flatMap(([file, picture]) => variantsOf(picture).map((variant): Missing => ({ file, variant })))
    .filter(({ variant }) => !existsSync(placeOf(variant, dirs)))
    .toSorted((a, b) => a.variant.width - b.variant.width)
  // Two files may hold the same picture.
  const byPath = new Map(found.map((each) => [each.variant.href, each] as const))
  const missing = [...byPath.values()]
  const making = new Map<Missing, Promise<void>>()
  const make = (each: Missing): Promise<void> => {
    const known = making.get(each) ?? bring(each, dirs)
    making.set(each, known)
    return known
  }
  return {
    size: missing.length,
    ask: async (path) => {
      const asked = byPath.get(path)
      if (asked !== undefined) await make(asked)
    },
    work: () => onePerCore(missing, make),
  }
}

async function bring(
  { file, variant }: Missing,
  { sourceDirs, cacheDir, published }: QueueDirs,
): Promise<void> {
  await encodeVariants(cacheDir, pictureSource(sourceDirs, file), [variant])
  if (published === undefined) return
  const next = join(published, 'pictures', basename(variant.href))
  mkdirSync(join(published, 'pictures'), { recursive: true })
  if (!existsSync(next)) bringFile({ made: variantFile(cacheDir, variant), published: next, next })
}

function placeOf(variant: PictureVariant, { published, cacheDir }: QueueDirs): string {
  return published === undefined ? variantFile(cacheDir, variant) : join(published, variant.href)
}
