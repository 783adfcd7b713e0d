import * as v from 'valibot'
import type { Ledger } from '#domain/route-entry.ts'
import type { DataSource } from '../file/data-source.ts'
import { parseConfig } from './parse-config.ts'

const ledger = v.object({
  paths: v.record(
    v.string(),
    v.object({ key: v.string(), firstOn: v.string(), closedOn: v.optional(v.string()) }),
  ),
})

/**
 * Loads every path that was ever published from these records. A directory without a ledger has published
 * nothing; another agency's ledger would only stop its build.
 */
export async function loadLedger(source: DataSource): Promise<Ledger> {
  const loaded = await source.loadOwn('url-ledger.json')
  const log = source.log.record('url-ledger.json')
  if (loaded.kind === 'broken')
    log.fatal(undefined, 'the site cannot be built without it', {
      remedy: 'restore the file: it keeps published addresses alive',
    })
  const found =
    loaded.kind === 'json' ? parseConfig(ledger, loaded.value, { ...log, error: log.fatal }) : undefined
  return found ?? { paths: {} }
}
