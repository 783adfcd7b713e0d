import type { RecordLog } from './problem-log.ts'

/**
 * Returns a log for what may wait without stopping the site, such as a file that somebody is writing: its errors are
 * warnings which say that it is not published.
 */
export function createWaitingLog(log: RecordLog): RecordLog {
  const wait: RecordLog['warn'] = (field, message, details) =>
    log.warn(field, `${message}; it waits unpublished`, { ...details, waits: true })
  return { ...log, error: wait, fatal: wait }
}
