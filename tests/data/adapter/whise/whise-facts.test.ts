import { expect, test } from 'vitest'
import { readWhise } from '#data/adapter/whise/whise.ts'
import { importText, recordsOf } from '../adapter-contract.ts'
import { estate, readEstates } from './read-estates.ts'

/** Reads one estate, and returns its record and the fields without a place. */
async function readEstate(own: object) {
  const { properties = [], left } = await readEstates([{ ...estate, ...own }])
  return { record: properties[0] ?? {}, left: [...left.keys()] }
}

test.each<readonly [own: object, expected: object]>([
  [{ subCategory: { id: 1 } }, { MainTypeName: 'Woning' }],
  [{ subCategory: { id: 4 } }, { MainTypeName: 'Hoeve' }],
  [{ subCategory: { id: 12 } }, { MainTypeName: 'Herenhuis' }],
  [
    { category: { id: 2 }, subCategory: { id: 94 } },
    { MainTypeName: 'Dakappartement', WebID: 2 },
  ],
  [
    { category: { id: 3 }, subCategory: { id: 26 } },
    { MainTypeName: 'Bouwgrond', WebID: 7 },
  ],
  [
    { category: { id: 5 }, subCategory: { id: 138 } },
    { MainTypeName: 'Handelspand', WebID: 5 },
  ],
  [
    { category: { id: 7 }, subCategory: { id: 48 } },
    { MainTypeName: 'Parkeerplaats', WebID: 6 },
  ],
  [{ category: { id: 6 } }, { MainTypeName: 'Magazijn', WebID: 5 }],
  [{ subCategory: { id: 999, name: 'Boomhut' } }, { MainTypeName: 'Boomhut' }],
  [{ country: { id: 5 } }, { CountryName: 'LU' }],
  [{ country: { name: 'Nederland' } }, { CountryName: 'Nederland' }],
  [{ country: { id: 65, name: 'Spanje' } }, { CountryName: 'Spanje' }],
  [{ details: [{ id: 2776, value: '05/08/2035 00:00' }] }, { EPCValidUntil: '2035-05-08' }],
  [{ state: { id: 4 } }, { ConditionName: 'Goede staat' }],
  [{ state: { id: 15 } }, { ConditionName: 'Gerenoveerd' }],
  [{ availability: { id: 1 } }, { Availability: 'Bij akte' }],
  [
    { availability: { id: 7 }, availabilityDateTime: '2026-12-01T00:00:00' },
    { Availability: '2026-12-01T00:00:00' },
  ],
  [
    { availability: { id: 5 }, availabilityDateTime: '2019-12-06T00:00:00' },
    { Availability: 'Onmiddellijk' },
  ],
  [{ availabilityDateTime: '2026-12-01T00:00:00' }, { Availability: '2026-12-01T00:00:00' }],
  [{ floor: '3' }, { Floor: '3' }],
  [{ state: { id: 99, name: 'Casco plus' } }, { ConditionName: 'Casco plus' }],
  [{ availability: { id: 99, displayName: 'Na de werken' } }, { Availability: 'Na de werken' }],
  [{ city: { id: 5, name: 'Lokeren' } }, { City: 'Lokeren' }],
  [{ currency: { id: 1, name: '€' } }, { Price: 250_000 }],
  [{ energyValue: 145 }, { EnergyPerformance: 145 }],
  [{ energyValue: '179-179' }, { EnergyPerformance: '179' }],
  [{ energyValue: '-12 - -12' }, { EnergyPerformance: '-12' }],
])('%j is read', async (own, expected) => {
  expect((await readEstate(own)).record).toMatchObject(expected)
})

const detail = (id: number, value: string, more: object = {}) => ({
  id,
  value,
  label: `detail ${id}`,
  ...more,
})
const entry = (id: number) => ({ enum: { id } })

test.each<readonly [detail: object, expected: object]>([
  [detail(2391, '20150101-0001235678-RES-1'), { EPCUniqueCode: '20150101-0001235678-RES-1' }],
  [detail(2390, '32000'), { EPCTotal: '32000' }],
  [detail(2776, '08/18/2035 00:00', { type: 'datetime' }), { EPCValidUntil: '2035-08-18' }],
  [detail(2776, '08/11/2035 00:00', { type: 'datetime' }), { EPCValidUntil: '2035-08-11' }],
  [detail(2089, '179'), { EnergyPerformance: '179' }],
  [detail(301, '35'), { ChargesRenter: '35' }],
  [detail(2712, 'geen', entry(1837)), { Summons: 'nee', Enforcement: 'geen' }],
  [detail(2712, 'dagvaarding', entry(1832)), { Summons: 'ja' }],
  [detail(2712, 'dwangsom', entry(1835)), { Enforcement: 'last onder dwangsom' }],
  [detail(2712, 'nee'), { Summons: 'nee' }],
  [detail(2223, 'zone délimitée', entry(1231)), { DelimitedFloodArea: 'ja' }],
  [detail(2223, 'Afgebakend overstromingsgebied'), { DelimitedFloodArea: 'ja' }],
  [detail(2222, 'B'), { PScore: 'B' }],
  [detail(4001, 'C', { label: 'P-score' }), { PScore: 'C' }],
  [detail(4002, 'A', { label: 'G-Score overstroming' }), { GScore: 'A' }],
  [detail(808, '1', { type: 'yes/no' }), { BuildingPermit: 'ja' }],
  [detail(1734, '0', { type: 'yes/no' }), { PreemptiveRight: 'nee' }],
  [detail(1793, 'niet conform', entry(1455)), { ElectricityCertificate: 'niet conform' }],
  [detail(1736, 'zone agricole', entry(1)), { AreaApplication: 'agrarisch gebied' }],
  [detail(1736, 'zone verte', entry(16)), { AreaApplication: 'zone verte' }],
  [detail(1020, 'gaz (chau. centr.)', entry(659)), { HeatingName: 'Gas' }],
  [detail(1020, 'chaudière'), { HeatingName: 'chaudière' }],
  [detail(1595, 'amer. super-équipée', entry(689)), { KitchenName: 'Superingericht' }],
  [detail(1183, 'carrelages', entry(705)), { FloorCovering: 'Tegels' }],
  [detail(461, '1', { type: 'yes/no' }), { WindowGlazing: 'Dubbel glas' }],
])('detail %j is read', async (one, expected) => {
  expect((await readEstate({ details: [one] })).record).toMatchObject(expected)
})

test.each<readonly [own: object, left: readonly string[]]>([
  [{ details: [detail(2222, 'effectief', entry(1229))] }, ['details/2222']],
  [{ details: [detail(2223, 'oeverzone', entry(1232))] }, ['details/2223']],
  [{ details: [detail(461, '0', { type: 'yes/no' })] }, ['details/461']],
  [{ details: [detail(14, '1990'), detail(14, '1991')] }, ['details/14/2']],
  [{ state: { id: 1, note: 'zeer net' } }, ['state/note']],
  [{ pictures: ['https://pictures.example/1.jpg'] }, ['pictures/other']],
  [{ representatives: 'Jan' }, ['representatives/other']],
  [{ regions: [{ id: 3, name: 'Waasland' }] }, ['regions']],
  [{ publicationText: [{ languageId: 'es-ES', content: 'Casa' }] }, ['publicationText/es-ES']],
  [{ representatives: [{ id: 4, name: 'A' }, { id: 5 }] }, ['representatives/name', 'representatives/other']],
])('%j has no place, and is reported', async (own, expected) => {
  expect((await readEstate(own)).left).toEqual(expected)
})

test.each<readonly [own: object, problem: string]>([
  [{ subCategory: { id: 999 } }, 'subCategory: a value that is on no list; it is left out'],
  [{ country: { id: 999 } }, 'country: a value that is on no list; it is left out'],
  [{ state: { id: 99 } }, 'state: a value that is on no list; it is left out'],
  [{ energyValue: '120-180' }, 'EnergyPerformance: not understood; it is left out'],
  [{ pictures: [{ id: 1 }] }, 'pictures: an entry without an address; it is left out'],
])('%j is a problem', async (own, expected) => {
  const found = await importText(readWhise, JSON.stringify({ estates: [{ ...estate, ...own }] }))
  expect(found.problems.map(({ field, message }) => `${field}: ${message}`)).toContain(expected)
})

test('long texts come before short ones, in every language, and a title before a message', async () => {
  const text = (languageId: string, content: string) => ({ languageId, content })
  const answer = {
    estates: [
      {
        ...estate,
        longDescription: [
          text('nl-BE', 'Lang.'),
          text('fr-BE', 'Long.'),
          text('de-DE', 'Lang, auf Deutsch.'),
        ],
        shortDescription: [text('en-GB', 'Short.')],
      },
      { ...estate, id: 2, sms: [text('fr-BE', 'Maison')], details: [detail(1914, 'Maison au calme')] },
    ],
  }
  const records = recordsOf(await importText(readWhise, JSON.stringify(answer)))
  expect(
    records.map(({ language, DescriptionA, TypeDescription }) => [language, DescriptionA ?? TypeDescription]),
  ).toEqual([
    ['nl', 'Lang.'],
    ['fr', 'Long.'],
    ['en', 'Short.'],
    ['de', 'Lang, auf Deutsch.'],
    ['fr', 'Maison au calme'],
  ])
})

test('pictures and files are in their order, without those that are not for the public', async () => {
  const url = 'https://files.example'
  const { record } = await readEstate({
    pictures: [
      { id: 12, order: 2, urlLarge: `${url}/12.jpg` },
      { id: 13, order: 1, urlXXL: `${url}/13.jpg`, isPrivate: true },
      { id: 14, order: 1, urlXXL: `${url}/14.jpg`, visibility: 'private' },
      { id: 15, order: 1, urlXXL: `${url}/15.jpg`, isOnlyForOwner: true },
      { id: 11, urlXXL: `${url}/11.jpg`, description: [{ languageId: 'nl-BE', content: 'Keuken' }] },
    ],
    documents: [
      { id: 2, order: 2, url: `${url}/GetFile?path=a1-_lastenboek.pdf` },
      { id: 3, order: 3, url: `${url}/intern.pdf`, isPublic: false },
      { id: 1, order: 1, url: `${url}/1.pdf`, description: [{ languageId: 'nl-BE', content: 'Plan' }] },
    ],
  })
  expect(record).toMatchObject({
    PictureItems: [
      { ID: 11, Url: `${url}/11.jpg`, Name: 'Keuken' },
      { ID: 12, Url: `${url}/12.jpg` },
    ],
    DocumentItems: [
      { Name: 'Plan', Url: `${url}/1.pdf` },
      { Name: 'a1 lastenboek', Url: `${url}/GetFile?path=a1-_lastenboek.pdf` },
    ],
  })
})

const letting = { purpose: { id: 2 }, purposeStatus: { id: 2 } }

test.each<readonly [own: object, unit: string | undefined]>([
  [{ rentalPeriod: { id: 2, name: 'per week' } }, 'per week'],
  [{ rentPeriod: { id: 4 } }, '4'],
  [{ priceFrequency: 'maand' }, 'maand'],
  [{ priceType: 'per jaar' }, 'per jaar'],
  [{ details: [{ id: 1234, label: 'Huurprijs periode', value: 'par semaine' }] }, 'par semaine'],
  [{ priceType: { id: 1, name: 'fixed' } }, undefined],
  [{ purpose: { id: 1 }, purposeStatus: { id: 1 }, priceType: 'per jaar' }, undefined],
])('the time that a rent is for is read: %o', async (own, unit) => {
  expect((await readEstate({ ...letting, ...own })).record['PriceUnitText']).toBe(unit)
})
