import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formIds } from '#forms/form.ts'
import { formMutations, spread, typeMutations } from '#tests/support/service/abuse/form-mutations.ts'
import { fuzzService } from '#tests/support/service/abuse/fuzz-service.ts'
import { faultsOf, postJson, postPage } from '#tests/support/service/abuse/hostile-visitor.ts'
import { findMailFaults } from '#tests/support/service/abuse/mail-oracle.ts'
import { findInvalid, readOutbox, readStored } from '#tests/support/service/abuse/stored.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'

const settings = { formsPerQuarter: 1_000_000 }

describe('on SQLite', () => {
  let site: TestService
  beforeAll(async () => {
    site = await startTestService(settings)
  })
  afterAll(async () => {
    await site.stop()
  })

  test('ten thousand random requests have no error', { timeout: 1_200_000 }, async () => {
    expect(await fuzzService(site, 10_000)).toEqual([])
  })

  test.each(formIds)('every mutation of %s, in three sorts of bodies', { timeout: 600_000 }, async (form) => {
    const mutations = formMutations(form)
    const all = [...mutations, ...typeMutations(form)]
    const faults = [
      ...(await faultsOf(all, ({ values }) => postJson(site, form, values))),
      ...(await faultsOf(mutations, ({ values }) => postPage(site, form, values))),
      ...(await faultsOf(mutations, ({ values }) => postPage(site, form, values, true))),
    ]
    console.log(`${form}: ${all.length + 2 * mutations.length} requests`)
    expect(faults).toEqual([])
  })

  test('nothing was stored that a form does not hold', { timeout: 600_000 }, () => {
    const stored = readStored(site.dir)
    console.log(`${stored.length} forms were stored`)
    expect(stored.length).toBeGreaterThan(1000)
    expect(stored.flatMap(findInvalid)).toEqual([])
  })

  test('no mail of a sample goes elsewhere, or holds markup', { timeout: 1_200_000 }, () => {
    const forms = new Map(readStored(site.dir).map((row) => [row.id, row]))
    const mails = readOutbox(site.dir)
    console.log(`${mails.length} mails were written`)
    // To read all of them takes longer than everything before.
    expect(spread(mails, 1500).flatMap((mail) => findMailFaults(mail, forms))).toEqual([])
  })
})

const postgres = engines.find(({ name }) => name === 'PostgreSQL')

test.runIf(postgres !== undefined)(
  'two thousand random requests on PostgreSQL',
  { timeout: 600_000 },
  async () => {
    const database = await postgres?.create()
    const site = await startTestService({ ...settings, ...(database === undefined ? {} : { database }) })
    expect(await fuzzService(site, 2000)).toEqual([])
    await site.stop()
  },
)
