import type { Locale } from '#domain/values/locale.ts'
import type { AreaPoints } from '#search/engine/area-points.ts'
import type { ListCards, ListFacts } from '#search/files/card-file.ts'
import { decodeCards } from '#search/files/decode-cards.ts'
import { decodeIndex } from '#search/files/decode-index.ts'
import { createFileLoader } from './file-loader.ts'
import { createKeeper } from './keeper.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'

export { SearchDataError } from './search-data-error.ts'

/**
 * The files of each list by its section's key: `sale`, `rent`, `projects`, `office-berlare`. Each is loaded once and
 * kept; what failed is tried again when it is asked for again. All reject with a {@link SearchDataError}.
 */
export type SearchData = Readonly<{
  index: (section: string) => Promise<SearchIndex>
  points: (section: string) => Promise<AreaPoints>
  cards: (section: string, locale: Locale) => Promise<ListCards>
  /** What a property is compared by; the lists for sale and for rent have them. */
  facts: (section: string, locale: Locale) => Promise<ListFacts>
}>

/**
 * Returns the loader of a site's search files. All that it gives of one list belongs together: when the site was built
 * anew in between, it rejects as `stale` once, and begins anew.
 * @param base where the files are, with a slash at the end
 */
export function createSearchData(base = '/search/', fetcher: typeof fetch = fetch): SearchData {
  const { keep, forget } = createKeeper()
  const load = createFileLoader({ base, fetcher, forget })
  const index = keep((section) => load(section, (files) => files.index, decodeIndex))
  const points = keep((section) => {
    const rows = index(section, '')
    // It is awaited below, and its failure is told there.
    rows.catch(() => undefined)
    return load(
      section,
      (files) => files.points,
      async (file) => {
        // Most searches do without it.
        const { decodeAreaPoints } = await import('#search/engine/area-points.ts')
        return decodeAreaPoints(file, await rows)
      },
    )
  })
  return {
    index: (section) => index(section, ''),
    points: (section) => points(section, ''),
    cards: keep((section, locale: Locale) =>
      load(
        section,
        (files) => files.cards[locale],
        (file) => decodeCards(textOf(file)),
      ),
    ),
    facts: keep((section, locale: Locale) =>
      load(
        section,
        (files) => files.facts?.[locale],
        async (file) => {
          // The compare page alone asks for them.
          const { decodeFacts } = await import('#search/files/fact-file.ts')
          return decodeFacts(textOf(file))
        },
      ),
    ),
  }
}

function textOf(file: Uint8Array): string {
  return new TextDecoder().decode(file)
}
