import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PeerPage } from '#scripts/bench/generators/peer-pages.ts'

/** Another generator: how it gets its pages and how it is run. Paths are relative to its directory. */
export type Peer = Readonly<{
  /** Name of its directory of templates. */
  name: string
  /** Directories that a clean build does not find. */
  made: readonly string[]
  /** Directory of the site. */
  out: string
  /** Writes all pages, or only those that changed into what an earlier call wrote. */
  give: (dir: string, pages: readonly PeerPage[], changed: ReadonlySet<string>) => Promise<void>
  /** Program and arguments of a build, the first and every later one. */
  run: readonly [program: string, ...args: string[]]
}>

export const eleventy: Peer = {
  name: 'eleventy',
  made: ['out'],
  out: 'out',
  give: async (dir, pages) => {
    await mkdir(join(dir, '_data'), { recursive: true })
    await writeFile(join(dir, '_data/pages.json'), JSON.stringify(pages))
  },
  // Without --watch it remembers nothing, and --incremental=FILE fails in 3.1.8 on a file of data.
  run: [process.execPath, 'node_modules/@11ty/eleventy/cmd.cjs', '--output=out', '--quiet'],
}

export const next: Peer = {
  name: 'next',
  made: ['out', '.next'],
  out: 'out',
  give: (dir, pages) => writeFile(join(dir, 'pages.json'), JSON.stringify(pages)),
  run: [process.execPath, 'node_modules/next/dist/bin/next', 'build'],
}

export const hugo: Peer = {
  name: 'hugo',
  made: ['out', 'resources'],
  out: 'out',
  give: async (dir, pages, changed) => {
    const content = join(dir, 'content')
    await mkdir(content, { recursive: true })
    for (const [number, page] of pages.entries()) {
      if (!changed.has(page.path)) continue
      await writeFile(join(content, `${number}.md`), `${hugoPage(page)}\n`)
    }
  },
  run: ['hugo', '--destination', 'out', '--quiet'],
}

/** Returns the front matter of a page; Hugo reads it as JSON. */
export function hugoPage({ path, ...page }: PeerPage): string {
  return JSON.stringify({ url: path, ...page }, undefined, 1)
}

/** Removes what earlier builds of a peer left. */
export async function forget(peer: Peer, dir: string): Promise<void> {
  for (const name of peer.made) await rm(join(dir, name), { recursive: true, force: true })
}
