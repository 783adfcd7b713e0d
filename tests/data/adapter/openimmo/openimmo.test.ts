import { describe, expect, test } from 'vitest'
import { readOpenImmo } from '#data/adapter/openimmo/openimmo.ts'
import { importText, recordsOf, testContract } from '../adapter-contract.ts'
import { second, transfer, villa } from './villa.ts'

describe('the contract of adapters', () => {
  testContract(readOpenImmo, transfer(villa + second))
})

test('a listing becomes a record in its own language and a translation', async () => {
  const found = await importText(readOpenImmo, transfer(villa))
  expect(found.problems.filter(({ field }) => !/^(?:Picture|Plan)Items$/.test(field ?? ''))).toEqual([])
  expect(recordsOf(found)).toEqual([
    expect.objectContaining({
      ID: expect.any(Number),
      language: 'nl',
      RecordFile: 'KK-7001',
      Goal: 0,
      Status: 1,
      WebID: 1,
      MainTypeName: 'Rijwoning',
      Street: 'Voorbeeldstraat',
      HouseNumber: '12 A',
      Zip: '9290',
      City: 'BERLARE',
      CountryName: 'BEL',
      PublishAddress: 1,
      PublishPrice: 1,
      Price: '389000.00',
      SurfaceLiving: '164.00',
      NumberOfBedRooms: '3',
      HeatingName: 'Gas',
      HasCellar: 1,
      ConditionName: 'Goed',
      EPCLabelText: 'B',
      GoogleX: '51.018',
      TypeDescription: 'Rijwoning met tuin',
      DescriptionA: 'Een rustige rijwoning & een tuin.',
      PictureItems: [
        { ID: 1, Url: 'pictures/voor.jpg' },
        { ID: 2, Url: 'https://pictures.example/2.jpg', Name: 'Tuin' },
      ],
      PlanItems: [{ ID: 1, Url: 'pictures/plan.png' }],
    }),
    { ID: expect.any(Number), language: 'fr', DescriptionA: 'Une maison calme & un jardin.' },
  ])
  expect([...found.left.keys()].toSorted()).toEqual([
    'anbieter/firma',
    'anhaenge/ANBIETERLOGO',
    'kontaktperson/name',
    'objektkategorie/nutzungsart@GEWERBE',
    'objektkategorie/nutzungsart@WOHNEN',
    'user_defined_simplefield/alarm',
  ])
})

const toLet = villa
  .replace('KAUF="true" MIETE_PACHT="false"', 'KAUF="0" MIETE_PACHT="1"')
  .replace('<kaltmiete>0.00', '<kaltmiete>950.00')

const addTechnical = (element: string): string =>
  villa.replace('<verwaltung_techn>', `<verwaltung_techn>${element}`)

test.each([
  ['a rent', toLet, { Goal: 1, Status: 1, Price: '950.00' }],
  ['let', toLet.replace('OFFEN', 'VERKAUFT'), { Goal: 1, Status: 4 }],
  ['sold', villa.replace('OFFEN', 'VERKAUFT'), { Goal: 0, Status: 2 }],
  ['under option', villa.replace('OFFEN', 'RESERVIERT'), { Status: 1, SubStatusName: 'Optie' }],
  ['withdrawn', villa.replace('CHANGE', 'DELETE'), { Status: 0 }],
  ['withdrawn in lower case', villa.replace('CHANGE', 'delete'), { Status: 0 }],
  ['kept as a reference', villa.replace('CHANGE', 'REFERENZ'), { Status: 0 }],
  ['withdrawn in another attribute', villa.replace('aktionart="CHANGE"', 'art="DELETE"'), { Status: 0 }],
  ['changed and withdrawn', addTechnical('<aktion aktionart="DELETE"/>'), { Status: 0 }],
  [
    'in two states',
    villa.replace('stand="OFFEN"/>', 'stand="OFFEN"/><verkaufstatus stand="VERKAUFT"/>'),
    { Status: 0 },
  ],
  ['offered from a day that is none', addTechnical('<aktiv_von>morgen</aktiv_von>'), { Status: 0 }],
  [
    'offered until today, with a zone',
    addTechnical('<aktiv_bis>2026-11-20+01:00</aktiv_bis>'),
    { Status: 1 },
  ],
  [
    'vacant from a day',
    villa.replace('<verwaltung_objekt>', '<verwaltung_objekt><abdatum>2027-03-01</abdatum>'),
    { Availability: '2027-03-01' },
  ],
  ['a leave in a word', villa.replace('freigeben>1<', 'freigeben>JA<'), { PublishAddress: 1 }],
  ['of two kinds', villa.replace('<objektart>', '<objektart><wohnung wohnungtyp="ETAGE"/>'), { WebID: 2 }],
  ['an action that nobody knows', villa.replace('CHANGE', 'LOESCHEN'), { Status: 0 }],
  ['a state that nobody knows', villa.replace('OFFEN', 'ARCHIV'), { Status: 0 }],
  ['offered until a day that is past', addTechnical('<aktiv_bis>2026-11-19</aktiv_bis>'), { Status: 0 }],
  ['offered until today', addTechnical('<aktiv_bis>2026-11-20</aktiv_bis>'), { Status: 1 }],
  ['offered for ever', addTechnical('<aktiv_bis>9999-12-31</aktiv_bis>'), { Status: 1 }],
  ['offered from a clock’s first moment', addTechnical('<aktiv_von>1970-01-01</aktiv_von>'), { Status: 1 }],
  ['offered until that moment', addTechnical('<aktiv_bis>1970-01-01</aktiv_bis>'), { Status: 0 }],
  ['offered from a day to come', addTechnical('<aktiv_von>2026-12-01</aktiv_von>'), { Status: 0 }],
  ['of a kind that nobody knows', villa.replace(/<haus [^>]*>/, '<schiff/>'), { Status: 0 }],
  ['a price of which nothing is said', villa.replace(' auf_anfrage="false"', ''), { PublishPrice: 1 }],
  [
    'an address that may not be shown',
    villa.replace(/<verwaltung_objekt>.*<\/verwaltung_objekt>/, ''),
    { PublishAddress: 0 },
  ],
  ['abroad', villa.replace('BEL', 'ESP'), { CountryName: 'ESP' }],
  [
    'a type with a note',
    villa.replace('<objektart>', '<objektart><objektart_zusatz>Altbau</objektart_zusatz>'),
    { WebID: 1, MainTypeName: 'Rijwoning' },
  ],
  [
    'an office',
    villa.replace(/<haus [^>]*>/, '<buero_praxen buero_typ="PRAXIS"/>'),
    { WebID: 5, MainTypeName: 'Kantoorruimte' },
  ],
  ['a surface with decimals', villa.replace('164.00', '72.300'), { SurfaceLiving: 72.3 }],
  ['a surface with thousands, perhaps', villa.replace('420.00', '1.250'), { SurfaceLiving: '164.00' }],
  ['a price on request', villa.replace('auf_anfrage="false"', 'auf_anfrage="true"'), { PublishPrice: 0 }],
  ['a hidden address', villa.replace('freigeben>1<', 'freigeben>false<'), { PublishAddress: 0 }],
])('%s is read', async (_, listing, expected) => {
  const found = await importText(readOpenImmo, transfer(listing + second))
  expect(recordsOf(found).find(({ RecordFile }) => RecordFile === 'KK-7001')).toMatchObject(expected)
})

test('elements may have a prefix, and the file another encoding', async () => {
  const prefixed = transfer(villa)
    .replace(/<(\/?)(?=[a-z])/g, '<$1oi:')
    .replace('xmlns=', 'xmlns:oi=')
  expect(recordsOf(await importText(readOpenImmo, prefixed))).toHaveLength(2)
  const latin = transfer(
    villa.replace('Rijwoning met tuin', 'Woning voor een ménage'),
    'VOLL',
    '<?xml version="1.0" encoding="ISO-8859-1"?>',
  )
  const [record] = recordsOf(await importText(readOpenImmo, Uint8Array.from(Buffer.from(latin, 'latin1'))))
  expect(record).toMatchObject({ TypeDescription: 'Woning voor een ménage' })
})

test('the agency says what its own fields mean', async () => {
  const mapping = {
    openimmo: {
      fields: [{ from: 'user_defined_simplefield/alarm', to: 'InteriorName', codes: { ja: 'Alarm' } }],
    },
  }
  const found = await importText(readOpenImmo, transfer(villa), { 'import.json': mapping })
  expect(recordsOf(found)[0]).toMatchObject({ InteriorName: 'Alarm' })
})

test.each([
  [
    'a mode that nobody knows',
    transfer(villa).replace('art="OFFLINE"', 'modus="MERGE"'),
    'uebertragung@modus',
    'have the CRM say',
  ],
  [
    'a document type, whose entities may grow without end',
    `<!DOCTYPE openimmo [<!ENTITY a "&b;&b;">]>${transfer(villa, 'VOLL', '')}`,
    undefined,
    'export without the document type',
  ],
  ['another root', '<offers><offer/></offers>', 'offers', 'export the listings as OpenImmo 1.2.7'],
  ['elements nested without end', '<a>'.repeat(60), undefined, 'export the file again'],
  ['an entity that is none', transfer('<immobilie>&nbsp;</immobilie>'), undefined, 'XML has no names'],
])('%s is refused', async (_, text, field, remedy) => {
  const { isRefused, problems } = await importText(readOpenImmo, text)
  expect(isRefused).toBe(true)
  expect(problems[0]).toMatchObject({
    severity: 'error',
    file: 'export',
    remedy: expect.stringContaining(remedy),
  })
  expect(problems[0]?.field).toBe(field)
})

test('the side of a terrace is read, and several sides are left', async () => {
  const facing = (flags: string) =>
    transfer(villa.replace('<ausstattung>', `<ausstattung><ausricht_balkon_terrasse ${flags}/>`))
  const one = await importText(readOpenImmo, facing('NORD="false" SUEDWEST="true"'))
  expect(recordsOf(one)[0]).toMatchObject({ OrientationT: 'Zuidwest' })
  const several = await importText(readOpenImmo, facing('SUED="true" WEST="1"'))
  expect(recordsOf(several)[0]).not.toHaveProperty('OrientationT')
  expect([...several.left.keys()]).toEqual(
    expect.arrayContaining(['SUED', 'WEST'].map((side) => `ausstattung/ausricht_balkon_terrasse@${side}`)),
  )
})

test('a listing that is neither sold nor let is refused with its number', async () => {
  const leased = villa.replace('KAUF="true"', 'KAUF="false" LEASING="true"')
  const { isRefused, problems } = await importText(readOpenImmo, transfer(leased + second))
  expect(isRefused).toBe(true)
  expect(problems.find(({ severity }) => severity === 'error')).toMatchObject({
    record: 'KK-7001',
    field: 'Goal',
  })
  expect(problems).toContainEqual(
    expect.objectContaining({
      record: 'KK-7001',
      field: 'objektkategorie/vermarktungsart',
      received: '"LEASING"',
    }),
  )
})

test.each([
  ['another number alone', villa.replaceAll('objektnr_extern', 'objektnr_intern'), 'KK-7001'],
  ['the worldwide number alone', villa.replaceAll('objektnr_extern', 'openimmo_obid'), 'KK-7001'],
  ['a number with zeros before it', villa.replace('KK-7001', '0042'), '0042'],
])('%s is the reference', async (_, listing, reference) => {
  const found = await importText(readOpenImmo, transfer(listing + villa.replace('KK-7001', '42')))
  expect(found.isRefused).toBe(false)
  const records = recordsOf(found).filter(({ RecordFile }) => RecordFile !== undefined)
  expect(records.map(({ RecordFile }) => RecordFile)).toEqual([reference, '42'])
  expect(records[0]?.['ID']).not.toEqual(records[1]?.['ID'])
})

test('a document type that names a file is not read, and no reason to refuse', async () => {
  const typed = transfer(villa).replace(
    '?>',
    '?><!DOCTYPE openimmo SYSTEM "http://www.openimmo.de/openimmo.dtd">',
  )
  expect((await importText(readOpenImmo, typed)).isRefused).toBe(false)
})

test('a number that listings share is one problem, which says where', async () => {
  const found = await importText(readOpenImmo, transfer(villa + villa + villa + second))
  expect(found.problems.filter(({ severity }) => severity === 'error')).toEqual([
    expect.objectContaining({
      record: 'KK-7001',
      field: 'ID',
      message: 'used more than once in language nl',
    }),
    expect.objectContaining({
      record: 'KK-7001',
      field: 'ID',
      message: 'used more than once in language fr',
    }),
  ])
})

test('a home for sale and to let is shown as for sale, and said', async () => {
  const both = villa
    .replace('MIETE_PACHT="false"', 'MIETE_PACHT="true"')
    .replace('<kaltmiete>0.00', '<kaltmiete>900')
  const found = await importText(readOpenImmo, transfer(both))
  expect(recordsOf(found)[0]).toMatchObject({ Goal: 0, Price: '389000.00' })
  expect(found.problems.map(({ field }) => field)).toContain('objektkategorie/vermarktungsart')
  expect([...found.left.keys()]).toContain('preise/kaltmiete')
})

test.each([
  ['<energieverbrauchkennwert>151,50</energieverbrauchkennwert>', { EnergyPerformance: '151,50' }],
  ['<endenergiebedarf>110 kWh/(m²a)</endenergiebedarf>', { EnergyPerformance: '110' }],
  ['<jahrgang>nicht_noetig</jahrgang>', { EPCState: 'nvt' }],
])('an energy certificate with %s is read', async (element, expected) => {
  const listing = villa.replace(/<energiepass>.*<\/energiepass>/, `<energiepass>${element}</energiepass>`)
  expect(recordsOf(await importText(readOpenImmo, transfer(listing)))[0]).toMatchObject(expected)
})

test.each([
  '<karten_mikro>false</karten_mikro>',
  '<karten_mikro>no</karten_mikro>',
  '<karten_makro>0</karten_makro>',
])('the point of a home with %s is left out', async (element) => {
  const found = await importText(readOpenImmo, transfer(villa.replace('<strasse>', `${element}<strasse>`)))
  expect(recordsOf(found)[0]).not.toHaveProperty('GoogleX')
})

test('elements within a text are markup of it', async () => {
  const text = 'Een <b>rustige</b> woning<br/>met <ul><li>tuin</li></ul>'
  const found = await importText(readOpenImmo, transfer(villa.replace(/<!\[CDATA\[.*?\]\]>/, text)))
  expect(recordsOf(found)[0]).toMatchObject({
    DescriptionA: 'Een <b>rustige</b> woning<br></br>met <ul><li>tuin</li></ul>',
  })
  expect([...found.left.keys()].filter((name) => name.startsWith('freitexte/'))).toEqual([])
})

test.each(['Nederlands', 'Niederländisch', 'vls', 'NLD'])('a listing in %s is in Dutch', async (language) => {
  const found = await importText(readOpenImmo, transfer(villa.replace('>nl-BE<', `>${language}<`)))
  expect(recordsOf(found)[0]).toMatchObject({ language: 'nl', TypeDescription: 'Rijwoning met tuin' })
})

test('texts of all elements are read, and none in a language that the site does not have', async () => {
  const texts =
    '<lage>Rustig.</lage><ausstatt_beschr>Kelder.</ausstatt_beschr><sonstige_angaben>Plus.</sonstige_angaben>' +
    '<objekt_text lang="nld">Meer.</objekt_text><lage lang="GER">Ruhig.</lage><lage lang="es">Tranquilo.</lage>'
  const found = await importText(readOpenImmo, transfer(villa.replace('<freitexte>', `<freitexte>${texts}`)))
  const records = recordsOf(found)
  expect(records[0]).toMatchObject({ language: 'nl', DescriptionB: 'Rustig.\n\nKelder.\n\nPlus.\n\nMeer.' })
  expect(records.find(({ language }) => language === 'de')).toMatchObject({ DescriptionB: 'Ruhig.' })
  expect([...found.left.keys()]).toContain('freitexte/lage/es')
})

test.each<[what: string, bytes: Uint8Array]>([
  [
    'Latin-1 by another name',
    Buffer.from(transfer(villa).replace('UTF-8', 'cp1252').replace('rustige', 'réelle'), 'latin1'),
  ],
  ['UTF-8 behind an empty line', Buffer.from(`\n${transfer(villa)}`)],

  ['UTF-16', Buffer.from(`\uFEFF${transfer(villa).replace('UTF-8', 'UTF-16')}`, 'utf16le')],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${transfer(villa)}`)],
  ['UTF-8 that says to be Latin-1', Buffer.from(transfer(villa).replace('UTF-8', 'ISO-8859-1'))],
])('a transfer in %s is read', async (_, bytes) => {
  const found = await importText(readOpenImmo, bytes)
  expect(recordsOf(found)[0]).toMatchObject({
    DescriptionA: expect.stringMatching(/^Een (?:rustige|réelle) rijwoning & een tuin\.$/),
  })
})

test('an encoding that is none is refused', async () => {
  const bytes = Buffer.from(
    transfer(villa, 'VOLL', '<?xml version="1.0" encoding="ISO-8859-99"?>').replace('rustige', 'réelle'),
    'latin1',
  )
  expect((await importText(readOpenImmo, bytes)).problems[0]).toMatchObject({ message: 'not text in UTF-8' })
})
