import type { Pool } from '#scripts/demo-agency/words/teller.ts'
import { homes } from './homes.ts'
import { other } from './other.ts'

/** All English sentences by topic. */
export const poolEn: Pool = { ...homes, ...other }
