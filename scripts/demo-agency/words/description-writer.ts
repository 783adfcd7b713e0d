import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { InLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { inLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { describe } from './describe.ts'
import { createHeadlineWriter } from './headline.ts'
import { createNamedPlaces } from './named-places.ts'
import { createSentencePicker } from './sentence-picker.ts'
import { sentences } from './sentences.ts'
import { slotsOf } from './slots/slots-of.ts'

/** Headline and description of a listing. */
export type Words = Readonly<{ headline: string; description: string }>

/** Returns a writer of all languages at once, which does not repeat itself from one listing to the next. */
export function createWriter(): (facts: Facts) => InLanguages<Words> {
  const pick = createSentencePicker(sentences)
  const writeHeadline = createHeadlineWriter()
  return (facts) => {
    const slots = slotsOf(facts)
    const headline = writeHeadline(facts, createNamedPlaces(facts).left(slots))
    const description = describe(facts, slots, pick)
    return inLanguages((locale) => ({ headline: headline[locale], description: description[locale] }))
  }
}
