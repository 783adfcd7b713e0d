import type { Kysely } from 'kysely'
import type { ServiceTables } from './tables.ts'

/** The engines that the service runs on. */
export type Engine = 'sqlite' | 'postgres'

/** One step of the schema, forward only. */
export type MigrationStep = (db: Kysely<ServiceTables>, engine: Engine) => Promise<void>
