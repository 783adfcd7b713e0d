import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, isAbsolute, join, relative, resolve } from 'node:path'
import sharp from 'sharp'
import type { PictureManifest, RenderedPicture } from '#domain/site/picture.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { PictureUse } from '#scripts/pictures/find-pictures.ts'
import { renderPicture } from '#scripts/pictures/render-picture.ts'
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

/** The manifest, the numbers of pictures made and cached, and a warning for each unreadable file. */
export type PictureResult = Readonly<{
  manifest: PictureManifest
  made: number
  remembered: number
  problems: readonly Problem[]
}>

/** Makes the sizes of all pictures and writes `<cacheDir>/manifest.json`; a second run only reads the cache. */
export async function makePictures(job: PictureJob): Promise<PictureResult> {
  // One picture per core is faster than one picture on all cores.
  sharp.concurrency(1)
  const rendered = new Map<string, RenderedPicture>()
  const problems: Problem[] = []
  let made = 0
  const queue = [...job.pictures]
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [file, use] = next
      try {
        const { picture, isNew } = await renderPicture(
          { dir: job.cacheDir },
          await readSource(job.sourceDirs, file),
          use,
        )
        rendered.set(file, picture)
        if (isNew) made += 1
      } catch (error) {
        problems.push(unreadable(placeOf(job.sourceDirs, file), error))
      }
      job.progress.tick(job.pictures.size - queue.length, job.pictures.size)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  const sorted = Object.fromEntries([...rendered].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  await writeWhole(join(job.cacheDir, 'manifest.json'), JSON.stringify(sorted, undefined, 1))
  return {
    manifest: sorted,
    made,
    remembered: rendered.size - made,
    problems: problems.toSorted((a, b) => (a.message < b.message ? -1 : 1)),
  }
}

async function readSource(dirs: readonly string[], file: string): Promise<Buffer> {
  for (const dir of dirs) {
    const path = resolve(dir, file)
    const below = relative(dir, path)
    if (below.startsWith('..') || isAbsolute(below)) throw new Error(`it lies outside ${basename(dir)}/`)
    const bytes = await readFile(path).catch(() => undefined)
    if (bytes !== undefined) return bytes
  }
  throw new Error('there is no such file')
}

/** Returns where a picture is, or should be: `pictures/villa-0.webp`. */
function placeOf([first = '', ...others]: readonly string[], file: string): string {
  const dir = [first, ...others].find((one) => existsSync(join(one, file))) ?? first
  return `${basename(dir)}/${file}`
}

function unreadable(file: string, error: unknown): Problem {
  return {
    severity: 'warning',
    file,
    message: `the picture cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    expected: 'a JPEG, PNG, WebP, AVIF, GIF, TIFF or a plain SVG',
    remedy: 'Put the file in its place, or take its name out of the record; the page is built without it.',
  }
}
