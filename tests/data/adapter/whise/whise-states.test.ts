import { expect, test } from 'vitest'
import { readWhise } from '#data/adapter/whise/whise.ts'
import { importText, recordsOf } from '../adapter-contract.ts'
import { estate as good } from './read-estates.ts'

const estate = { ...good, id: 9, price: 20_000 }

/** Imports an estate beside a good one, and returns its record and what was said of it. */
async function importEstate(own: object) {
  const estates = [good, { ...estate, ...own }]
  const found = await importText(readWhise, JSON.stringify({ estates, totalCount: 2 }))
  expect(found.isRefused).toBe(false)
  return {
    record: recordsOf(found).find(({ ID }) => ID === 9) ?? {},
    problems: found.problems
      .filter(({ record }) => record === '9')
      .map(({ field, message }) => `${field}: ${message}`),
  }
}

const off = { Status: 0 }
const option = { Status: 1, SubStatusName: 'Optie' }

test.each<readonly [purpose: number, status: number, words: string, expected: object]>([
  [1, 1, 'for sale', { Status: 1, Goal: 0 }],
  [2, 2, 'to let', { Status: 1, Goal: 1 }],
  [1, 3, 'sold', { Status: 2 }],
  [2, 4, 'let', { Status: 4 }],
  [1, 5, 'under option', option],
  [2, 6, 'under option', option],
  [1, 8, 'out of sale', off],
  [2, 9, 'out of rent', off],
  [1, 10, 'suspended', off],
  [2, 11, 'suspended', off],
  [1, 12, 'option of the owner', option],
  [2, 13, 'option of the owner', option],
  [1, 14, 'sold subject to a condition', { Status: 2 }],
  [3, 15, 'life annuity', { Status: 1, Goal: 0, ViagerDownPayment: 20_000 }],
  [3, 16, 'life annuity under option', { ...option, ViagerDownPayment: 20_000 }],
  [3, 17, 'life annuity sold', { Status: 2 }],
  [1, 19, 'prospection', off],
  [1, 20, 'in preparation', off],
  [1, 21, 'reserved', option],
  [2, 21, 'reserved', option],
  [1, 22, 'provisional agreement', { Status: 2 }],
  [2, 23, 'prospection', off],
  [1, 24, 'valued', off],
  [2, 25, 'valued', off],
  [3, 26, 'valued', off],
  [2, 27, 'in preparation', off],
  [3, 28, 'in preparation', off],
])('purpose %i with status %i, %s, is read without a word', async (purpose, status, _, expected) => {
  const { record, problems } = await importEstate({ purpose: { id: purpose }, purposeStatus: { id: status } })
  expect(record).toMatchObject(expected)
  expect(problems).toEqual([])
})

const stays = 'the listing stays off the site'

test.each<readonly [why: string, own: object, problems: readonly string[]]>([
  ['it is archived', { status: { id: 5 } }, []],
  ['it is deleted', { status: { id: 6 } }, []],
  ['it is offline', { displayStatusId: 1 }, []],
  ['it is offline in one of its places', { displayStatusId: [2, 1] }, []],
  ['it has no status', { status: undefined }, [`status: not said; ${stays}`]],
  ['it has no status of its purpose', { purposeStatus: undefined }, [`purposeStatus: not said; ${stays}`]],
  ['its status is empty', { status: {} }, [`status: not said; ${stays}`]],
  ['its status is not known', { status: { id: 7 } }, [`status: a value that is on no list; ${stays}`]],
  [
    'its display is not known',
    { displayStatusId: 9 },
    [`displayStatusId: a value that is on no list; ${stays}`],
  ],
  [
    'it is for sale and to let',
    { purposeStatus: { id: 2 } },
    [`purposeStatus: contradicts purpose; ${stays}`],
  ],
  [
    'it is to let and sold',
    { purpose: { id: 2 }, purposeStatus: { id: 3 } },
    [`purposeStatus: contradicts purpose; ${stays}`],
  ],
  [
    'a life annuity has no amount',
    { purpose: { id: 3 }, purposeStatus: { id: 15 }, price: undefined },
    [`price: a life annuity without an amount; ${stays}`],
  ],
  [
    'a life annuity has an amount of 0',
    { purpose: { id: 3 }, purposeStatus: { id: 15 }, price: 0 },
    [`price: a life annuity without an amount; ${stays}`],
  ],
  ['it is kept back', { isArchived: true }, [`isArchived: not for the public; ${stays}`]],
  [
    'it is not on the website',
    { displayOnWebsite: false },
    [`displayOnWebsite: not for the public; ${stays}`],
  ],
  ['it is for some', { visibility: 'internal' }, [`visibility: not for the public; ${stays}`]],
])('an estate is off the site when %s', async (_, own, expected) => {
  const { record, problems } = await importEstate(own)
  expect(record).toMatchObject({ Status: 0 })
  expect(problems).toEqual(expected)
})

test.each([[2], [3], [4], [5]])('display status %i is online', async (displayStatusId) => {
  expect((await importEstate({ displayStatusId })).record).toMatchObject({ Status: 1 })
})

test('the price of a life annuity is its lump sum, never a price', async () => {
  const { record } = await importEstate({
    purpose: { id: 3 },
    purposeStatus: { id: 15 },
    annuityMonthly: 850,
  })
  expect(record).toMatchObject({ ViagerDownPayment: 20_000, ViagerMonthlyRent: 850 })
  expect(record).not.toHaveProperty('Price')
})

test.each<readonly [flags: object, address: number, price: number, said: readonly string[]]>([
  [{ displayAddress: true, displayPrice: true }, 1, 1, []],
  [{ displayAddress: false, displayPrice: false }, 0, 0, []],
  [
    { displayAddress: undefined, displayPrice: undefined },
    0,
    0,
    ['displayAddress: not said; the address stays hidden', 'displayPrice: not said; the price stays hidden'],
  ],
  [
    { displayAddress: 'soms', displayPrice: null },
    0,
    0,
    [
      'displayAddress: a value that is on no list; the address stays hidden',
      'displayPrice: not said; the price stays hidden',
    ],
  ],
])('a permission is one that was given: %j', async (flags, PublishAddress, PublishPrice, said) => {
  const { record, problems } = await importEstate(flags)
  expect(record).toMatchObject({ PublishAddress, PublishPrice })
  expect(problems).toEqual(said)
})

test('a price in another currency is left out, and named', async () => {
  for (const currency of ['€', 'EUR', 'euro'])
    expect((await importEstate({ currency })).record).toMatchObject({ Price: 20_000 })
  const { record, problems } = await importEstate({ currency: '$' })
  expect(record).toMatchObject({ Status: 1 })
  expect(record).not.toHaveProperty('Price')
  expect(problems).toEqual(['currency: not euros; the price is left out'])
})

test('a status that the agency maps itself does not put a withdrawn estate on the site', async () => {
  const estates = [good, { ...estate, status: { id: 6 }, purposeStatus: { id: 20 } }]
  const mapping = { whise: { fields: [{ from: 'purposeStatus', to: 'Status', codes: { 20: 1 } }] } }
  const found = await importText(readWhise, JSON.stringify({ estates }), { 'import.json': mapping })
  expect(recordsOf(found).map(({ Status }) => Status)).toEqual([1, 0])
})

test.each(['hideOnWebsite', 'doNotPublish', 'notOnline', 'isHiddenOnWeb', 'unpublished'])(
  'an estate with %s stays off the site',
  async (flag) => {
    expect((await importEstate({ [flag]: true })).record).toMatchObject(off)
    expect((await importEstate({ [flag]: false })).record).toMatchObject({ Status: 1 })
  },
)

test('a number with a sign is another number', async () => {
  expect((await importEstate({ purposeStatus: { id: -1 } })).record).toMatchObject(off)
})
