import type { Section } from '#domain/site/section.ts'
import type { Ledger } from '#domain/site/route-entry.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import type { Property } from '#domain/listing/property.ts'

/** What decides which homes are shown early: the agency's hours, what was published before, and the moment of the build. */
export type EarlyAccess = Readonly<{
  /** Hours that a new home is in no list; 0 where none is. */
  hours: number
  newForDays: number
  ledger: Pick<Ledger, 'paths' | 'listings' | 'early'>
  sections: readonly Section[]
  now: PlainDate
  /** Milliseconds since 1970. */
  at: number
}>

const hour = 60 * 60 * 1000

/**
 * Returns the properties with the end of their early hours: those that no publication has shown before, and those whose
 * hours still run. They end with a whole hour, which is one on Belgium's clock too. A home whose record is older than what
 * is called new, one that was published before, and one that is in no list of homes for sale or to let is shown at once;
 * so is every home where nothing was published yet.
 */
export function markEarly(properties: readonly Property[], access: EarlyAccess): readonly Property[] {
  const { hours, ledger, sections, at } = access
  if (hours === 0 || ledger.listings === undefined || Object.keys(ledger.paths).length === 0)
    return properties
  const open = new Set(
    sections
      .filter(({ kind, isPublic }) => isPublic && (kind === 'sale' || kind === 'rent'))
      .map(({ key }) => key),
  )
  return properties.map((property) => {
    if (!property.sections.some((key) => open.has(key))) return property
    const earlyUntil = ledger.early?.[property.id] ?? (isFirst(property, access) ? endOf(at, hours) : 0)
    return earlyUntil > at ? { ...property, earlyUntil } : property
  })
}

function isFirst(
  { id, availability, publishedOn }: Property,
  { ledger, newForDays, now }: EarlyAccess,
): boolean {
  const isOld = publishedOn !== undefined && publishedOn < addDays(now, -newForDays)
  return ledger.listings?.[id] === undefined && isOnOffer(availability) && !isOld
}

function endOf(at: number, hours: number): number {
  return Math.ceil((at + hours * hour) / hour) * hour
}

/** Returns the ends of the hours that run, by ID of the home; undefined where there are none. */
export function earlyEnds(properties: readonly Property[]): Ledger['early'] {
  const running = properties.flatMap(({ id, earlyUntil }) =>
    earlyUntil === undefined ? [] : [[id, earlyUntil] as const],
  )
  return running.length === 0 ? undefined : Object.fromEntries(running)
}

/** Returns when the first of the hours that run end, in milliseconds since 1970: the site is another one from then on. */
export function firstEarlyEnd(properties: readonly Property[]): number | undefined {
  const ends = Object.values(earlyEnds(properties) ?? {})
  return ends.length === 0 ? undefined : Math.min(...ends)
}
