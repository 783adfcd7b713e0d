import type { Locale } from '#domain/values/locale.ts'
import type { Random } from '#scripts/kit/random.ts'
import type { ExampleHome } from './pick-homes.ts'
import type { Period } from './period.ts'
import type { ExampleWords } from './words/example-words.ts'

/** What records about a home are made up from. */
export type HomeStory = ExampleHome &
  Readonly<{
    period: Period
    locale: Locale
    words: ExampleWords
    agent: Readonly<{ crmId: string; firstName: string }>
    /** Names of towns nearby, where visitors come from. */
    towns: readonly string[]
    /** Random numbers of a part of the story: a part more leaves the others as they are. */
    random: (part: string) => Random
  }>

/** A record as the CRM writes it. */
export type CrmRecord = Readonly<Record<string, string | number | undefined>>
