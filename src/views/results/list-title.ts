import type { Goal } from '#domain/listing/property.ts'
import type { Town } from '#domain/place/place.ts'
import type { Section } from '#domain/site/section.ts'
import { grammars } from '#i18n/grammar.ts'
import type { Language } from '#i18n/languages.ts'
import { listTitle as titleOf } from '#islands/results/list-title.ts'
import { noCriteria } from '#search/query/criteria.ts'
import { townName } from '#views/listing/title.ts'

/**
 * Returns the title of a list as it is pre-rendered, of one town where it is named: `Te koop`, `Te koop in Berlare`. It is
 * that of the live list with the same criteria.
 */
export function listTitle(section: Section, town: Town | undefined, { locale, t }: Language): string {
  const towns = town === undefined ? [] : [town.slug]
  const list = {
    section: section.name[locale],
    goal: goalOf(section),
    isProjects: section.kind === 'projects',
  }
  return titleOf({ ...noCriteria, towns }, list, {
    t,
    locale,
    numberTag: grammars[locale].numberTag,
    town: (slug) => (town === undefined ? slug : townName(town, locale)),
    category: String,
    kind: String,
  })
}

/** Returns what all homes of a list are for; undefined where that is not one thing. */
export function goalOf({ kind }: Section): Goal | undefined {
  return kind === 'sale' || kind === 'rent' ? kind : undefined
}
