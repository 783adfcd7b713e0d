import type { Sentences } from '#scripts/demo-agency/words/sentence-picker.ts'
import { homes } from './homes.ts'
import { other } from './other.ts'
import { rooms } from './rooms.ts'

/** All French sentences by topic. */
export const sentencesFr: Sentences = { ...homes, ...rooms, ...other }
