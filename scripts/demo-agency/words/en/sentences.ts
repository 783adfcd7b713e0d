import type { Sentences } from '#scripts/demo-agency/words/sentence-picker.ts'
import { homes } from './homes.ts'
import { other } from './other.ts'

/** All English sentences by topic. */
export const sentencesEn: Sentences = { ...homes, ...other }
