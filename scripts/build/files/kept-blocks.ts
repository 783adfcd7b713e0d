import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, searchDir } from '#scripts/build/files/search-file-name.ts'
import { digestParts, type PageIndex } from '#scripts/build/pages/page-index.ts'

/** A search file that holds facts of some homes. */
export type Block = Readonly<{ name: string; content: Uint8Array }>

/** Returns the block of the homes whose pages are at some paths: that of the last build, or a new one. */
export type BlockMaker = (paths: readonly string[], make: () => Block) => Block

/** Makes every block: for a site that has no last build. */
export const makeAll: BlockMaker = (_paths, make) => make()

/**
 * Returns a maker that keeps the blocks of homes whose pages are made of the same as in the last build; `names` are the blocks
 * of this build.
 * @param published directory of the published site
 */
export function blockKeeper(
  before: PageIndex['blocks'],
  pages: PageIndex['pages'],
  published: string,
): Readonly<{ makeBlock: BlockMaker; names: PageIndex['blocks'] }> {
  const names: Record<string, string> = {}
  const makeBlock: BlockMaker = (paths, make) => {
    const inputs = paths.map((path) => pages[path]?.inputs)
    if (inputs.includes(undefined)) return make()
    const key = digestParts(inputs)
    const block = findBlock(before[key], published) ?? make()
    names[key] = block.name
    return block
  }
  return { makeBlock, names }
}

/** Returns a published block; its name holds its hash, so that one that was changed by hand is none. */
function findBlock(name: string | undefined, published: string): Block | undefined {
  const file = join(published, searchDir, name ?? '')
  if (name === undefined || !existsSync(file)) return undefined
  const content = readFileSync(file)
  return name.includes(hashOf(content)) ? { name, content } : undefined
}
