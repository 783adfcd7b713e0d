import { describe, expect, test } from 'vitest'
import { readCsv } from '#data/adapter/csv/csv.ts'
import { importText, recordsOf, testContract } from '../adapter-contract.ts'

const fields = [
  { from: 'Referentie', to: 'ID' },
  { from: 'Referentie', to: 'RecordFile' },
  { from: 'Transactie', to: 'Goal', codes: { 'Te koop': 0, 'Te huur': 1 } },
  { from: 'Type', to: 'MainTypeName' },
  { from: 'Gemeente', to: 'City' },
  { from: 'Prijs', to: 'Price' },
  { from: 'Omschrijving', to: 'DescriptionA', language: 'nl' },
  { from: 'Description', to: 'DescriptionA', language: 'fr' },
  { from: 'Fotos', to: 'PictureItems' },
  { value: 1, to: 'Status' },
]
const files = { 'import.json': { csv: { fields } } }
const header = 'Referentie;Transactie;Type;Gemeente;Prijs;Omschrijving;Description;Fotos;Intern'
const row =
  '2417;te koop;Villa;BERLARE;"389.000,00";"Villa; met tuin";;https://p.example/1.jpg|https://p.example/2.jpg;x'
const table = `${header}\r\n${row}\r\nA-204;TE HUUR;Duplex;Berlare;850;Duplex;Un duplex;;\r\n`

describe('the contract of adapters', () => {
  testContract(readCsv, table, { files, isWhole: false })
})

test('rows become records, texts in another language their translations', async () => {
  const found = await importText(readCsv, table, files)
  const [villa, duplex, translation] = recordsOf(found)
  expect(villa).toMatchObject({
    ID: '2417',
    Goal: 0,
    Status: 1,
    Price: '389.000,00',
    language: 'nl',
    DescriptionA: 'Villa; met tuin',
    PictureItems: ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
  })
  expect(duplex).toMatchObject({ ID: expect.any(Number), RecordFile: 'A-204', Goal: 1 })
  expect(translation).toEqual({ ID: duplex?.['ID'], language: 'fr', DescriptionA: 'Un duplex' })
  expect([...found.left]).toEqual([['Intern', 1]])
})

test.each([
  [{}, 'nl'],
  [{ 'site.json': { language: { languageDefault: 'de', languageUse: [] } } }, 'de'],
])(
  'texts of which no language is said are in the language of the site, beside others (%o)',
  async (site, own) => {
    const rules = [
      { from: 'Ref', to: 'ID' },
      { from: 'Titel', to: 'TypeDescription' },
      { from: 'Tekst', to: 'DescriptionA' },
      { from: 'Texte', to: 'DescriptionA', language: 'fr' },
      { value: 0, to: 'Goal' },
    ]
    const found = await importText(readCsv, 'Ref;Titel;Tekst;Texte\n7;Huis;Ruim;Spacieux\n', {
      'import.json': { csv: { fields: rules } },
      ...site,
    })
    expect(recordsOf(found)).toContainEqual(
      expect.objectContaining({ language: own, TypeDescription: 'Huis', DescriptionA: 'Ruim' }),
    )
    expect(recordsOf(found)).toContainEqual(
      expect.objectContaining({ language: 'fr', DescriptionA: 'Spacieux' }),
    )
  },
)

test('a column that names the language of each row names that of its texts', async () => {
  const rules = [
    { from: 'Ref', to: 'ID' },
    { from: 'Taal', to: 'language' },
    { from: 'Tekst', to: 'DescriptionA' },
    { value: 0, to: 'Goal' },
  ]
  const found = await importText(readCsv, 'Ref;Taal;Tekst\n7;fr;Spacieux\n', {
    'import.json': { csv: { fields: rules } },
  })
  expect(recordsOf(found)).toEqual([{ ID: '7', Goal: 0, language: 'fr', DescriptionA: 'Spacieux' }])
})

test('accents are right in UTF-8 with a byte order mark and in Windows-1252', async () => {
  const text = table.replace('Un duplex', 'Un duplex rénové')
  const ansi = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  for (const bytes of [`\uFEFF${text}`, ansi])
    expect(recordsOf(await importText(readCsv, bytes, files))[2]).toMatchObject({
      DescriptionA: 'Un duplex rénové',
    })
})

test('commas are recognised as the delimiter', async () => {
  const plain = table.replace('"389.000,00";"Villa; met tuin"', '389000;Villa').replaceAll(';', ',')
  expect(recordsOf(await importText(readCsv, plain, files))[0]).toMatchObject({ ID: '2417', Price: '389000' })
})

test('a table without a column of the mapping, or with a torn row, is refused with its place', async () => {
  const lacking = await importText(readCsv, table.replace('Prijs', 'Bedrag'), files)
  expect(lacking.problems[0]).toMatchObject({ file: 'export', expected: 'Prijs' })
  const torn = await importText(readCsv, `${table}2500;te koop;Villa;Berlare\r\n`, files)
  expect(torn.isRefused).toBe(true)
  expect(torn.problems).toContainEqual(
    expect.objectContaining({ severity: 'error', record: 'line 4', expected: '9 cells' }),
  )
})

test('without a mapping the agency is told to write one', async () => {
  const found = await importText(readCsv, table)
  expect(found).toMatchObject({ isRefused: true, problems: [{ file: 'import.json', field: 'csv' }] })
})

const utf16 = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, 'utf16le')

test.each<[what: string, text: string | Uint8Array]>([
  ["Excel's line that names the delimiter", `sep=;\r\n${table}`],
  ['a title above the column names', `Export vastgoed 27/11/2026;;;;;;;;\r\n\r\n${table}`],
  ['a title of one cell', `Export vastgoed\r\n${table}`],
  ['column names in another casing', table.replace(header, header.toUpperCase())],
  ['empty columns at the end', table.replaceAll('\r\n', ';;\r\n')],
  ['UTF-16, as "Unicode text" of Excel', utf16(table)],
  ['a row of totals', `${table}Totaal;;;;389850;;;;\r\n`],
  ['rows of totals in other words', `${table}Eindtotaal;;;;389850;;;;\r\nGemiddelde;;;;1;;;;\r\n`],
  ['the column names again', `${table}${header}\r\n`],
  ['rows without a value', `${table};;;;;;;;\r\n`],
  ['lines that end in two ways', table.replace('\r\nA-204', '\nA-204')],
  ['rows that end in one delimiter more', table.replace(/;x\r|;;\r/g, '$&;').replaceAll('\r;', ';\r')],
  ['a row of totals without a word', `${table};;;;389.850,00;;;;\r\n`],
])('%s is understood', async (_, text) => {
  const found = await importText(readCsv, text, files)
  expect(found.isRefused).toBe(false)
  expect(recordsOf(found).map(({ RecordFile }) => RecordFile)).toEqual(['2417', 'A-204', undefined])
})

test.each([
  [
    'a column that is there twice',
    table.replace('Gemeente', 'prijs'),
    { record: undefined, field: 'line 1' },
  ],
  [
    'a reference that Excel rounded',
    table.replace('2417', '1,02E+11'),
    { record: 'line 2', field: 'Referentie' },
  ],
  [
    'a reference that other software rounded',
    table.replace('2417', '1.2E+5'),
    { record: 'line 2', field: 'Referentie' },
  ],
  [
    'a price that the delimiter has torn',
    table.replace('"389.000,00"', '389;000').replace(';x', ';'),
    { record: 'line 2', expected: '9 cells' },
  ],
  [
    'a workbook of LibreOffice',
    'PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument',
    { message: 'a workbook, no text' },
  ],
  ['a workbook', 'PK\u0003\u0004\u0014[Content_Types].xml', { message: 'a workbook, no text' }],
  ['an archive', 'PK\u0003\u0004listings.csv', { remedy: expect.stringContaining('unpack it') }],
  ['a page to log in', '<!DOCTYPE html><html><p>Login</p></html>', { message: 'a web page, no export' }],
])('%s is refused with what is to be done', async (_, text, problem) => {
  const found = await importText(readCsv, text, files)
  expect(found.isRefused).toBe(true)
  expect(found.problems).toContainEqual(
    expect.objectContaining({ severity: 'error', remedy: expect.any(String), ...problem }),
  )
})

test('a mapping without a column for the reference is refused at once', async () => {
  const lacking = { 'import.json': { csv: { fields: fields.filter(({ to }) => to !== 'ID') } } }
  expect((await importText(readCsv, table, lacking)).problems).toEqual([
    expect.objectContaining({ file: 'import.json', field: 'csv.fields', received: expect.any(String) }),
  ])
})

test.each([
  ['a quote within a cell', { Omschrijving: 'tv van 40"' }, { DescriptionA: 'tv van 40"' }],
  [
    'addresses with a comma within',
    { Fotos: '"https://p.example/w_9,h_9/1.jpg, https://p.example/2.jpg"' },
    { PictureItems: ['https://p.example/w_9,h_9/1.jpg', 'https://p.example/2.jpg'] },
  ],
])('%s is read', async (_, cells, expected) => {
  const own: Readonly<Record<string, string>> = {
    Referentie: '7',
    Transactie: 'te koop',
    Prijs: '1',
    ...cells,
  }
  const text = [
    header,
    header
      .split(';')
      .map((name) => own[name] ?? '')
      .join(';'),
  ].join('\n')
  expect(recordsOf(await importText(readCsv, text, files))[0]).toMatchObject(expected)
})

test('accents of MacOS are warned of', async () => {
  const bytes = Uint8Array.from(
    table.replace('Un duplex', 'Un caf\u008E'),
    (letter) => letter.codePointAt(0) ?? 0,
  )
  const found = await importText(readCsv, bytes, files)
  expect(found.problems).toContainEqual(
    expect.objectContaining({ record: undefined, received: expect.stringContaining('caf') }),
  )
})

test('an error of the spreadsheet is no value', async () => {
  const found = await importText(
    readCsv,
    table.replace('Villa; met tuin', '#VERW!').replace(';x', ';####'),
    files,
  )
  expect(recordsOf(found)[0]).not.toHaveProperty('DescriptionA')
  expect(found.problems.filter(({ record }) => record === 'line 2').map(({ field }) => field)).toEqual([
    'Omschrijving',
    'Intern',
  ])
})

test('a table that has a column for a permission gives it only where the column says so', async () => {
  const mapping = {
    csv: { fields: [...fields, { from: 'Intern', to: 'PublishAddress', codes: { ja: 1, nee: 0 } }] },
  }
  const rows = ['ja', 'nee', '', 'misschien'].map(
    (word, index) => `${index + 1};te koop;Villa;Berlare;${index + 1}00000;;;;${word}`,
  )
  const found = await importText(readCsv, [header, ...rows].join('\n'), { 'import.json': mapping })
  expect(recordsOf(found).map(({ PublishAddress }) => PublishAddress)).toEqual([1, 0, 0, 0])
  expect(found.problems.filter(({ field }) => field === 'Intern').map(({ record }) => record)).toEqual([
    '3',
    '4',
  ])
})

test('what an agency says of a value that is absent holds', async () => {
  const rule = { from: 'Intern', to: 'PublishAddress', codes: { ja: 1, nee: 0 }, absent: 1 }
  const mapping = { 'import.json': { csv: { fields: [...fields, rule] } } }
  const found = await importText(readCsv, table.replace(';x\r\n', ';nee\r\n'), mapping)
  expect(
    recordsOf(found)
      .slice(0, 2)
      .map(({ PublishAddress }) => PublishAddress),
  ).toEqual([0, 1])
})

test('a cell that a spreadsheet keeps as a formula has its zeros, and a number with decimals its code', async () => {
  const codes = { 1: 0, 10: 1 }
  const rules = [...fields.filter(({ to }) => to !== 'Goal'), { from: 'Soort', to: 'Goal', codes }]
  const found = await importText(readCsv, `${header};Soort\n="0042";;Villa;BERLARE;1;;;;;1.0\n`, {
    'import.json': { csv: { fields: rules } },
  })
  expect(recordsOf(found)).toMatchObject([{ RecordFile: '0042', Goal: 0 }])
})
