import { describe, expect, test } from 'vitest'
import { readCsv } from '#data/adapter/csv.ts'
import { importText, recordsOf, testContract } from './adapter-contract.ts'

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
  const torn = await importText(readCsv, `${table}2500;te koop\r\n`, files)
  expect(torn).toMatchObject({ isRefused: true, problems: [{ field: 'line 4', message: 'not a table' }] })
})

test('without a mapping the agency is told to write one', async () => {
  const found = await importText(readCsv, table)
  expect(found).toMatchObject({ isRefused: true, problems: [{ file: 'import.json', field: 'csv' }] })
})
