import ICAL from 'ical.js'
import { findIana } from 'windows-iana'

const second = 1000

/** A time zone as this computer knows it, for a library that has none of its own. */
class KnownZone extends ICAL.Timezone {
  readonly #clock: Intl.DateTimeFormat

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
    return Date.parse(`${this.#clock.format(instant).replace(' ', 'T')}Z`) - instant
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
