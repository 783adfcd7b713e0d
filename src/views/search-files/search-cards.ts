import type { Property } from '#domain/listing/property.ts'
import { speak } from '#domain/values/locale.ts'
import type { LiveWords } from '#islands/results/live-words.ts'
import { rowText } from '#search/engine/text.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import type { ListText } from '#search/files/list-files.ts'
import { foldWords } from '#text/fold.ts'
import type { ListCard } from '#ui/cards/list-card.ts'
import type { Page } from '#views/kit/page.ts'
import { viewListCard } from '#views/listing/card.ts'
import { otherTownNames, townAliases, townName, typeName } from '#views/listing/title.ts'
import { viewReduction } from '#views/property/history.ts'
import { viewProjectCard } from '#views/project/project-card.ts'
import { viewLiveWords } from '#views/results/live-words.ts'
import { offeredIn, type SearchList } from './search-list.ts'

/** Shorter words of a text are articles and prepositions. */
const shortestWord = 4

/** The contents of a list in one language. */
export type ListCards = Readonly<{
  /** The cards of the list's pages. */
  cards: readonly ListCard[]
  searchTexts: readonly string[]
  pins: readonly string[]
  text: Omit<ListText<LiveWords>, 'files' | 'factGroups'>
}>

/** Returns the contents of a list in a language. */
export function listCards(
  page: Page,
  list: SearchList,
  index: Pick<SearchIndex, 'types' | 'categoryIds'>,
): ListCards {
  const { context, locale, t } = page
  const { section, properties, projects, towns } = list
  const { categories } = context.catalogue
  const homes = properties.map((property) => {
    const reduced = viewReduction(page, property)
    const listCard = viewListCard(page, property, section.key)
    const card = reduced === undefined ? listCard : { ...listCard, reduced }
    return {
      listed: { kind: 'property', id: property.id, card } satisfies ListCard,
      text: searchText(property, page, [card.title, property.reference]),
    }
  })
  const developments = projects.map((project) => {
    const card = viewProjectCard(page, project)
    return {
      listed: { kind: 'project', id: project.id, card } satisfies ListCard,
      text: searchText(project, page, [card.name, project.number]),
    }
  })
  const rows = [...homes, ...developments]
  const words = viewLiveWords(page, section)
  return {
    cards: rows.map(({ listed }) => listed),
    searchTexts: rows.map(({ text }) => text),
    pins: rows.map(({ listed }) => listed.card.pin),
    text: {
      townNames: towns.map((town) => townName(town, locale)),
      townAliases: towns.map((town) => townAliases(town, locale)),
      typeNames: index.types.map((type) => typeName({ type: type ?? undefined }, t)),
      categoryNames: index.categoryIds.map(
        (id) => categories.find((each) => each.id === id)?.name[locale] ?? '',
      ),
      offered: offeredIn(context, list),
      words,
    },
  }
}

/**
 * Returns what a listing is found by: its names, its published address, and each word of its text once, without numbers, which are
 * no reference. A town is also found by its names in other languages; of several zips by that of the listing.
 */
function searchText(
  { address, description }: Pick<Property, 'address' | 'description'>,
  page: Page,
  words: readonly (string | undefined)[],
): string {
  const { locale } = page
  const { town } = address
  const street = address.kind === 'published' ? [address.street, address.houseNumber] : []
  const names = [town.zip, townName(town, locale), ...otherTownNames(town, locale)]
  const said = foldWords(speak(description, page)?.text ?? '').split(' ')
  const telling = new Set(said.filter((word) => word.length >= shortestWord && !/\d/.test(word)))
  const own = foldWords([...words, ...street, ...names].filter((word) => word !== undefined).join(' '))
  return rowText(own, telling)
}
