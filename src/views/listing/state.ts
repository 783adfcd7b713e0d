import { badgeOf, projectState } from '#domain/listing/availability.ts'
import { type ListingHistory, newSince, recordMoment } from '#domain/listing/listing-history.ts'
import { speak } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Availability, Property } from '#domain/listing/property.ts'
import { formatDayOfYear, formatShortDay } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { FlagView } from '#ui/cards/StateFlag.tsx'
import type { SiteContext } from '#views/kit/context.ts'
import type { Page } from '#views/kit/page.ts'

const flagStates = {
  underOption: 'option',
  sold: 'sold',
  rented: 'rented',
  soldOut: 'sold',
} as const

/**
 * Returns the badge of a property: since when it is new (`Nieuw, 20 nov` on a card, `Nieuw, sinds 20 november` on its
 * page), or its state in the agency's own words or the default ones.
 */
export function propertyFlag(page: Page, property: Property, place: 'card' | 'page'): FlagView | undefined {
  const { context, locale, t } = page
  const badge = badgeOf(property, context.catalogue.marquees, propertyNewSince(context, property))
  if (badge === undefined) return undefined
  if (badge.kind === 'new') {
    const date = (place === 'card' ? formatShortDay : formatDayOfYear)(badge.since, locale)
    return { text: t(`states.new.${place}`, { date }), state: 'new' }
  }
  const own = speak(badge.label ?? {}, page)
  const text = own?.locale === locale ? own.text : t(`states.badge.${badge.kind}`)
  return { text, state: flagStates[badge.kind] }
}

/** Returns the day since which a property is online, for as long as the site calls it new. */
export function propertyNewSince(context: SiteContext, property: Property): PlainDate | undefined {
  const { newForDays } = context.catalogue.site
  return newSince(historyOf(context, property), property.publishedOn, context.now, newForDays)
}

/** Whether a home is on the site as new: by its badge, in the filter, and in a lit window. */
export function isNew(context: SiteContext, property: Property): boolean {
  return property.availability === 'available' && propertyNewSince(context, property) !== undefined
}

/**
 * Returns what was published about a property, today's record included: a new price is shown by the build that precedes
 * its entry in the ledger. Empty without a ledger.
 */
export function historyOf({ ledger, now }: SiteContext, property: Property): ListingHistory {
  if (ledger?.listings === undefined) return []
  return recordMoment(ledger.listings[property.id] ?? [], property, now)
}

/** Returns the badge of a project, on its card and on its page. */
export function projectFlag(project: Project, t: Translate): FlagView | undefined {
  return stateFlag(projectState(project), t)
}

/** Returns the badge of a listing without a marquee; none while it is available. */
export function stateFlag(availability: Availability, t: Translate): FlagView | undefined {
  if (availability === 'available') return undefined
  return { text: t(`states.badge.${availability}`), state: flagStates[availability] }
}
