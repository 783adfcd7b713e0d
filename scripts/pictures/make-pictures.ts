import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PictureManifest, RenderedPicture } from '#domain/site/picture.ts'
import type { Problem } from '#domain/site/problem.ts'
import { encodeVariants, variantFile, variantsOf } from '#scripts/pictures/encode-variant.ts'
import type { PictureUse } from '#scripts/pictures/find-pictures.ts'
import { pictureSource, placeOf } from '#scripts/pictures/picture-source.ts'
import { planPicture } from '#scripts/pictures/plan-picture.ts'
import { someAtOnce } from '#scripts/kit/some-at-once.ts'
import type { Progress } from '#scripts/kit/progress.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'

/** Input and output directories of the picture step. */
export type PictureJob = Readonly<{
  pictures: ReadonlyMap<string, PictureUse>
  /** Directories of pictures; the first one that has a file wins. */
  sourceDirs: readonly string[]
  cacheDir: string
  progress: Progress
}>

/** The sizes of each picture, and a warning for each unreadable file. */
export type PicturePlan = Readonly<{ manifest: PictureManifest; problems: readonly Problem[] }>

/** A plan that was carried out, with the numbers of pictures made and cached. */
export type PictureResult = PicturePlan & Readonly<{ made: number; remembered: number }>

/** Makes all sizes of all pictures; a second run only reads the cache. */
export async function makePictures(job: PictureJob): Promise<PictureResult> {
  const plan = await planPictures(job)
  const waiting = Object.entries(plan.manifest).filter(([, picture]) =>
    variantsOf(picture).some((variant) => !existsSync(variantFile(job.cacheDir, variant))),
  )
  await onePerCore(waiting, async ([file, picture], started) => {
    await encodeVariants(job.cacheDir, pictureSource(job.sourceDirs, file), variantsOf(picture))
    job.progress.tick(started, waiting.length)
  })
  const all = Object.keys(plan.manifest).length
  return { ...plan, made: waiting.length, remembered: all - waiting.length }
}

/** Finds out which sizes all pictures will have, and writes that to `<cacheDir>/manifest.json`. */
export async function planPictures({
  pictures,
  sourceDirs,
  cacheDir,
}: Omit<PictureJob, 'progress'>): Promise<PicturePlan> {
  const planned = new Map<string, RenderedPicture>()
  const problems: Problem[] = []
  await onePerCore([...pictures], async ([file, use]) => {
    try {
      planned.set(file, await planPicture(cacheDir, await readFile(pictureSource(sourceDirs, file)), use))
    } catch (error) {
      problems.push(unreadable(placeOf(sourceDirs, file), error))
    }
  })
  const manifest = Object.fromEntries([...planned].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  await writeWhole(join(cacheDir, 'manifest.json'), JSON.stringify(manifest, undefined, 1))
  return { manifest, problems: problems.toSorted((a, b) => (a.message < b.message ? -1 : 1)) }
}

/** Works on as many pictures at once as there are cores: faster than one picture on all of them. */
export async function onePerCore<Item extends NonNullable<unknown>>(
  items: readonly Item[],
  work: (item: Item, started: number) => Promise<void>,
): Promise<void> {
  sharp.concurrency(1)
  await someAtOnce(items, availableParallelism(), work)
}

function unreadable(file: string, error: unknown): Problem {
  return {
    severity: 'warning',
    file,
    // What the library says goes on for lines.
    message: `the picture cannot be used: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`,
    expected: 'a JPEG, PNG, WebP, AVIF, GIF, TIFF or a plain SVG; a phone’s HEIC is none of them',
    remedy: 'Put the file in its place, or take its name out of the record; the page is built without it.',
    waits: true,
  }
}
