import { isApartment } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { once, oncePer } from '#domain/values/once.ts'
import { sunDrawingPath } from '#sun/sun-file.ts'
import { formatDayOfYear, formatHours, formatShortDay, formatTime } from '#i18n/format.ts'
import { dayOfYear, drawnMoment, type FourDay, fourDays } from '#sun/four-days.ts'
import { type KnownHome, knownHome } from '#sun/known-home.ts'
import { daylight, hoursOfSun, type Span } from '#sun/sun-day.ts'
import type { SunPlace } from '#sun/sun-home.ts'
import { formPath } from '#views/forms/form-link.ts'
import type { Page } from '#views/kit/page.ts'
import { clockOf, type SunHours, saySun, sayWhen } from './say-sun.ts'
import { explainSun } from './explain-sun.ts'

/** A drawing of the home on one day. */
export type SunDrawing = Readonly<{ day: string; note: string; time: string; src: string; alt: string }>

/** The sun on a home: its hours in words, drawings and a table; or what is not known. */
export type SunView =
  | Readonly<{
      kind: 'drawn'
      title: string
      /** The sentence about the longest and the shortest day, alone and with what was counted. */
      says: string
      lead: string
      /** Of the property, for the page's script. */
      id: number
      drawings: readonly SunDrawing[]
      table: Readonly<{ heads: readonly string[]; rows: readonly (readonly string[])[] }>
      how: Readonly<{ title: string; lines: readonly string[] }>
    }>
  | Readonly<{
      kind: 'unknown'
      title: string
      text: string
      ask?: Readonly<{ href: string; words: string }>
    }>

/** Returns what is known of a property's sun, and by year the hours of each of its places on four days. */
export const sunOf = oncePer((property: Property) => {
  const known = knownHome(property)
  return { known, hoursIn: once((year: string) => hoursOf(known, `${year}-01-01` as PlainDate)) }
})

function hoursOf(known: KnownHome | undefined, now: PlainDate): SunHours {
  const at = (day: FourDay, place: SunPlace) =>
    known?.kind === 'drawn' && known.places.includes(place)
      ? hoursOfSun(known.home, place, dayOfYear(day, now))
      : []
  const on = (day: FourDay) => ({ terrace: at(day, 'terrace'), garden: at(day, 'garden') })
  return { december: on('december'), march: on('march'), june: on('june'), september: on('september') }
}

/** Returns the section about the sun; undefined where nothing of a home lies in it. */
export function viewSun(page: Page, property: Property): SunView | undefined {
  const { known, hoursIn } = sunOf(property)
  if (known === undefined) return undefined
  const { context, t } = page
  const [place] = known.kind === 'drawn' ? known.places : [known.place]
  const kind = isApartment(property) ? 'flat' : 'house'
  const title = t(`sun.title.${kind === 'flat' ? (place ?? 'terrace') : 'house'}`)
  if (known.kind === 'unknown') {
    const path = formPath(context, 'request-info', page.locale)
    return {
      kind: 'unknown',
      title,
      text: sayUnknown(page, known),
      ask: path === undefined ? undefined : { href: `${path}?property=${property.id}`, words: t('sun.ask') },
    }
  }
  const hours = hoursIn(context.now.slice(0, 4))
  const says = saySun(page, hours, place ?? 'terrace')
  const counted = t(`sun.counted.${kind}`)
  return {
    kind: 'drawn',
    title,
    says,
    lead: `${says} ${counted}`,
    id: property.id,
    drawings: fourDays.map((day) => viewDrawing(page, property.id, kind, day)),
    table: viewTable(page, known, hours),
    how: { title: t('sun.how.title'), lines: explainSun(page, property, known) },
  }
}

function viewDrawing(
  { context, locale, t }: Page,
  id: number,
  kind: 'flat' | 'house',
  name: FourDay,
): SunDrawing {
  const { on, minute } = drawnMoment(name, context.now)
  const day = formatDayOfYear(on, locale)
  const time = formatTime(`${minute / 60}:00`, locale)
  return {
    day,
    note: t(`sun.day.${name}`),
    time,
    src: `${sunDrawingPath(id)}#${name}`,
    alt: t(`sun.drawing.${kind}`, { day, time }),
  }
}

function viewTable(
  { context, locale, t }: Page,
  { home, places }: Extract<KnownHome, { kind: 'drawn' }>,
  hours: SunHours,
): Extract<SunView, { kind: 'drawn' }>['table'] {
  const cell = (spans: readonly Span[]) =>
    spans.length === 0
      ? t('sun.table.none')
      : spans.map((span) => formatHours(clockOf(span), locale)).join(', ')
  return {
    heads: [
      t('sun.table.day'),
      ...places.map((place) => t(`labels.field.${place}`)),
      t('sun.table.daylight'),
    ],
    rows: fourDays.map((day) => {
      const on = dayOfYear(day, context.now)
      const light = daylight(home, on)
      return [
        formatShortDay(on, locale),
        ...places.map((place) => cell(hours[day][place])),
        light === undefined ? '' : formatHours(clockOf(toFive(light)), locale),
      ]
    }),
  }
}

function sayUnknown(
  { context, locale, t }: Page,
  { at, missing, place }: Extract<KnownHome, { kind: 'unknown' }>,
): string {
  const light = (day: FourDay) => {
    const span = daylight({ at }, dayOfYear(day, context.now))
    return span === undefined ? '' : sayWhen([toFive(span)], locale, t)
  }
  const day = (name: FourDay) => formatDayOfYear(dayOfYear(name, context.now), locale)
  const words = {
    summer: day('june'),
    summerHours: light('june'),
    winter: day('december'),
    winterHours: light('december'),
  }
  return `${t('sun.unknown.daylight', words)} ${t(`sun.unknown.${missing}`, { place: t(`sun.place.${place}`) })}`
}

/** To five minutes: hills and houses on the horizon are not known. */
function toFive({ from, until }: Span): Span {
  return { from: Math.round(from / 5) * 5, until: Math.round(until / 5) * 5 }
}
