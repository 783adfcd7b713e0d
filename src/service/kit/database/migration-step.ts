import type { Db } from './tables.ts'

/** The engines that the service runs on. */
export type Engine = 'sqlite' | 'postgres'

/** One step of the schema, forward only. */
export type MigrationStep = (db: Db, engine: Engine) => Promise<void>
