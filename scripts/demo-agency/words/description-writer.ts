import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import { createRandom } from '#scripts/kit/random.ts'
import { featuresDe, headlinesDe } from '#scripts/demo-agency/words/de/headlines.ts'
import { sentencesDe } from '#scripts/demo-agency/words/de/sentences.ts'
import { slotsDe } from '#scripts/demo-agency/words/de/slots.ts'
import { describe } from './describe.ts'
import { featuresEn, headlinesEn } from '#scripts/demo-agency/words/en/headlines.ts'
import { sentencesEn } from '#scripts/demo-agency/words/en/sentences.ts'
import { slotsEn } from '#scripts/demo-agency/words/en/slots.ts'
import { featuresFr, headlinesFr } from '#scripts/demo-agency/words/fr/headlines.ts'
import { sentencesFr } from '#scripts/demo-agency/words/fr/sentences.ts'
import { slotsFr } from '#scripts/demo-agency/words/fr/slots.ts'
import { createHeadlineWriter } from './headline.ts'
import { featuresNl, headlinesNl } from '#scripts/demo-agency/words/nl/headlines.ts'
import { sentencesNl } from '#scripts/demo-agency/words/nl/sentences.ts'
import { slotsNl } from '#scripts/demo-agency/words/nl/slots.ts'
import { headlineTopics } from './plan.ts'
import type { DemoLocale } from './shared-slots.ts'
import type { Sentences, Slots } from './sentence-picker.ts'
import { createSentencePicker } from './sentence-picker.ts'

/** Headline and description of a listing. */
export type Words = Readonly<{ headline: string; description: string }>

type Language = Readonly<{
  sentences: Sentences
  headlines: Sentences
  slots: (facts: Facts) => Slots
  features: (facts: Facts) => string[]
  salt: number
  /** Whether a description names each place only once. */
  namesPlacesOnce: boolean
}>

const languages: Readonly<Record<DemoLocale, Language>> = {
  nl: {
    sentences: sentencesNl,
    headlines: headlinesNl,
    slots: slotsNl,
    features: featuresNl,
    salt: 1,
    namesPlacesOnce: true,
  },
  fr: {
    sentences: sentencesFr,
    headlines: headlinesFr,
    slots: slotsFr,
    features: featuresFr,
    salt: 2,
    namesPlacesOnce: false,
  },
  en: {
    sentences: sentencesEn,
    headlines: headlinesEn,
    slots: slotsEn,
    features: featuresEn,
    salt: 3,
    namesPlacesOnce: false,
  },
  de: {
    sentences: sentencesDe,
    headlines: headlinesDe,
    slots: slotsDe,
    features: featuresDe,
    salt: 4,
    namesPlacesOnce: true,
  },
}

/** Returns a writer of one language that does not repeat itself from one listing to the next. */
export function createWriter(locale: DemoLocale): (facts: Facts) => Words {
  const { sentences, headlines, slots, features, salt, namesPlacesOnce } = languages[locale]
  const pick = createSentencePicker(sentences)
  const headline = createHeadlineWriter(headlines)
  return (facts) => {
    const values = slots(facts)
    return {
      headline: headline(createRandom(facts.id * 3 + salt), headlineTopics(facts), values, features(facts)),
      description: describe(facts, values, pick, { salt, namesPlacesOnce }),
    }
  }
}
