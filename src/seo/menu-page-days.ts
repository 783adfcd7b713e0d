import { type ListingHistory, onlineSince } from '#domain/listing/listing-history.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Article } from '#domain/site/content.ts'
import type { Relation } from '#domain/site/module.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { listedProjects, listedProperties } from '#routes/table/listed.ts'

/** A day, or undefined where no record has one. */
export type Day = PlainDate | undefined

/** What pages are dated by: the entities, the ledger's history of each property, and the day of the build. */
export type DatedSite = Readonly<{
  catalogue: Catalogue
  historyOf: (property: Property) => ListingHistory
  now: PlainDate
}>

/**
 * Returns the day on which each page of the menu last changed, by its ID: with its own text, and when something came
 * online in a list on it.
 */
export function menuPageDays({ catalogue, historyOf, now }: DatedSite): ReadonlyMap<number, Day> {
  const online = (goal: 'sale' | 'rent'): Day =>
    newest(
      now,
      listedProperties(catalogue, catalogue.sections.find(({ kind }) => kind === goal)?.key ?? goal).map(
        (property) => onlineSince(historyOf(property), property.publishedOn),
      ),
    )
  const dayOf = (relation: Relation): Day => {
    switch (relation.kind) {
      case 'property-list':
        return online(relation.goal)
      case 'project-list':
        return newest(now, listedProjects(catalogue).map(publishedDay))
      case 'article':
        return newest(
          now,
          catalogue.articles.filter(({ numericId }) => numericId === relation.id).map(articleChangedOn),
        )
      case 'category':
        return categoryDay(catalogue, relation.category, now)
      default:
        return undefined
    }
  }
  return new Map(
    catalogue.index.menuPages.map((page) => [
      page.id,
      newest(now, [page.modifiedOn, ...page.modules.flatMap(({ relations }) => relations.map(dayOf))]),
    ]),
  )
}

function categoryDay(
  { articles, vacancies }: Catalogue,
  category: Extract<Relation, { kind: 'category' }>['category'],
  now: PlainDate,
): Day {
  if (category === 'blog') return newest(now, articles.map(articleChangedOn))
  return category === 'vacancies' ? newest(now, vacancies.map(publishedDay)) : undefined
}

function publishedDay({ publishedOn }: Readonly<{ publishedOn?: PlainDate }>): Day {
  return publishedOn
}

/** Returns the day on which an article last changed. */
export function articleChangedOn({ publishedOn, modifiedOn: changed }: Article): PlainDate {
  return changed ?? publishedOn
}

/** Returns the last of some days that is not after today. */
export function newest(today: PlainDate, days: readonly Day[]): Day {
  return days
    .filter((day) => day !== undefined && day <= today)
    .toSorted()
    .at(-1)
}
