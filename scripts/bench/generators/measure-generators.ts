import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { multiplyRecords } from '#scripts/bench/build/multiply-records.ts'
import { type Builds, formatBuilds } from '#scripts/bench/generators/format-builds.ts'
import { buildOurs, measureOurs } from '#scripts/bench/generators/measure-ours.ts'
import { installPeer, measurePeer } from '#scripts/bench/generators/measure-peer.ts'
import { type PeerPage, viewPeerPages } from '#scripts/bench/generators/peer-pages.ts'
import { eleventy, hugo, next, type Peer } from '#scripts/bench/generators/peers.ts'
import { CommandError } from '#scripts/kit/command.ts'
import { formatCount } from '#scripts/kit/progress.ts'
import { composeSite, siteOptions } from '#site'

/** Records of the larger sites: some 10,000 and 40,000 pages. */
export const volumes: readonly number[] = [3300, 13_300]

/** Prints what builds of ours and of other generators cost, for the demo's records and for each larger number of them. */
export async function measureGenerators(work: string, larger: readonly number[]): Promise<void> {
  console.log('\nClean and incremental builds beside other generators, which write the property pages only')
  const installed: Peer[] = []
  for (const peer of [eleventy, hugo, next]) {
    try {
      await installPeer(peer, join(work, peer.name))
      installed.push(peer)
    } catch (error) {
      console.log(`  ${peer.name} is left out: ${String(error).split('\n')[0]}`)
    }
  }
  // Makes the pictures and the bundle that the measured builds find.
  await buildOurs('data', join(work, 'ours'))
  const demo: readonly unknown[] = JSON.parse(await readFile('data/properties.json', 'utf8'))
  await measureVolume(work, demo.length, installed)
  // Next takes minutes for what the others write in seconds.
  for (const records of larger)
    await measureVolume(
      work,
      records,
      installed.filter((peer) => peer !== next),
    )
}

async function measureVolume(work: string, records: number, peers: readonly Peer[]): Promise<void> {
  const dataDir = join(work, 'data')
  await multiplyRecords(resolve('data'), dataDir, records)
  const before = await loadPages(dataDir)
  const ours = await measureOurs(dataDir, join(work, 'ours'))
  const after = await loadPages(dataDir)
  const found = new Map<string, Builds>()
  for (const peer of peers) {
    try {
      found.set(peer.name, await measurePeer(peer, join(work, peer.name), { before, after }))
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      console.log(`  ${peer.name}: ${error.message}`)
    }
  }
  console.log(`\n${formatCount(records)} records, ${formatCount(before.length)} property pages`)
  console.log(formatBuilds(ours, found))
  await rm(join(work, 'ours'), { recursive: true, force: true })
}

async function loadPages(dataDir: string): Promise<readonly PeerPage[]> {
  return viewPeerPages(await composeSite(siteOptions({ SITE_DATA: dataDir })))
}
