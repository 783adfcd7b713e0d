import type { Pool } from '#scripts/demo-agency/words/teller.ts'
import { endings } from './endings.ts'
import { inside } from './inside.ts'
import { openings } from './openings.ts'
import { other } from './other.ts'
import { outside } from './outside.ts'
import { places } from './places.ts'
import { technique } from './technique.ts'

/** All Dutch sentences by topic. */
export const poolNl: Pool = {
  ...openings,
  ...inside,
  ...technique,
  ...outside,
  ...other,
  ...endings,
  ...places,
}
