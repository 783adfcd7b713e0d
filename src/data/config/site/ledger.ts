import * as v from 'valibot'
import { euroCents } from '#domain/values/money.ts'
import { availabilities } from '#domain/listing/property.ts'
import { propertyTypeCodes } from '#domain/listing/property-type.ts'
import type { Ledger } from '#domain/site/route-entry.ts'
import { locales } from '#domain/values/locale.ts'
import type { DataSource } from '#data/file/data-source.ts'
import { parseConfig } from '#data/config/parse-config.ts'
import { plainDate } from '#data/config/plain-date.ts'

/** What is told of a listing that was sold or let, after its record is gone. */
const deal = v.object({
  town: v.object({
    slug: v.string(),
    name: v.string(),
    names: v.optional(v.partial(v.object(v.entriesFromList(locales, v.string()))), {}),
    country: v.optional(v.string()),
  }),
  type: v.optional(v.picklist(propertyTypeCodes)),
  typeText: v.optional(v.string()),
  officeId: v.string(),
  agentId: v.optional(v.string()),
  days: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

const moment = v.object({
  on: plainDate,
  goal: v.picklist(['sale', 'rent']),
  availability: v.picklist(availabilities),
  price: v.optional(
    v.pipe(
      v.number(),
      v.minValue(0),
      v.transform((cents) => euroCents(cents / 100)),
    ),
  ),
  deal: v.optional(deal),
})

const ledger = v.object({
  paths: v.record(
    v.string(),
    v.object({ key: v.string(), firstOn: v.string(), closedOn: v.optional(v.string()) }),
  ),
  listings: v.optional(v.record(v.string(), v.array(moment))),
  early: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)))),
})

/**
 * Loads the ledger of published paths and listings. A directory without one has published nothing: the project's ledger
 * is no fallback, since it would stop the build of another agency.
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
