import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, searchDir } from '#scripts/build/files/search-file-name.ts'
import { digestParts, type PageIndex } from '#scripts/build/pages/page-index.ts'

/** Search files of the last build that hold what the pages of some homes say: they are the same where the pages are. */
export type KeptBlocks = Readonly<{
  /** Returns the file that was made of the same pages; undefined where one must be made. */
  find: (paths: readonly string[]) => KeptBlock | undefined
  /** Remembers the name of the file that was made of some pages. */
  add: (paths: readonly string[], name: string) => void
}>

type KeptBlock = Readonly<{ name: string; content: Uint8Array }>

/**
 * Returns the blocks of the last build by what the pages of this one are made of; `names` are those of this build.
 * @param published directory of the published site
 */
export function keepBlocks(
  before: PageIndex['blocks'],
  pages: PageIndex['pages'],
  published: string,
): KeptBlocks & Readonly<{ names: PageIndex['blocks'] }> {
  const names: Record<string, string> = {}
  const keyOf = (paths: readonly string[]): string | undefined => {
    const inputs = paths.map((path) => pages[path]?.inputs)
    return inputs.includes(undefined) ? undefined : digestParts(inputs)
  }
  return {
    names,
    find: (paths) => {
      const key = keyOf(paths)
      const name = key === undefined ? undefined : before[key]
      const file = join(published, searchDir, name ?? '')
      if (name === undefined || !existsSync(file)) return undefined
      const content = readFileSync(file)
      // Its name holds its hash: one that was changed by hand is made again.
      if (!name.includes(hashOf(content))) return undefined
      return { name, content }
    },
    add: (paths, name) => {
      const key = keyOf(paths)
      if (key !== undefined) names[key] = name
    },
  }
}
