import type { Calendar, Weekday } from '#domain/appointments/calendar.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { Locale, Translations } from '#domain/values/locale.ts'
import type { Picture } from './picture.ts'

/** Days on which an office keeps the same hours; `note` is there instead where no hours are set: `op afspraak`. */
export type OfficeHours = Readonly<{
  days: Translations
  /** The days of the week that `days` says in words; absent where the record does not say. */
  weekdays?: readonly Weekday[]
  open: readonly Readonly<{ from: string; until: string }>[]
  note?: Translations
}>

/** An office of the agency. */
export type Office = Readonly<{
  id: string
  name: string
  street: string
  houseNumber: string
  zip: string
  town: string
  /** Names of the town by language; absent where nobody knows it by the one that is written. */
  townNames?: Translations
  phone: string
  whatsapp?: string
  email: string
  hours: readonly OfficeHours[]
  routeUrl?: string
  coordinates?: Coordinates
  /** Zips whose properties belong to it where the record does not say. */
  zips: readonly string[]
  /** When visitors can make an appointment; absent where the office calls them. */
  appointments?: Calendar
  picture?: Picture
}>

/** Returns what an office is called in a language: by its town, as its address has it where that has no name there. */
export function officeTown({ town, townNames }: Office, locale: Locale): string {
  return townNames?.[locale] ?? town
}
