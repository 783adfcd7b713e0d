import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { PictureManifest, PictureVariant, RenderedPicture } from '#domain/site/picture.ts'
import { pictureDirs } from '#scripts/pictures.ts'
import { encodeVariants, variantFile, variantsOf } from '#scripts/pictures/encode-variant.ts'
import { findPictures } from '#scripts/pictures/find-pictures.ts'
import { pictureSource } from '#scripts/pictures/picture-source.ts'
import { planPicture } from '#scripts/pictures/plan-picture.ts'
import type { PreviewFile } from '#service/preview/preview-route.ts'
import type { Site, SiteOptions } from '#site'

/** The pictures that a draft shows and the last build did not have. */
export type DraftPictures = Readonly<{
  manifest: PictureManifest
  /** Returns the picture at a path, such as `/pictures/9f3c-600.webp`; undefined for one of no draft. */
  read: (path: string) => Promise<PreviewFile | undefined>
}>

const types = new Map([
  ['.avif', 'image/avif'],
  ['.jpg', 'image/jpeg'],
  ['.svg', 'image/svg+xml'],
])

/** Finds out which pictures are new or others than those of the last build. A size is made when it is asked for. */
export async function draftPictures(site: Site, options: SiteOptions): Promise<DraftPictures> {
  const sourceDirs = pictureDirs(options)
  const { picturesDir } = options
  const manifest: Record<string, RenderedPicture> = {}
  const sizes = new Map<string, Readonly<{ source: string; variant: PictureVariant }>>()
  for (const [file, use] of findPictures(site.catalogue)) {
    const source = sourceOf(sourceDirs, file)
    const picture = source && (await readFile(source).then((bytes) => plan(picturesDir, bytes, use)))
    if (!source || !picture || picture.fallback.href === site.pictures[file]?.fallback.href) continue
    for (const variant of variantsOf(picture)) sizes.set(variant.href, { source, variant })
    manifest[file] = belowPreview(picture)
  }
  return {
    manifest,
    read: async (path) => {
      const size = sizes.get(path)
      if (size === undefined) return undefined
      await encodeVariants(picturesDir, size.source, [size.variant])
      const file = variantFile(picturesDir, size.variant)
      return { status: 200, bytes: await readFile(file), type: types.get(extname(file)) ?? '' }
    },
  }
}

/** What is no picture is left out of a draft as of a page; the build says why. */
async function plan(...args: Parameters<typeof planPicture>): Promise<RenderedPicture | undefined> {
  // The build says why.
  return planPicture(...args).catch(() => undefined)
}

function sourceOf(dirs: readonly string[], file: string): string | undefined {
  try {
    return pictureSource(dirs, file)
  } catch {
    // A draft is shown without the picture that it names.
    return undefined
  }
}

/** The pass to drafts is sent with what lies below their path. */
function belowPreview({ avif, fallback, ...picture }: RenderedPicture): RenderedPicture {
  const moved = (variant: PictureVariant): PictureVariant => ({ ...variant, href: `/preview${variant.href}` })
  return { ...picture, avif: avif.map(moved), fallback: moved(fallback) }
}
