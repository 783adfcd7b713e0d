import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import { createRandom } from '#scripts/demo-agency/facts/random.ts'
import { featuresDe, headlinesDe } from '#scripts/demo-agency/words/de/headlines.ts'
import { poolDe } from '#scripts/demo-agency/words/de/pool.ts'
import { slotsDe } from '#scripts/demo-agency/words/de/slots.ts'
import { describe } from './describe.ts'
import { featuresEn, headlinesEn } from '#scripts/demo-agency/words/en/headlines.ts'
import { poolEn } from '#scripts/demo-agency/words/en/pool.ts'
import { slotsEn } from '#scripts/demo-agency/words/en/slots.ts'
import { featuresFr, headlinesFr } from '#scripts/demo-agency/words/fr/headlines.ts'
import { poolFr } from '#scripts/demo-agency/words/fr/pool.ts'
import { slotsFr } from '#scripts/demo-agency/words/fr/slots.ts'
import { createHeadliner } from './headline.ts'
import { featuresNl, headlinesNl } from '#scripts/demo-agency/words/nl/headlines.ts'
import { poolNl } from '#scripts/demo-agency/words/nl/pool.ts'
import { slotsNl } from '#scripts/demo-agency/words/nl/slots.ts'
import { headlineTopics } from './plan.ts'
import type { Spoken } from './shared-slots.ts'
import type { Pool, Slots } from './teller.ts'
import { createTeller } from './teller.ts'

/** Headline and description of a listing. */
export type Words = Readonly<{ headline: string; description: string }>

type Tongue = Readonly<{
  pool: Pool
  headlines: Pool
  slots: (facts: Facts) => Slots
  features: (facts: Facts) => string[]
  salt: number
  /** Names each place once in a description. */
  isSparing: boolean
}>

const tongues: Readonly<Record<Spoken, Tongue>> = {
  nl: {
    pool: poolNl,
    headlines: headlinesNl,
    slots: slotsNl,
    features: featuresNl,
    salt: 1,
    isSparing: true,
  },
  fr: {
    pool: poolFr,
    headlines: headlinesFr,
    slots: slotsFr,
    features: featuresFr,
    salt: 2,
    isSparing: false,
  },
  en: {
    pool: poolEn,
    headlines: headlinesEn,
    slots: slotsEn,
    features: featuresEn,
    salt: 3,
    isSparing: false,
  },
  de: {
    pool: poolDe,
    headlines: headlinesDe,
    slots: slotsDe,
    features: featuresDe,
    salt: 4,
    isSparing: true,
  },
}

/** Returns a writer of one language that does not repeat itself from one listing to the next. */
export function createWriter(locale: Spoken): (facts: Facts) => Words {
  const { pool, headlines, slots, features, salt, isSparing } = tongues[locale]
  const tell = createTeller(pool)
  const headline = createHeadliner(headlines)
  return (facts) => {
    const values = slots(facts)
    return {
      headline: headline(createRandom(facts.id * 3 + salt), headlineTopics(facts), values, features(facts)),
      description: describe(facts, values, tell, { salt, isSparing }),
    }
  }
}
