import { useCallback } from 'react'
import type { Locale } from '#domain/values/locale.ts'
import { useLoaded } from '#islands/kit/use-loaded.ts'
import { useWords } from '#islands/kit/use-words.ts'
import { searchFiles } from '#islands/results/search-files.ts'
import { createFindOnOffer } from '#search/engine/find-on-offer.ts'
import { noCriteria } from '#search/query/criteria.ts'
import type { CardView } from '#ui/cards/PropertyCard.tsx'
import { PropertyGrid } from '#ui/cards/PropertyGrid.tsx'
import type { KeptContext } from './kept-words.ts'

const shown = 3

/** The newest homes of the first list, for a visitor who has kept nothing yet. Empty until they are loaded, or if that fails. */
export function NewestHomes({ locale, sections }: Pick<KeptContext, 'locale' | 'sections'>) {
  const t = useWords()
  const load = useCallback(() => loadNewest(sections, locale), [sections, locale])
  const loaded = useLoaded(load, true)
  if (loaded.state !== 'ready' || loaded.value.length === 0) return undefined
  return (
    <section className="empty-near" aria-labelledby="newest">
      <h2 id="newest">{t('personal.newest')}</h2>
      <PropertyGrid cards={loaded.value} headingLevel={3} firstLoading="lazy" />
    </section>
  )
}

async function loadNewest([section]: readonly string[], locale: Locale): Promise<readonly CardView[]> {
  if (section === undefined) return []
  const [index, cards] = await Promise.all([searchFiles.index(section), searchFiles.cards(section, locale)])
  const rows = createFindOnOffer(index)(noCriteria).slice(0, shown)
  await cards.load(rows)
  return rows.flatMap((row) => {
    const listed = cards.peek(row)
    return listed?.kind === 'property' ? [listed.card] : []
  })
}
