import { labelled } from '#i18n/grammar.ts'
import { type CalendarEvent, formatCalendar } from '#text/calendar-event.ts'
import { upcomingOpenHouses } from '#domain/listing/open-house.ts'
import type { OpenHouse, Property } from '#domain/listing/property.ts'
import { formatDay, formatHours } from '#i18n/format.ts'
import type { RouteOf } from '#routes/table/route.ts'
import type { Page } from '#views/kit/page.ts'
import { propertyById } from '#views/kit/catalogue-index.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { propertyTitle } from './property-title.ts'
import { addressLine } from './location/location.ts'

/** Open house days, with a calendar file. */
export type OpenHouseView = Readonly<{
  title: string
  days: readonly string[]
  note: string
  /** Address of the calendar file, next to the page. */
  href: string
  words: string
}>

/** Name of the calendar file beside the page of a property. */
const calendarFile = 'open-house.ics'

/** Returns the open house days of a listing from the day of the build on; undefined when there are none. */
export function viewOpenHouse(
  { context: { now }, locale, t }: Page,
  property: Property,
): OpenHouseView | undefined {
  const days = upcomingOpenHouses(property, now)
  if (days.length === 0) return undefined
  return {
    title: t('property.openHouse.title'),
    days: days.map(({ on, from, until }) => {
      const hours = formatHours({ from, until }, locale)
      return t('property.openHouse.day', { day: formatDay(on, locale), hours })
    }),
    note: t(
      property.address.kind === 'hidden' ? 'property.openHouse.askAddress' : 'property.openHouse.dropIn',
    ),
    href: calendarFile,
    words: t('property.openHouse.calendar'),
  }
}

/** Yields the path and text of the calendar file of every page with a coming open house. */
export function* openHouseFiles(
  context: Pick<ViewContext, 'catalogue' | 'routes' | 'now' | 'baseUrl' | 'languages'>,
): Generator<readonly [path: string, text: string]> {
  for (const route of context.routes.ofKind('property')) {
    const property = propertyById(context.catalogue, route.target.propertyId)
    const days = upcomingOpenHouses(property, context.now)
    if (days.length === 0) continue
    const events = days.map((day) => toEvent(context, route, property, day))
    yield [`${route.path}${calendarFile}`, formatCalendar(...events)]
  }
}

function toEvent(
  { now, baseUrl, languages }: Pick<ViewContext, 'now' | 'baseUrl' | 'languages'>,
  { locale, path }: RouteOf<'property'>,
  property: Property,
  { on, from, until }: OpenHouse,
): CalendarEvent {
  const { t } = languages(locale)
  return {
    uid: `open-house-${property.id}-${on}-${from.replace(':', '')}@${new URL(baseUrl).hostname}`,
    stamped: now,
    time: { kind: 'timed', on, from, until },
    summary: labelled(t('property.openHouse.title'), propertyTitle(property, locale, t), locale),
    location: addressLine(property.address, locale),
    url: `${baseUrl}${path}`,
  }
}
