import { describe, expect, test } from 'vitest'
import { readOpenImmo } from '#data/adapter/openimmo/openimmo.ts'
import { importText, recordsOf, testContract } from '../adapter-contract.ts'

/** A made-up listing, in the elements that the format is documented to have. */
const villa = `<immobilie>
  <objektkategorie>
    <nutzungsart WOHNEN="true" GEWERBE="false"/>
    <vermarktungsart KAUF="true" MIETE_PACHT="false"/>
    <objektart><haus haustyp="REIHENHAUS"/></objektart>
  </objektkategorie>
  <geo>
    <plz>9290</plz><ort>BERLARE</ort>
    <geokoordinaten breitengrad="51.018" laengengrad="4.002"/>
    <strasse>Voorbeeldstraat</strasse><hausnummer>12 A</hausnummer><land iso_land="BEL"/>
  </geo>
  <kontaktperson><name>Voorbeeld</name></kontaktperson>
  <preise><kaufpreis auf_anfrage="false">389000.00</kaufpreis><kaltmiete>0.00</kaltmiete></preise>
  <flaechen>
    <wohnflaeche>164.00</wohnflaeche><grundstuecksflaeche>420.00</grundstuecksflaeche>
    <anzahl_schlafzimmer>3</anzahl_schlafzimmer><anzahl_badezimmer>1</anzahl_badezimmer>
  </flaechen>
  <ausstattung><befeuerung OEL="false" GAS="true"/><unterkellert keller="JA"/></ausstattung>
  <zustand_angaben>
    <baujahr>1998</baujahr><zustand zustand_art="GEPFLEGT"/>
    <energiepass><endenergiebedarf>145</endenergiebedarf><wertklasse>B</wertklasse></energiepass>
    <verkaufstatus stand="OFFEN"/>
    <user_defined_simplefield feldname="alarm">ja</user_defined_simplefield>
  </zustand_angaben>
  <freitexte>
    <objekttitel>Rijwoning met tuin</objekttitel>
    <objektbeschreibung><![CDATA[Een rustige rijwoning & een tuin.]]></objektbeschreibung>
    <objektbeschreibung lang="fr-BE">Une maison calme &amp; un jardin.</objektbeschreibung>
  </freitexte>
  <anhaenge>
    <anhang location="REMOTE" gruppe="BILD"><anhangtitel>Tuin</anhangtitel><daten><pfad>https://pictures.example/2.jpg</pfad></daten></anhang>
    <anhang location="EXTERN" gruppe="TITELBILD"><daten><pfad>voor.jpg</pfad></daten></anhang>
    <anhang location="EXTERN" gruppe="GRUNDRISS"><daten><pfad>plan.png</pfad></daten></anhang>
    <anhang location="EXTERN" gruppe="ANBIETERLOGO"><daten><pfad>logo.png</pfad></daten></anhang>
  </anhaenge>
  <verwaltung_objekt><objektadresse_freigeben>1</objektadresse_freigeben></verwaltung_objekt>
  <verwaltung_techn>
    <objektnr_extern>KK-7001</objektnr_extern><aktion aktionart="CHANGE"/>
    <stand_vom>2026-11-01</stand_vom><sprache>nl-BE</sprache>
  </verwaltung_techn>
</immobilie>`
const second = villa.replace('KK-7001', 'KK-7002')

const transfer = (
  listings: string,
  scope = 'VOLL',
  head = '<?xml version="1.0" encoding="UTF-8"?>',
): string =>
  `${head}<openimmo xmlns="http://www.openimmo.de"><uebertragung art="OFFLINE" umfang="${scope}" version="1.2.7"/>` +
  `<anbieter><firma>Kouter &amp; Kaai</firma>${listings}</anbieter></openimmo>`

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
      CountryID: 10,
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
    'kontaktperson/name',
    'objektkategorie/nutzungsart@GEWERBE',
    'objektkategorie/nutzungsart@WOHNEN',
    'user_defined_simplefield/alarm',
  ])
})

const toLet = villa
  .replace('KAUF="true" MIETE_PACHT="false"', 'KAUF="0" MIETE_PACHT="1"')
  .replace('<kaltmiete>0.00', '<kaltmiete>950.00')

test.each([
  ['a rent', toLet, { Goal: 1, Status: 1, Price: '950.00' }],
  ['let', toLet.replace('OFFEN', 'VERKAUFT'), { Goal: 1, Status: 4 }],
  ['sold', villa.replace('OFFEN', 'VERKAUFT'), { Goal: 0, Status: 2 }],
  ['under option', villa.replace('OFFEN', 'RESERVIERT'), { Status: 1, SubStatusName: 'Optie' }],
  ['withdrawn', villa.replace('CHANGE', 'DELETE'), { Status: 0 }],
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
    'a part of the listings',
    transfer(villa, 'TEIL'),
    'uebertragung@umfang',
    'have the CRM transfer all listings',
  ],
  [
    'a document type, whose entities may grow without end',
    `<!DOCTYPE openimmo [<!ENTITY a "&b;&b;">]>${transfer(villa, 'VOLL', '')}`,
    undefined,
    'export without the document type',
  ],
  ['another root', '<offers><offer/></offers>', 'offers', 'export the listings as OpenImmo 1.2.7'],
  ['elements nested without end', '<a>'.repeat(60), undefined, 'export the file again'],
  ['an entity that is none', transfer('<immobilie>&nbsp;</immobilie>'), undefined, 'export the file again'],
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
