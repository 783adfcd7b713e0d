import type { Sentences } from '#scripts/demo-agency/words/sentence-picker.ts'
import { homes } from './homes.ts'
import { other } from './other.ts'

/** All German sentences by topic. */
export const sentencesDe: Sentences = { ...homes, ...other }
