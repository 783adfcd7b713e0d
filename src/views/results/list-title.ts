import type { Town } from '#domain/place/place.ts'
import type { Section } from '#domain/site/section.ts'
import type { Language } from '#i18n/languages.ts'
import { townName } from '#views/listing/title.ts'

/** Returns the title of a list, of one town where it is named: `Te koop`, `Te koop in Berlare`. */
export function listTitle({ name }: Section, town: Town | undefined, { locale, t }: Language): string {
  const section = name[locale]
  return town === undefined ? section : t('results.inTown', { section, town: townName(town, locale) })
}
