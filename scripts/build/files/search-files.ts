import type { Property } from '#domain/listing/property.ts'
import type { Section } from '#domain/site/section.ts'
import type { Locale } from '#domain/values/locale.ts'
import { propertyKey } from '#routes/path/route-keys.ts'
import type { KeptBlocks } from '#scripts/build/files/kept-blocks.ts'
import { hashOf, searchDir } from '#scripts/build/files/search-file-name.ts'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import { type Layout, layoutRows, layouts, toBlocks } from '#search/files/card-blocks.ts'
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

/**
 * Yields the search files of every list, and last the manifest that names them.
 * @param kept blocks of facts that need not be made again
 */
export function* searchFiles(context: ViewContext, kept?: KeptBlocks): Generator<BuiltFile> {
  const files: Record<string, ListFiles> = {}
  for (const list of searchLists(context)) files[list.section.key] = yield* makeListFiles(context, list, kept)
  const manifest: SearchManifest = { format: searchFormat, files }
  yield ['/search/manifest.json', JSON.stringify(manifest)]
}

function* makeListFiles(
  context: ViewContext,
  list: SearchList,
  kept: KeptBlocks | undefined,
): Generator<BuiltFile, ListFiles> {
  const { section, properties, projects } = list
  const index = listIndex(context, list)
  const columns = encodeIndex(index)
  const ids = encodeColumns(null, {
    ids: { kind: 'deltas', values: [...properties, ...projects].map(({ id }) => id) },
  })
  const save: Save = function* (part, content, ending = 'txt') {
    const name = `${section.key}${part}.${hashOf(content)}.${ending}`
    yield [pathOf(name), content]
    return name
  }
  const texts: [Locale, string][] = []
  for (const locale of context.catalogue.site.languageUse) {
    const text = yield* makeText(context, list, locale, save, kept)
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
  locale: Locale,
  save: Save,
  kept: KeptBlocks | undefined,
): Generator<BuiltFile, ListText> {
  const index = listIndex(context, list)
  const { cards, searchTexts, pins, text } = listCards(context, list, index, locale)
  const isCompared = list.section.kind === 'sale' || list.section.kind === 'rent'
  const compared = isCompared ? list.properties : []
  const saveCards = function* (layout: Layout): Generator<BuiltFile, readonly string[]> {
    const names: string[] = []
    for (const block of toBlocks(cards, layoutRows(index, layout)))
      names.push(yield* save(`-${layout}-${locale}`, encodeRows('cards', block)))
    return names
  }
  const blocks = new Map<string, readonly string[]>()
  for (const layout of layouts) blocks.set(layout, yield* saveCards(layout))
  return {
    ...text,
    factGroups: listFacts(context, compared.slice(0, 1), locale).groups,
    files: {
      searchTexts: yield* save(`-texts-${locale}`, encodeColumns(searchTexts, {})),
      pins: yield* save(`-pins-${locale}`, encodeColumns(pins, {})),
      cards: recordOf(layouts, (layout) => blocks.get(layout) ?? []),
      facts: yield* makeFacts(context, list.section, toBlocks(compared, layoutRows(index, 'id')), {
        locale,
        save,
        kept,
      }),
    },
  }
}

/** Yields the facts of homes in blocks; a block whose homes have the pages of the last build is that of the last build. */
function* makeFacts(
  context: ViewContext,
  section: Section,
  blocks: readonly (readonly Property[])[],
  { locale, save, kept }: Readonly<{ locale: Locale; save: Save; kept: KeptBlocks | undefined }>,
): Generator<BuiltFile, readonly string[]> {
  const names: string[] = []
  for (const homes of blocks) {
    const paths = homes.map(({ id }) => context.routes.find(propertyKey(id, section.key), locale)?.path ?? '')
    const found = kept?.find(paths)
    if (found !== undefined) yield [pathOf(found.name), found.content]
    const name =
      found?.name ??
      (yield* save(`-facts-${locale}`, encodeRows('facts', listFacts(context, homes, locale).rows)))
    kept?.add(paths, name)
    names.push(name)
  }
  return names
}

function encodeRows(name: string, values: readonly unknown[]): Uint8Array {
  return encodeColumns(null, { [name]: { kind: 'rows', values } })
}

function pathOf(name: string): string {
  return `/${searchDir}/${name}`
}
