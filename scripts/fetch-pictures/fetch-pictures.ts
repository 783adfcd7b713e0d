import { createHash } from 'node:crypto'
import { readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type FetchedPicture, type FetchedPictures, fetchedFile } from '#data/picture/fetched-pictures.ts'
import type { NamedPictures } from '#data/picture/load-named-pictures.ts'
import { loadPictureFiles } from '#data/picture/picture-finder.ts'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { someAtOnce } from '#scripts/kit/some-at-once.ts'
import type { Progress } from '#scripts/kit/progress.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'
import { downloadPicture, type PictureLimits } from './download-picture.ts'
import { photoExtension } from './picture-format.ts'

/** Bounds of a run; times in milliseconds. */
export type FetchLimits = Readonly<{ pictures: number; together: number; total: number }> &
  Omit<PictureLimits, 'hosts'>

/** Number of addresses by what came of them; `kept` failed, and keep the picture that they gave before. */
export type FetchCounts = Readonly<
  Record<'fetched' | 'changed' | 'unchanged' | 'kept' | 'missing' | 'gone', number>
>

/** Directory, addresses and bounds of a run. */
export type FetchJob = Readonly<{
  dataDir: string
  named: NamedPictures
  /** What earlier runs fetched. */
  before: FetchedPictures
  limits: FetchLimits
  progress: Progress
}>

/** Below `pictures/` of the data directory. */
const folder = 'fetched'
/** Pictures after which what is known is written, so that a killed run is not lost. */
const saveEvery = 100

/**
 * Fetches the pictures of all addresses into `pictures/fetched/` of the data directory, named by their content, and
 * writes which address became which file. An address that fails keeps its last picture, with a warning at each record.
 */
export async function fetchPictures(job: FetchJob): Promise<FetchCounts> {
  const { dataDir, named, before, limits } = job
  const files = await loadPictureFiles(dataDir)
  const after = new Map<string, FetchedPicture>(
    [...named.places.keys()].flatMap((address) => {
      const known = before[address]
      return known === undefined ? [] : [[address, withFile(known, files)] as const]
    }),
  )
  const counts = { fetched: 0, changed: 0, unchanged: 0, kept: 0, missing: 0, gone: 0 }
  counts.gone = Object.keys(before).filter((address) => !named.places.has(address)).length
  const save = (): Promise<void> => writeWhole(join(dataDir, fetchedFile), toJson(after))
  const endsAt = Date.now() + limits.total
  await someAtOnce(named.places.keys(), limits.together, async (address, started) => {
    const known = after.get(address) ?? {}
    const unasked = unaskedBecause(started, endsAt, limits)
    const now = unasked === undefined ? await fetchOne(address, known, job) : { ...known, problem: unasked }
    after.set(address, now)
    counts[outcomeOf(known, now)] += 1
    warn(address, now, named)
    if (started % saveEvery === 0) await save()
    job.progress.tick(started, named.places.size)
  })
  await save()
  await removeUnnamed(dataDir, [...Object.values(before), ...after.values()])
  return counts
}

/** Asks for a picture again whose file is no longer there. */
function withFile(known: FetchedPicture, files: ReadonlySet<string>): FetchedPicture {
  return known.file !== undefined && files.has(known.file) ? known : {}
}

function unaskedBecause(started: number, endsAt: number, limits: FetchLimits): string | undefined {
  if (started > limits.pictures) return `the records name more than ${limits.pictures} pictures`
  return Date.now() > endsAt ? `the time of this run, ${limits.total / 60_000} min, was over` : undefined
}

async function fetchOne(
  address: string,
  known: FetchedPicture,
  { dataDir, named: { hosts }, limits }: FetchJob,
): Promise<FetchedPicture> {
  const got = await downloadPicture(address, known, { ...limits, hosts })
  if (got.kind === 'failed') return { ...known, problem: got.why }
  if (got.kind === 'unchanged') return { ...known, problem: undefined }
  const { bytes, etag, lastModified } = got
  const extension = await photoExtension(bytes)
  if (extension === undefined)
    return { ...known, problem: 'what it gave is no whole JPEG, PNG, WebP, AVIF, GIF or TIFF' }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const file = `${folder}/${hash}.${extension}`
  if (file !== known.file) await writeWhole(join(dataDir, 'pictures', file), bytes)
  return { file, etag, lastModified }
}

function outcomeOf(known: FetchedPicture, now: FetchedPicture): keyof FetchCounts {
  if (now.problem !== undefined) return now.file === undefined ? 'missing' : 'kept'
  if (known.file === undefined) return 'fetched'
  return known.file === now.file ? 'unchanged' : 'changed'
}

function warn(address: string, { file, problem }: FetchedPicture, { places }: NamedPictures): void {
  if (problem === undefined) return
  const outcome = file === undefined ? 'it is left out' : 'the last one stays'
  for (const { log, field } of places.get(address) ?? []) {
    log.warn(field, `a picture could not be fetched: ${problem}; ${outcome}`, {
      received: address,
      remedy: 'correct the address in the CRM, or try again later',
    })
  }
}

/** Removes fetched files that no address names; those named before this run stay for a build that runs meanwhile. */
async function removeUnnamed(dataDir: string, known: readonly FetchedPicture[]): Promise<void> {
  const named = new Set(known.map(({ file }) => file))
  const dir = join(dataDir, 'pictures', folder)
  const there = (await readdir(dir).catch(absentAsUndefined)) ?? []
  await Promise.all(
    there.filter((name) => !named.has(`${folder}/${name}`)).map((name) => unlink(join(dir, name))),
  )
}

function toJson(pictures: ReadonlyMap<string, FetchedPicture>): string {
  const sorted = [...pictures].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), undefined, 1)}\n`
}
