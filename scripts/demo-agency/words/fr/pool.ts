import type { Pool } from '#scripts/demo-agency/words/teller.ts'
import { homes } from './homes.ts'
import { other } from './other.ts'
import { rooms } from './rooms.ts'

/** All French sentences by topic. */
export const poolFr: Pool = { ...homes, ...rooms, ...other }
