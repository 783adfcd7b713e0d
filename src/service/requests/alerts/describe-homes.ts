import { inSentence } from '#i18n/in-sentence.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import type { FoundHome } from './find-wanted.ts'
import type { NewsHome } from './homes-mail.ts'
import type { PublishedList } from './publication.ts'

/** Returns what a mail says about homes of a list. */
export async function describeHomes(
  { homes, cards }: PublishedList,
  found: readonly FoundHome[],
  words: SiteWords,
  locale: Locale,
): Promise<readonly NewsHome[]> {
  const rows = found.map(({ row }) => row)
  const shown = await cards(rows, locale)
  return found.flatMap(({ row, was }, at) => {
    const card = shown[at]
    const home = words.subject(`property/${homes[row] ?? 0}`, locale)
    if (card === undefined || home === undefined) return []
    const facts = [...card.facts, ...(card.epc === undefined ? [] : [card.epc.words])].map((fact, index) =>
      index === 0 ? fact : inSentence(fact, locale),
    )
    return [
      {
        home: { ...home, place: card.place, facts: facts.length === 0 ? undefined : facts.join(', ') },
        was,
        per: card.price?.suffix,
        earlyUntil: home.earlyUntil,
      },
    ]
  })
}
