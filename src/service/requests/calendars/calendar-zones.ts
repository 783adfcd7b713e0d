import ICAL from 'ical.js'
import { findIana } from 'windows-iana'

const second = 1000
const quarterLong = 900 * second
/** Quarters of an hour that are kept of a zone: all that calendars ask for in months. */
const mostQuarters = 20_000

/** A time zone as this computer knows it, for a library that has none of its own. */
class KnownZone extends ICAL.Timezone {
  readonly #clock: Intl.DateTimeFormat
  readonly #offsets = new Map<number, number>()

  /** @throws {RangeError} for a name that is no zone */
  constructor(tzid: string) {
    super({ tzid })
    this.#clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: tzid,
      dateStyle: 'short',
      timeStyle: 'medium',
    })
  }

  /** Returns how many seconds a time of this zone's clocks is ahead of UTC; of one that comes twice it is the first. */
  override utcOffset(time: ICAL.Time): number {
    const { year, month, day, hour, minute, second: seconds } = time
    const wall = Date.UTC(year, month - 1, day, hour, minute, seconds)
    const before = this.#offsetAt(wall - 24 * 3600 * second)
    const exact = [before, this.#offsetAt(wall + 24 * 3600 * second)].find(
      (offset) => this.#offsetAt(wall - offset) === offset,
    )
    return (exact ?? before) / second
  }

  #offsetAt(instant: number): number {
    // Clocks change on a quarter of an hour; a calendar asks for the same ones again and again.
    const quarter = Math.floor(instant / quarterLong)
    const kept = this.#offsets.get(quarter)
    if (kept !== undefined) return kept
    const whole = quarter * quarterLong
    const offset = Date.parse(`${this.#clock.format(whole).replace(' ', 'T')}Z`) - whole
    if (this.#offsets.size >= mostQuarters) this.#offsets.clear()
    this.#offsets.set(quarter, offset)
    return offset
  }
}

const known = new Map<string, KnownZone | undefined>()

/**
 * Returns a zone by its name: `Europe/Brussels`, or as Outlook writes it, `Romance Standard Time`; undefined for any other.
 * What a calendar says about such a zone is not read: calendars say so of one year alone, or wrongly.
 */
export function knownZone(name: string): ICAL.Timezone | undefined {
  if (!known.has(name)) known.set(name, createZone(name))
  return known.get(name)
}

function createZone(name: string): KnownZone | undefined {
  const tzid = findIana(name)[0] ?? name
  try {
    return new KnownZone(tzid)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Belgium's own. */
export const brussels = new KnownZone('Europe/Brussels')

/** Returns the moment of a time, in milliseconds since 1970; one of a day, or without a zone, is on another's clock, or Belgium's. */
export function instantOf(time: ICAL.Time, clock: ICAL.Timezone = brussels): number {
  const zoned = time.clone()
  if (time.isDate || time.zone.tzid === 'floating') {
    zoned.isDate = false
    zoned.zone = clock.tzid === 'floating' ? brussels : clock
  }
  return zoned.toUnixTime() * 1000
}
