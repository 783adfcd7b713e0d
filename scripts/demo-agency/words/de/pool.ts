import type { Pool } from '#scripts/demo-agency/words/teller.ts'
import { homes } from './homes.ts'
import { other } from './other.ts'

/** All German sentences by topic. */
export const poolDe: Pool = { ...homes, ...other }
