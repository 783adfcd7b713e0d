import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { InLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { inLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import type { Slots } from '#scripts/demo-agency/words/fill-template.ts'
import { slotsDe } from './de.ts'
import { slotsEn } from './en.ts'
import { slotsFr } from './fr.ts'
import { slotsNl } from './nl.ts'
import { shared } from './shared-slots.ts'

const own: InLanguages<(facts: Facts) => Slots> = { nl: slotsNl, fr: slotsFr, en: slotsEn, de: slotsDe }

/** Returns the facts of a listing as the values of slots, in all languages; places are added as they are named. */
export function slotsOf(facts: Facts): InLanguages<Slots> {
  return inLanguages((locale) => ({
    ...shared(facts, locale),
    ...own[locale](facts),
  }))
}
