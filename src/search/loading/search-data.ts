import type { Locale } from '#domain/values/locale.ts'
import type { AreaPoints } from '#search/engine/area-points.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import { blockSizeOf } from '#search/files/card-blocks.ts'
import { decodeColumns } from '#search/files/column-file.ts'
import { decodeIndex } from '#search/files/index-file.ts'
import type { ListText } from '#search/files/list-files.ts'
import type { ListCard } from '#ui/cards/list-card.ts'
import { type CardStore, createCardStore } from './card-store.ts'
import { createFileLoader } from './file-loader.ts'
import { createKeeper } from './keeper.ts'

export { SearchDataError } from './search-data-error.ts'

/** The facts by which a listing is compared, in groups: labels with their values, as far as they are known. */
export type ListingFacts = readonly Readonly<{ title: string; facts: ReadonlyMap<string, string> }>[]

/**
 * The files of each list by its section's key: `sale`, `rent`, `projects`, `office-berlare`. Each is loaded once and kept;
 * a failed one is loaded again at the next call. All reject with a {@link SearchDataError}.
 */
export type SearchData<Words> = Readonly<{
  index: (section: string) => Promise<SearchIndex>
  points: (section: string) => Promise<AreaPoints>
  /** Names and sentences of a list in a language. */
  text: (section: string, locale: Locale) => Promise<ListText<Words>>
  /** A text to search in for each row. */
  searchTexts: (section: string, locale: Locale) => Promise<readonly string[]>
  /** What each row's pin on the map says. */
  pins: (section: string, locale: Locale) => Promise<readonly string[]>
  cards: (section: string, locale: Locale) => Promise<CardStore>
  /** Rows by the CRM ids of their listings. */
  rows: (section: string) => Promise<ReadonlyMap<number, number>>
  /** The facts of a row; none in a list without comparison. */
  facts: (section: string, locale: Locale, row: number) => Promise<ListingFacts>
}>

/**
 * Returns the loader of a site's search files. Everything that it loads of one list belongs together: when the site was
 * rebuilt in between, it rejects as `stale` once and starts afresh.
 * @param base path of the files, with a slash at the end
 */
export function createSearchData<Words>(base = '/search/', fetcher: typeof fetch = fetch): SearchData<Words> {
  const { keep, forget } = createKeeper()
  const { load, loadNamed } = createFileLoader({ base, fetcher, forget })
  const index = keep((section) => load(section, (files) => files.index, decodeIndex))
  const text = keep((section, locale: Locale) =>
    load(
      section,
      (files) => files.texts[locale],
      (file) => decodeColumns<ListText<Words>>(file).head,
    ),
  )
  const points = keep((section) => {
    const rows = index(section, '')
    // It is awaited below, where its failure is reported.
    rows.catch(() => undefined)
    return load(
      section,
      (files) => files.points,
      async (file) => {
        const [{ areaPoints }, { decodePoints }] = await Promise.all([
          import('#search/engine/area-points.ts'),
          import('#search/files/points-file.ts'),
        ])
        return areaPoints(decodePoints(file), await rows)
      },
    )
  })
  const strings = keep((section, name: string) =>
    loadNamed(section, name, (file) => decodeColumns<readonly string[]>(file).head),
  )
  const cards = keep(async (section, locale: Locale) => {
    const [rows, { files }] = await Promise.all([index(section, ''), text(section, locale)])
    return createCardStore(rows, ({ layout, number }) =>
      loadNamed(section, files.cards[layout][number], (file) => decodeColumns(file).rows<ListCard>('cards')),
    )
  })
  const rows = keep((section) =>
    load(
      section,
      (files) => files.ids,
      (file) => new Map(Array.from(decodeColumns(file).numbers('ids'), (id, row) => [id, row])),
    ),
  )
  const factBlock = keep((section, name: string) =>
    loadNamed(section, name, (file) => decodeColumns(file).rows<readonly string[]>('facts')),
  )
  return {
    index: (section) => index(section, ''),
    points: (section) => points(section, ''),
    text,
    searchTexts: async (section, locale) => strings(section, (await text(section, locale)).files.searchTexts),
    pins: async (section, locale) => strings(section, (await text(section, locale)).files.pins),
    cards,
    rows: (section) => rows(section, ''),
    facts: async (section, locale, row) => {
      const { factGroups, files } = await text(section, locale)
      const size = blockSizeOf((await index(section, '')).size)
      const name = files.facts[Math.floor(row / size)]
      const values = name === undefined ? [] : (await factBlock(section, name))(row % size)
      const rest = (values ?? []).values()
      return factGroups.map(({ title, labels }) => ({
        title,
        facts: new Map(
          labels
            .map((label) => [label, rest.next().value ?? ''] as const)
            .filter(([, value]) => value !== ''),
        ),
      }))
    },
  }
}
