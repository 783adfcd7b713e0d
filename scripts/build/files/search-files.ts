import type { Section } from '#domain/site/section.ts'
import type { Locale } from '#domain/values/locale.ts'
import { hashOf, searchDir } from '#scripts/build/files/search-file-name.ts'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import { type Layout, layoutRows, layouts, toBlocks } from '#search/files/card-blocks.ts'
import { encodeColumns } from '#search/files/column-file.ts'
import { encodeIndex } from '#search/files/index-file.ts'
import {
  earlyManifest,
  type ListFiles,
  type ListText,
  type SearchManifest,
} from '#search/files/list-files.ts'
import { encodePoints } from '#search/files/points-file.ts'
import { searchFormat } from '#search/files/search-file.ts'
import { recordOf } from '#search/filters/record-of.ts'
import { createPage, type Page } from '#views/kit/page.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { listCards } from '#views/search-files/search-cards.ts'
import { listFacts } from '#views/search-files/search-facts.ts'
import { earlyLists, listIndex, searchLists, type SearchList } from '#views/search-files/search-list.ts'
import { listPoints } from '#views/search-files/search-points.ts'

/** A search file of some homes. */
type Block = Readonly<{ name: string; content: Uint8Array }>

/**
 * Yields the search files of every list and the manifest that names them. Homes that are shown early have files and a
 * manifest of their own, for the mails of the service.
 */
export function* searchFiles(context: ViewContext): Generator<BuiltFile> {
  const written = new Set<string>()
  for (const file of allFiles(context)) {
    // Two lists that say the same of their homes share a file.
    if (!written.has(file[0])) yield file
    written.add(file[0])
  }
}

function* allFiles(context: ViewContext): Generator<BuiltFile> {
  yield* makeFiles(context, searchLists(context), '/search/manifest.json')
  const early = earlyLists(context)
  if (early.length > 0) yield* makeFiles(context, early, earlyManifest)
}

function* makeFiles(context: ViewContext, lists: readonly SearchList[], name: string): Generator<BuiltFile> {
  const files: Record<string, ListFiles> = {}
  for (const list of lists) files[list.section.key] = yield* makeListFiles(context, list)
  const manifest: SearchManifest = { format: searchFormat, files }
  yield [name, JSON.stringify(manifest)]
}

function* makeListFiles(context: ViewContext, list: SearchList): Generator<BuiltFile, ListFiles> {
  const { section, properties, projects } = list
  const index = listIndex(context, list)
  const columns = encodeIndex(index)
  const ids = encodeColumns(null, {
    ids: { kind: 'deltas', values: [...properties, ...projects].map(({ id }) => id) },
  })
  const texts: [Locale, string][] = []
  for (const locale of context.catalogue.site.languageUse) {
    const text = yield* makeText(createPage(context, locale), list)
    texts.push([locale, yield* save(toBlock(section, `-${locale}`, encodeColumns(text, {})))])
  }
  return {
    rows: hashOf(ids, columns),
    index: yield* save(toBlock(section, '', columns, 'bin')),
    points: yield* save(toBlock(section, '-points', encodePoints(listPoints(list)), 'bin')),
    ids: yield* save(toBlock(section, '-ids', ids, 'bin')),
    texts: Object.fromEntries(texts),
  }
}

/** Yields a file, and returns its name. */
function* save({ name, content }: Block): Generator<BuiltFile, string> {
  yield [`/${searchDir}/${name}`, content]
  return name
}

/** Names a file by its list and its content. Files that are mostly text get `txt`, since every host compresses that. */
function toBlock(section: Section, part: string, content: Uint8Array, ending: 'txt' | 'bin' = 'txt'): Block {
  return { name: `${section.key}${part}.${hashOf(content)}.${ending}`, content }
}

function* makeText(page: Page, list: SearchList): Generator<BuiltFile, ListText> {
  const { context, locale } = page
  const { section, properties } = list
  const index = listIndex(context, list)
  const { cards, searchTexts, pins, text } = listCards(page, list, index)
  const compared = section.kind === 'sale' || section.kind === 'rent' ? properties : []
  // One after the other: the facts of all homes at once would be the most that a build holds.
  const saveAll = function* (blocks: Iterable<Block>): Generator<BuiltFile, readonly string[]> {
    const names: string[] = []
    for (const block of blocks) names.push(yield* save(block))
    return names
  }
  const blocksOf = (layout: Layout): Iterable<Block> =>
    Iterator.from(toBlocks(cards, layoutRows(index, layout))).map((values) =>
      toBlock(section, `-${layout}-${locale}`, encodeRows('cards', values)),
    )
  const blocks = new Map<string, readonly string[]>()
  for (const layout of layouts) blocks.set(layout, yield* saveAll(blocksOf(layout)))
  const facts = Iterator.from(toBlocks(compared, layoutRows(index, 'id'))).map((homes) =>
    toBlock(section, `-facts-${locale}`, encodeRows('facts', listFacts(page, homes).rows)),
  )
  return {
    ...text,
    factGroups: listFacts(page, compared.slice(0, 1)).groups,
    files: {
      searchTexts: yield* save(toBlock(section, `-texts-${locale}`, encodeColumns(searchTexts, {}))),
      pins: yield* save(toBlock(section, `-pins-${locale}`, encodeColumns(pins, {}))),
      cards: recordOf(layouts, (layout) => blocks.get(layout) ?? []),
      facts: yield* saveAll(facts),
    },
  }
}

function encodeRows(name: string, values: readonly unknown[]): Uint8Array {
  return encodeColumns(null, { [name]: { kind: 'rows', values } })
}
