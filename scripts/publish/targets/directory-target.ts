import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { dirMaker } from '#scripts/build/output/dir-maker.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { linkOrCopy } from '#scripts/build/output/link-or-copy.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'
import type { DeployTarget } from './deploy-target.ts'
import { oldReleases, releaseBefore, type Releases, statusOf } from './releases.ts'

/** Brings a release, a directory, to the host that shows it; throws when that refuses. */
export type Upload = (release: string) => Promise<void>

/**
 * Returns a directory that a web server sends: releases, and the link `current` to the live one, which a rename
 * replaces, so that a visitor sees the old or the new site and never a part of one. With `upload` the directory keeps the
 * releases of a host elsewhere: `current` follows once the host has taken the release.
 */
export function directoryTarget(dir: string, upload: Upload = async () => {}): DeployTarget {
  return {
    live: join(dir, 'current'),
    status: async (name) => statusOf(readReleases(dir), name),
    publish: async (built, name) => {
      const next = join(dir, 'next')
      try {
        await copySite(built, next)
        await upload(next)
      } catch (error) {
        // Frees its space: the disk may be full.
        await rm(next, { recursive: true, force: true })
        throw error
      }
      const release = join(dir, 'releases', name)
      mkdirSync(dirname(release), { recursive: true })
      // A publication that was killed before the link pointed there left it.
      await removeRelease(dir, name)
      await rename(next, release)
      await pointTo(dir, name)
      await removeOldReleases(dir)
    },
    rollBack: async () => {
      const releases = readReleases(dir)
      const { live, before } = releaseBefore(releases, dir)
      await upload(join(dir, 'releases', before))
      await writeWhole(takenBackFile(dir), [...releases.takenBack, live].join('\n'))
      await pointTo(dir, before)
      return before
    },
  }
}

function takenBackFile(dir: string): string {
  return join(dir, 'taken-back')
}

function readReleases(dir: string): Releases {
  const [current, releases, takenBack] = [join(dir, 'current'), join(dir, 'releases'), takenBackFile(dir)]
  return {
    live: existsSync(current) ? basename(readlinkSync(current)) : undefined,
    all: existsSync(releases) ? readdirSync(releases).toSorted() : [],
    takenBack: existsSync(takenBack) ? readFileSync(takenBack, 'utf8').split('\n') : [],
  }
}

/** Copies a site as links; what a killed publication left there goes. */
async function copySite(built: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const makeDir = dirMaker(to)
  for (const file of await listFiles(built)) {
    makeDir(dirname(join(to, file)))
    linkOrCopy(join(built, file), join(to, file))
  }
}

/** A rename replaces a link at once; making a link where one is fails. */
async function pointTo(dir: string, name: string): Promise<void> {
  const next = join(dir, '.next')
  await rm(next, { force: true })
  await symlink(join('releases', name), next)
  await rename(next, join(dir, 'current'))
}

async function removeOldReleases(dir: string): Promise<void> {
  for (const name of oldReleases(readReleases(dir))) await removeRelease(dir, name)
}

/** Takes a release away by a rename first: half a one, left by a kill, could otherwise be gone back to. */
async function removeRelease(dir: string, name: string): Promise<void> {
  const [release, leaving] = [join(dir, 'releases', name), join(dir, 'leaving')]
  await rm(leaving, { recursive: true, force: true })
  if (existsSync(release)) await rename(release, leaving)
  await rm(leaving, { recursive: true, force: true })
}
