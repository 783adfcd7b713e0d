import { publicHolidayOn } from '#domain/appointments/public-holidays.ts'
import { weekdays } from '#domain/appointments/calendar.ts'
import { daysOfHalf } from '#domain/deals/deals.ts'
import { isListed, isOnOffer } from '#domain/listing/availability.ts'
import type { Goal, Property } from '#domain/listing/property.ts'
import { type Office, officeTown } from '#domain/site/office.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { Opening } from '#domain/appointments/opening.ts'
import { formatDayOfYear, formatNumber, formatTime } from '#i18n/format.ts'
import { resultsKey, soldKey } from '#routes/path/route-keys.ts'
import type { CardView } from '#ui/cards/PropertyCard.tsx'
import { optionalPath } from '#views/kit/hrefs.ts'
import type { Page } from '#views/kit/page.ts'
import { viewCard } from '#views/listing/card.ts'
import { type LocationMapView, viewLocationMap } from '#views/listing/location/location-map.ts'
import { dealsOf } from '#views/sold/deal-rows.ts'
import { type OfficeView, viewOffice } from '#views/editorial/office.ts'
import { type PersonView, viewPerson } from '#views/editorial/person.ts'

/** What an office's own page shows besides its text. */
export type OfficePartView = Readonly<{
  office: OfficeView
  /** The office among the towns around it, where its position is known. */
  map?: Readonly<{ drawing: LocationMapView; label: string }>
  /** For the line that the browser fills in while the office is open; absent where the days of its hours are unknown. */
  opening?: string
  closed: readonly Readonly<{ words: string }>[]
  numbers: readonly Readonly<{ figure: string; words: string; href?: string }>[]
  people: readonly PersonView[]
  newest: Readonly<{ title: string; cards: readonly CardView[] }>
  others: readonly OfficeView[]
}>

/** Homes of an office on its page: a row. */
const mostCards = 3

/** Days ahead for which a page knows when the office is closed. */
const knownDays = 60

/** Returns what an office's own page shows. */
export function viewOfficePart(page: Page, office: Office): OfficePartView {
  const { context, locale, t } = page
  const { offices, people } = context.catalogue
  const { now } = context
  const own = listingsOf(page, office.id)
  const opening = openingOf(page, office)
  const closed = (office.appointments?.closed ?? []).filter(
    ({ first, last }) => last >= now && first <= addDays(now, knownDays),
  )
  return {
    office: viewOffice(page, office),
    map: mapOf(page, office),
    opening: opening === undefined ? undefined : JSON.stringify(opening),
    closed: closed.map(({ first, last }) => ({
      words:
        first === last
          ? formatDayOfYear(first, locale)
          : t('office.fromTo', {
              first: formatDayOfYear(first, locale),
              last: formatDayOfYear(last, locale),
            }),
    })),
    numbers: [
      ...numberOf(page, own, 'sale'),
      ...numberOf(page, own, 'rent'),
      ...numberOfDeals(page, office.id),
    ],
    people: people.filter(({ officeId }) => officeId === office.id).map((one) => viewPerson(page, one)),
    newest: {
      title: t('office.newest', { town: officeTown(office, locale) }),
      cards: own.slice(0, mostCards).map((property) => viewCard(page, property)),
    },
    others: offices.filter((other) => other !== office).map((other) => viewOffice(page, other)),
  }
}

function mapOf({ context: { catalogue }, locale, t }: Page, office: Office): OfficePartView['map'] {
  const { coordinates, town } = office
  const { site, towns } = catalogue
  const drawing = coordinates && viewLocationMap(coordinates, town, { origin: site.map.home, towns }, locale)
  return drawing && { drawing, label: t('property.location.map', { town }) }
}

/** Returns what an office has on offer, the newest first; nothing that is offered discreetly. */
function listingsOf({ context: { catalogue } }: Page, officeId: string): readonly Property[] {
  const open = new Set(
    catalogue.sections
      .filter(({ kind, isPublic }) => isPublic && (kind === 'sale' || kind === 'rent'))
      .map(({ key }) => key),
  )
  return catalogue.properties.filter(
    (property) =>
      property.officeId === officeId &&
      isOnOffer(property.availability) &&
      isListed(property) &&
      property.sections.some((key) => open.has(key)),
  )
}

/** Links to the office's own list, where it has one. */
function numberOf(
  { context, locale, t }: Page,
  own: readonly Property[],
  goal: Goal,
): OfficePartView['numbers'] {
  const count = own.filter((property) => property.goal === goal).length
  if (count === 0) return []
  const section = context.catalogue.sections.find(
    ({ officeId, isPublic }) => isPublic && officeId === own[0]?.officeId,
  )
  return [
    {
      figure: formatNumber(count, locale),
      words: t(goal === 'sale' ? 'office.forSale' : 'office.forRent'),
      href: section === undefined ? undefined : optionalPath(context, resultsKey(section.key), locale),
    },
  ]
}

function numberOfDeals({ context, locale, t }: Page, officeId: string): OfficePartView['numbers'] {
  const deals = dealsOf(context).filter((deal) => deal.officeId === officeId)
  const half = daysOfHalf(deals)
  const href = optionalPath(context, soldKey(), locale)
  return half === undefined || href === undefined
    ? []
    : [{ figure: formatNumber(deals.length, locale), words: t('office.deals', { count: half }), href }]
}

/** Returns the hours of an office as the browser reads them; undefined where the record does not say of which days they are. */
function openingOf(
  { context: { now }, locale, t }: Page,
  { hours, appointments }: Office,
): Opening | undefined {
  const spans = hours.flatMap(({ weekdays: days = [], open }) =>
    days.length === 0
      ? []
      : open.map(({ from, until }) => ({
          days: days.map((day) => weekdays.indexOf(day)),
          from: from.padStart(5, '0'),
          until: until.padStart(5, '0'),
          words: t('office.openUntil', { time: formatTime(until, locale) }),
        })),
  )
  if (spans.length === 0) return undefined
  const holidays = Array.from({ length: knownDays }, (_, index): PlainDate => addDays(now, index))
    .filter((on) => appointments?.isOpenOnHolidays !== true && publicHolidayOn(on) !== undefined)
    .map((on) => ({ first: on, last: on }))
  return { spans, closed: [...(appointments?.closed ?? []), ...holidays] }
}
