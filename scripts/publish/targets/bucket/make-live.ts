import { daysKept } from '#scripts/build/output/keep-chunks.ts'
import { someAtOnce } from '#scripts/kit/some-at-once.ts'
import { oldReleases } from '../releases.ts'
import type { Bucket } from './bucket.ts'
import { type BucketState, contentKey, readContents, removeRelease, saveState } from './bucket-state.ts'
import { changeOrder, isHashed, maybeThere, type SiteHashes, unknown } from './site-objects.ts'

/** Requests at once: a host answers in some 50 ms, and refuses thousands in a second. */
export const requestsAtOnce = 16

/** A release that a bucket is to show, with its files, and what is in the bucket before; `now` is in milliseconds since 1970. */
type Change = Readonly<{ bucket: Bucket; state: BucketState; name: string; files: SiteHashes; now: number }>

/**
 * Makes a release live whose contents are all in the bucket, then deletes what no release needs. The state is written
 * before each step, so that a publication that comes after a killed one knows what may be there.
 */
export async function makeLive(change: Change): Promise<void> {
  const { bucket, state, name, files } = change
  const { added, changed } = changeOrder(files, state.files)
  const copyAll = async (groups: readonly (readonly string[])[]): Promise<void> => {
    for (const group of groups)
      await someAtOnce(group, requestsAtOnce, (file) => bucket.copy(contentKey(files[file] ?? ''), file))
  }
  const withAdded = { ...markAs(maybeThere, added.flat()), ...state.files }
  await saveState(bucket, { ...state, switchingTo: name, files: withAdded })
  await copyAll(added)
  const reached = { ...state.files, ...markAs(unknown, [...added, ...changed].flat()) }
  await saveState(bucket, { ...state, switchingTo: name, files: reached })
  await copyAll(changed)
  await clearUp(change)
}

/** Deletes files that the site has lost, hashed ones a week later, and contents of releases that are no longer kept. */
async function clearUp({ bucket, state, name, files, now }: Change): Promise<void> {
  const lost = Object.keys(state.files).filter((file) => files[file] === undefined)
  const lostAt = new Map(lost.map((file) => [file, state.lostAt[file] ?? now]))
  const [kept, deleted] = [true, false].map((isKept) =>
    lost.filter(
      (file) => (isHashed(file) && now - (lostAt.get(file) ?? now) < daysKept * 86_400_000) === isKept,
    ),
  ) as [string[], string[]]
  const old = oldReleases({ ...state, all: withName(state.all, name), live: name })
  const all = withName(state.all, name).filter((each) => !old.includes(each))
  const settled: BucketState = {
    live: name,
    all,
    takenBack: state.takenBack.filter((each) => all.includes(each)),
    files: { ...files, ...Object.fromEntries(kept.map((file) => [file, state.files[file] ?? unknown])) },
    lostAt: Object.fromEntries(kept.map((file) => [file, lostAt.get(file) ?? now])),
    unfinished: [],
  }
  const dropped = [...new Set([...state.unfinished, ...old])].filter((each) => !all.includes(each))
  const leaving = { ...settled.files, ...markAs(maybeThere, deleted) }
  await saveState(bucket, { ...settled, files: leaving, unfinished: dropped })
  await someAtOnce(deleted, requestsAtOnce, bucket.remove)
  const needed = await readContents(bucket, all)
  const unneeded = (await readContents(bucket, dropped)).difference(needed)
  await someAtOnce(unneeded, requestsAtOnce, (hash) => bucket.remove(contentKey(hash)))
  for (const each of dropped) await removeRelease(bucket, each)
  await saveState(bucket, settled)
}

function withName(all: readonly string[], name: string): readonly string[] {
  return [...new Set([...all, name])].toSorted()
}

function markAs(mark: string, files: readonly string[]): SiteHashes {
  return Object.fromEntries(files.map((file) => [file, mark]))
}
