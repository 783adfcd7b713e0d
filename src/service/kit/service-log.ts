import type { BaseLogger } from 'pino'

/** Where the service says what happened. Never addresses or answers: they are in the database only. */
export type ServiceLog = Pick<BaseLogger, 'info' | 'warn' | 'error'>
