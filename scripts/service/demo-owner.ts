import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { loadListings } from '#data/owners/load-listings.ts'
import { loadOwnerRecords } from '#data/owners/load-owner-records.ts'
import { loadPageVisits } from '#data/owners/load-page-visits.ts'
import { openDatabase } from '#service/kit/database/open-database.ts'
import { readSiteForms } from '#service/kit/site/site-forms.ts'
import { createAuth } from '#service/owners/accounts/create-auth.ts'
import { demoEmail, openDemoAccount } from '#scripts/service/demo-account.ts'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { storePageVisits } from '#service/owners/records/store-page-visits.ts'
import { loadSettings, type ServiceSettings } from '#service/kit/settings/service-settings.ts'
import { SettingsError } from '#service/kit/settings/settings-error.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { writeExampleFiles } from '#scripts/owners/example/write-example-files.ts'
import { today } from '#site'

/** How to sign in to the portal of the demo, and the variables that the service needs for it. */
export type DemoOwner = Readonly<{ email: string; password: string; variables: NodeJS.ProcessEnv }>

/**
 * Prepares the portal of the demo on a service that only this machine reaches: made-up records, and an account with another
 * password at each start. Undefined for any other site or service, and where the environment names records of its own.
 */
export async function prepareDemoOwner(
  dist: string,
  dataDir: string,
  environment: NodeJS.ProcessEnv,
): Promise<DemoOwner | undefined> {
  const site = await readSiteForms(dist)
  const isDemo = [...site.values()].some(({ file }) => file.portal?.isDemo === true)
  if (!isDemo || environment['OWNER_RECORDS'] !== undefined) return undefined
  const settings = readSettings(environment)
  const [origin] = settings?.origins ?? []
  if (settings?.isPublic !== false || settings.database.engine !== 'sqlite' || origin === undefined)
    return undefined
  const on = today()
  const dir = join(environment['SERVICE_DATA'] ?? 'var', 'demo-owners', on)
  const listings = await loadListings(dataDir, on)
  if (!existsSync(join(dir, 'owners.json'))) await writeExampleFiles(dir, on)
  const { records } = await loadOwnerRecords(dir, listings, on)
  const own = records.owners.find(({ email }) => email === demoEmail)
  if (own === undefined) return undefined
  // Closed before the service opens it: two connections to SQLite in one thread would wait for each other.
  const database = await openDatabase(settings.database, pino({ level: 'warn' }))
  try {
    await storeOwnerRecords(database.db, records)
    await storePageVisits(database.db, await loadPageVisits(dir, listings, on))
    const words = createSiteWords(() => site, origin)
    const auth = createAuth({ database, secret: settings.secret, origin })
    const password = randomBytes(9).toString('base64url')
    const { name, subjects } = own
    await openDemoAccount({ auth, database, words }, { name, subjects, password }, Date.now())
    return { email: demoEmail, password, variables: { OWNER_RECORDS: dir } }
  } finally {
    await database.db.destroy()
  }
}

/** Settings that are wrong are named when the service starts. */
function readSettings(environment: NodeJS.ProcessEnv): ServiceSettings | undefined {
  try {
    return loadSettings(environment)
  } catch (error) {
    if (error instanceof SettingsError) return undefined
    throw error
  }
}
