import type { Sentences } from '#scripts/demo-agency/words/sentence-picker.ts'
import { endings } from './endings.ts'
import { inside } from './inside.ts'
import { openings } from './openings.ts'
import { other } from './other.ts'
import { outside } from './outside.ts'
import { places } from './places.ts'
import { technique } from './technique.ts'

/** All Dutch sentences by topic. */
export const sentencesNl: Sentences = {
  ...openings,
  ...inside,
  ...technique,
  ...outside,
  ...other,
  ...endings,
  ...places,
}
