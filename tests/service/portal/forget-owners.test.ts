import { describe, expect, test } from 'vitest'
import { purgeAccounts } from '#service/owners/accounts/purge-accounts.ts'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { homeRecords } from '#tests/support/service/owner-records.ts'
import { usePortalSite } from '#tests/support/service/use-started.ts'

const year = 366 * 24 * 60 * 60_000

describe.each(engines)('$name', (engine) => {
  const site = usePortalSite(engine)

  const emails = async () =>
    (await site.database.db.selectFrom('owner').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    )

  test('owners are forgotten a year after their last mandate, with all that belongs to them', async () => {
    const sold = { goal: 'sale', availability: 'sold', closedOn: day('2026-11-01') } as const
    await storeOwnerRecords(site.database.db, {
      owners: [],
      homes: [homeRecords(2417, { mandate: sold }), homeRecords(2418)],
    })
    await site.signIn('sold@owner.example', ['property/2417'])
    await site.signIn('sells@owner.example', ['property/2417', 'property/2418'])
    await site.signIn('none@owner.example', ['property/2419'])
    await purgeAccounts(site.database, site.clock())
    expect(await emails()).toEqual(['none@owner.example', 'sells@owner.example', 'sold@owner.example'])
    await purgeAccounts(site.database, site.clock() + year)
    expect(await emails()).toEqual(['sells@owner.example'])
    const sessions = await site.database.db.selectFrom('owner_property').selectAll().execute()
    expect(sessions.map(({ subject }) => subject)).toEqual(['property/2417', 'property/2418'])
  })
})
