import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { imports } from '#scripts/import.ts'
import { type Ran, runCommandHere } from '#tests/support/run-command.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'towns-'))
  await writeFile(join(dir, 'BE.txt'), places.join('\n'))
})
afterEach(async () => rm(dir, { recursive: true }))

/** Made-up lines in the columns that the file is documented to have. */
const place = (zip: string, name: string, latitude: string, longitude: string): string =>
  [
    'BE',
    zip,
    name,
    'Vlaanderen',
    'VLG',
    'Oost-Vlaanderen',
    'VOV',
    'Aalst',
    '41',
    latitude,
    longitude,
    '6',
  ].join('\t')
const places = [
  place('9300', 'Aalst', '50.938', '4.039'),
  place('9310', 'Moorsel', '50.947', '4.098'),
  place('3080', 'Moorsel', '50.85', '4.55'),
  place('6983', 'Ortho', '50.126', '5.608'),
  place('9290', 'Berlare', '51.018', '4.002'),
  place('1000', 'Nowhere', '10', '10'),
  'no table at all',
]

const common = { Goal: 0, Status: 1, WebID: 1, CountryID: 10, Price: 389_000, language: 'nl' }
const home = (ID: number, City: string, Zip: string) => ({ ...common, ID, City, Zip })

async function addTowns(records: readonly unknown[], ...options: readonly string[]): Promise<Ran> {
  await writeFile(join(dir, 'properties.json'), JSON.stringify(records))
  return runCommandHere(imports, ['towns', join(dir, 'BE.txt'), '--data', dir, ...options])
}

const towns = async () => readFile(join(dir, 'towns.json'), 'utf8').catch(() => undefined)

test('towns that records name are added with zip and place, each once; those that are there stay', async () => {
  const own = '[\n  {"Name":  "BERLARE", "slug": "bij-ons", "zip": "9290", "countryId": 10}\n]\n'
  await writeFile(join(dir, 'towns.json'), own)
  const records = [
    home(1, 'AALST MOORSEL', '9310'),
    home(2, 'ORTHO (LA ROCHE-EN-ARDENNE)', '6983'),
    home(3, 'Moorsel', '9310'),
    home(4, 'BERLARE', '9290'),
    home(5, 'Verzonnendorp', '9999'),
  ]
  const { code, out } = await addTowns(records)
  expect([code, out]).toEqual([0, expect.stringContaining('unknown  9999 Verzonnendorp')])
  const written = (await towns()) ?? ''
  expect(written.startsWith(own.slice(0, own.indexOf('\n]')))).toBe(true)
  expect(JSON.parse(written).slice(1)).toEqual([
    {
      Name: 'Moorsel',
      slug: 'moorsel',
      zip: '9310',
      countryId: 10,
      names: {},
      latitude: 50.947,
      longitude: 4.098,
    },
    {
      Name: 'Ortho',
      slug: 'ortho',
      zip: '6983',
      countryId: 10,
      names: {},
      latitude: 50.126,
      longitude: 5.608,
    },
  ])
  expect((await addTowns(records)).out).toContain('Nothing was changed.')
  expect(await towns()).toBe(written)
})

test('an agency without a list of its own gets one; a dry run writes none', async () => {
  const records = [home(4, 'BERLARE', '9290'), home(1, 'Aalst', '9300')]
  expect((await addTowns(records, '--dry-run')).out).toContain('new      9300 Aalst (aalst)')
  expect(await towns()).toBeUndefined()
  await addTowns(records)
  expect(JSON.parse((await towns()) ?? '').map(({ slug }: { slug: string }) => slug)).toEqual(
    expect.arrayContaining(['aalst', 'berlare']),
  )
})

test.each([
  ['a file that is no table', '<html>not found</html>', 'line 1 is the first that is none'],
  ['an empty one', '', 'no line is a town'],
])('%s is refused, and nothing is written', async (_, text, words) => {
  await writeFile(join(dir, 'BE.txt'), text)
  const { code, errors } = await addTowns([home(1, 'Aalst', '9300')])
  expect([code, errors, await towns()]).toEqual([1, expect.stringContaining(words), undefined])
})
