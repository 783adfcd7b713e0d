import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { someAtOnce } from '#scripts/kit/some-at-once.ts'
import type { DeployTarget } from '../deploy-target.ts'
import { releaseBefore, statusOf } from '../releases.ts'
import type { Bucket } from './bucket.ts'
import { contentKey, readContents, readRelease, readState, saveRelease, saveState } from './bucket-state.ts'
import { makeLive, requestsAtOnce } from './make-live.ts'
import { hashSite, objectHeaders, type SiteHashes } from './site-objects.ts'

/**
 * Returns a bucket whose objects are the live site. Contents of releases are stored by hash; a release becomes live by
 * copies within the bucket, in an order that leaves no page without what it shows and links to, at whatever moment it
 * stops. Only what changed is sent, and going back works from any machine.
 * @see docs/decisions/publishing.md
 */
export function bucketTarget(bucket: Bucket, now: () => number = Date.now): DeployTarget {
  return {
    live: bucket.address,
    status: async (name) => {
      const state = await readState(bucket)
      // Half of another release may be live: publishing this one repairs it.
      return state.switchingTo === undefined ? statusOf(state, name) : 'new'
    },
    publish: async (built, name) => {
      const before = await readState(bucket)
      const files = await hashSite(built)
      const state = { ...before, unfinished: [...new Set([...before.unfinished, name])] }
      await saveState(bucket, state)
      await saveRelease(bucket, name, files)
      await uploadContents(bucket, built, files, await readContents(bucket, state.all))
      await makeLive({ bucket, state, name, files, now: now() })
    },
    rollBack: async () => {
      const state = await readState(bucket)
      const { live, before } = releaseBefore(state, bucket.address)
      const files = await readRelease(bucket, before)
      const left = { ...state, takenBack: [...state.takenBack, live] }
      await makeLive({ bucket, state: left, name: before, files, now: now() })
      return before
    },
  }
}

async function uploadContents(
  bucket: Bucket,
  built: string,
  files: SiteHashes,
  held: ReadonlySet<string>,
): Promise<void> {
  const missing = new Map(
    Object.entries(files).flatMap(([file, hash]) => (held.has(hash) ? [] : [[hash, file] as const])),
  )
  await someAtOnce(missing, requestsAtOnce, async ([hash, file]) =>
    bucket.write(contentKey(hash), await readFile(join(built, file)), objectHeaders(file)),
  )
}
