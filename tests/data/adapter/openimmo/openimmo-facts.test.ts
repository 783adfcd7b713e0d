import { expect, test } from 'vitest'
import { readOpenImmo } from '#data/adapter/openimmo/openimmo.ts'
import { importText, recordsOf } from '../adapter-contract.ts'
import { transfer, villa } from './villa.ts'

/** Imports the villa with a part of it in other words. */
async function importVilla(part: string, other: string) {
  const found = await importText(readOpenImmo, transfer(villa.replace(part, other)))
  return { ...found, record: recordsOf(found)[0] ?? {} }
}

const freed = '<objektadresse_freigeben>1</objektadresse_freigeben>'

test.each([
  ['within one section', `${freed}<objektadresse_freigeben>0</objektadresse_freigeben>`],
  [
    'in a second section',
    `${freed}</verwaltung_objekt><verwaltung_objekt><objektadresse_freigeben>false</objektadresse_freigeben>`,
  ],
])('an address that is shown and hidden, %s, is hidden, and said', async (_, other) => {
  const { record, problems } = await importVilla(freed, other)
  expect(record).toMatchObject({ PublishAddress: 0 })
  expect(problems.map(({ field }) => field)).toContain('verwaltung_objekt/objektadresse_freigeben')
})

test.each([
  ['GEPFLEGT', 'ABRISSOBJEKT', { ConditionName: 'Af te breken' }],
  ['GEPFLEGT', 'PROJEKTIERT', { ConditionName: 'In ontwerp' }],
  ['GEPFLEGT', 'TEIL_SANIERT', { ConditionName: 'Gerenoveerd' }],
  ['<land iso_land="BEL"/>', '<land>Luxemburg</land>', { CountryName: 'Luxemburg' }],
  [freed, `${freed}<denkmalgeschuetzt>true</denkmalgeschuetzt>`, { Heritage: 'beschermd' }],
])('%s as %s is %o', async (part, other, expected) => {
  expect((await importVilla(part, other)).record).toMatchObject(expected)
})

test('that a home is not protected is no claim of the record', async () => {
  const { record, left } = await importVilla(freed, `${freed}<denkmalgeschuetzt>false</denkmalgeschuetzt>`)
  expect(record).not.toHaveProperty('Heritage')
  expect([...left.keys()]).toContain('verwaltung_objekt/denkmalgeschuetzt')
})

test('texts without a language stay whole beside a text in another', async () => {
  const listing = villa
    .replace('<sprache>nl-BE</sprache>', '')
    .replace('<objekttitel>', '<lage>Rustig.</lage><objekt_text lang="fr">Calme.</objekt_text><objekttitel>')
  const records = recordsOf(await importText(readOpenImmo, transfer(listing)))
  expect(records[0]).toMatchObject({
    language: 'nl',
    TypeDescription: 'Rijwoning met tuin',
    DescriptionB: 'Rustig.',
  })
  expect(records[1]).toMatchObject({ language: 'fr', DescriptionB: 'Calme.' })
})

test('the head of a group that is not to be shown stays off the site, and is said', async () => {
  const { record, problems } = await importVilla(
    '<stand_vom>',
    '<master visible="false">P1</master><stand_vom>',
  )
  expect(record).toMatchObject({ Status: 0 })
  expect(problems.map(({ field }) => field)).toContain('verwaltung_techn/master@visible')
})

test.each([
  ['lang="Duits"', 'de'],
  ['lang="Allemand"', 'de'],
  ['lang="Anglais"', 'en'],
  ['xml:lang="fr"', 'fr'],
  ['lang="dut"', 'nl'],
])('a text with %s is in %s', async (attribute, language) => {
  const xml = transfer(villa.replace('lang="fr-BE"', attribute).replace('<sprache>nl-BE', '<sprache>it'))
  const [record] = recordsOf(await importText(readOpenImmo, xml))
  expect(record).toMatchObject({ language, DescriptionA: 'Une maison calme & un jardin.' })
})
