import { createHash } from 'node:crypto'
import type { Locale } from '#domain/values/locale.ts'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import { layoutRows, layouts, toBlocks } from '#search/files/card-blocks.ts'
import { encodeColumns } from '#search/files/column-file.ts'
import { encodeIndex } from '#search/files/index-file.ts'
import type { ListFiles, ListText, SearchManifest } from '#search/files/list-files.ts'
import { encodePoints } from '#search/files/points-file.ts'
import { searchFormat } from '#search/files/search-file.ts'
import { recordOf } from '#search/filters/record-of.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { listCards } from '#views/search-files/search-cards.ts'
import { listFacts } from '#views/search-files/search-facts.ts'
import { listIndex, searchLists, type SearchList } from '#views/search-files/search-list.ts'
import { listPoints } from '#views/search-files/search-points.ts'

/** Yields the search files of every list, and last the manifest that names them. */
export function* searchFiles(context: ViewContext): Generator<BuiltFile> {
  const files: Record<string, ListFiles> = {}
  for (const list of searchLists(context)) files[list.section.key] = yield* makeListFiles(context, list)
  const manifest: SearchManifest = { format: searchFormat, files }
  yield ['/search/manifest.json', JSON.stringify(manifest)]
}

function* makeListFiles(context: ViewContext, list: SearchList): Generator<BuiltFile, ListFiles> {
  const { section, properties, projects } = list
  const index = listIndex(context, list)
  const columns = encodeIndex(index)
  const ids = encodeColumns(null, {
    ids: { kind: 'deltas', values: [...properties, ...projects].map(({ id }) => id) },
  })
  const save: Save = function* (part, content, ending = 'txt') {
    const name = `${section.key}${part}.${hashOf(content)}.${ending}`
    yield [`/search/files/${name}`, content]
    return name
  }
  const texts: [Locale, string][] = []
  for (const locale of context.catalogue.site.languageUse) {
    const text = yield* makeText(context, list, index, locale, save)
    texts.push([locale, yield* save(`-${locale}`, encodeColumns(text, {}))])
  }
  return {
    rows: hashOf(ids, columns),
    index: yield* save('', columns, 'bin'),
    points: yield* save('-points', encodePoints(listPoints(list)), 'bin'),
    ids: yield* save('-ids', ids, 'bin'),
    texts: Object.fromEntries(texts),
  }
}

/** Files that are mostly text get `txt`, since every host compresses that. */
type Save = (part: string, content: Uint8Array, ending?: 'txt' | 'bin') => Generator<BuiltFile, string>

function* makeText(
  context: ViewContext,
  list: SearchList,
  index: SearchIndex,
  locale: Locale,
  save: Save,
): Generator<BuiltFile, ListText> {
  const { cards, searchTexts, pins, text } = listCards(context, list, index, locale)
  const isCompared = list.section.kind === 'sale' || list.section.kind === 'rent'
  const facts = isCompared ? listFacts(context, list, locale) : { groups: [], rows: [] }
  const saveBlocks = function* (
    part: string,
    name: string,
    values: readonly unknown[],
    rows: Uint32Array,
  ): Generator<BuiltFile, readonly string[]> {
    const names: string[] = []
    for (const block of toBlocks(values, rows))
      names.push(
        yield* save(`${part}-${locale}`, encodeColumns(null, { [name]: { kind: 'rows', values: block } })),
      )
    return names
  }
  const blocks = new Map<string, readonly string[]>()
  for (const layout of layouts)
    blocks.set(layout, yield* saveBlocks(`-${layout}`, 'cards', cards, layoutRows(index, layout)))
  return {
    ...text,
    factGroups: facts.groups,
    files: {
      searchTexts: yield* save(`-texts-${locale}`, encodeColumns(searchTexts, {})),
      pins: yield* save(`-pins-${locale}`, encodeColumns(pins, {})),
      cards: recordOf(layouts, (layout) => blocks.get(layout) ?? []),
      facts: yield* saveBlocks('-facts', 'facts', facts.rows, layoutRows(index, 'id')),
    },
  }
}

/** Returns the first 64 bits of a SHA-256, which the loader verifies (`expectNamed`). */
export function hashOf(...contents: readonly BuiltFile[1][]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex').slice(0, 16)
}
