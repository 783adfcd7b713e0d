import { cp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Builds, steps } from '#scripts/bench/generators/format-builds.ts'
import { measureTree } from '#scripts/bench/generators/measure-tree.ts'
import type { PeerPage } from '#scripts/bench/generators/peer-pages.ts'
import { forget, type Peer } from '#scripts/bench/generators/peers.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'

/** The pages of a site before and after one record changed, in the same order. */
export type PeerInput = Readonly<{ before: readonly PeerPage[]; after: readonly PeerPage[] }>

const templates = fileURLToPath(new URL('templates', import.meta.url))

/**
 * Puts a peer into its directory, with its packages.
 * @throws {CommandError} where they cannot be installed, or its program is not there
 */
export async function installPeer(peer: Peer, dir: string): Promise<void> {
  await cp(join(templates, peer.name), dir, { recursive: true })
  if (peer.name === 'hugo') await measureTree('hugo', ['version'])
  else await measureTree('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: dir })
}

/** Builds the site of an installed peer clean, after one record changed, and again. */
export async function measurePeer(peer: Peer, dir: string, { before, after }: PeerInput): Promise<Builds> {
  await forget(peer, dir)
  await rm(join(dir, 'content'), { recursive: true, force: true })
  await peer.give(dir, before, new Set(before.map(({ path }) => path)))
  const builds: Builds[number][] = []
  for (const step of steps) {
    if (step === 'one price') await peer.give(dir, after, changedPaths({ before, after }))
    const startedAt = Date.now()
    const [program, ...args] = peer.run
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
    const cost = await measureTree(program, args, { cwd: dir, env })
    builds.push({ step, cost, pages: await countWritten(join(dir, peer.out), startedAt) })
  }
  return builds
}

/** Returns the paths of the pages that one changed record changes. */
export function changedPaths({ before, after }: PeerInput): ReadonlySet<string> {
  const old = new Map(before.map((page) => [page.path, JSON.stringify(page)]))
  return new Set(after.filter((page) => old.get(page.path) !== JSON.stringify(page)).map(({ path }) => path))
}

async function countWritten(out: string, since: number): Promise<number> {
  let count = 0
  for (const file of await listFiles(out, 'index.html')) {
    const { mtimeMs } = await stat(join(out, file))
    if (mtimeMs >= since) count += 1
  }
  return count
}
