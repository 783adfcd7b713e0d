import { readFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isObject } from '#data/file/decode-records.ts'
import { recordFiles } from '#editor/config/collections.ts'
import { documentFormat, type FileFormat, listFormat, objectFormat } from '#editor/kept/file-formats.ts'
import { keepDocument } from '#editor/kept/keep-document.ts'
import { keepJson } from '#editor/kept/keep-json.ts'
import { isSame } from '#editor/kept/same.ts'

type Held = Readonly<{ file: string; format: FileFormat }>

const files: readonly Held[] = [
  ...recordFiles.map(({ name, isList }) => ({
    file: `data/${name}.json`,
    format: isList ? listFormat(name) : objectFormat,
  })),
  ...globSync('content/{articles,vacancies,pages,legal,testimonials}/**/*.md').map((file) => ({
    file,
    format: documentFormat,
  })),
]

/** What a form makes of values: its own order of fields, no empty ones of the file, and empty ones of its own. */
function asForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asForm)
  if (!isObject(value)) return value
  const filled = Object.entries(value).filter(
    ([, inner]) => inner !== '' && inner !== null && (!Array.isArray(inner) || inner.length > 0),
  )
  return {
    ...Object.fromEntries(filled.toReversed().map(([key, inner]) => [key, asForm(inner)])),
    untold: '',
  }
}

/** Changes the first text of some words, wherever it stands, and returns whether there was one. */
function changeWord(value: unknown): boolean {
  if (!isObject(value) && !Array.isArray(value)) return false
  const entries = value as Record<string, unknown>
  for (const [key, inner] of Object.entries(entries)) {
    if (key.startsWith('~')) continue
    if (typeof inner === 'string' && /^\p{L}+ \p{L}+/u.test(inner)) {
      entries[key] = inner.replace(' ', ' heel ')
      return true
    }
    if (changeWord(inner)) return true
  }
  return false
}

const save = (format: FileFormat, fields: unknown): string =>
  `${format.toFile(fields as Readonly<Record<string, unknown>>).trim()}\n`

test.each(files)('$file is saved as it is, and one word changes one line', async ({ file, format }) => {
  const text = await readFile(file, 'utf8')
  // The editor hands a file over without the line breaks at its end.
  const fields = asForm(format.fromFile(text.trim()))
  expect(save(format, fields)).toBe(text)
  if (!changeWord(fields)) return
  const [before, after] = [text.split('\n'), save(format, fields).split('\n')]
  expect(after).toHaveLength(before.length)
  expect(after.filter((line, index) => line !== before[index])).toHaveLength(1)
})

test('what is written says what the form holds, whatever was there', () => {
  const value = fc.jsonValue({ maxDepth: 3 })
  fc.assert(
    fc.property(value, value, (before, after) => {
      for (const indent of [2, undefined]) {
        const kept = keepJson(JSON.stringify(before, undefined, indent), after)
        expect(isSame(JSON.parse(kept), after)).toBe(true)
      }
    }),
  )
})

test('an entry of a list that is added, moved or taken away leaves the lines of the others', () => {
  const list = '[\n  { "id": 1, "name": "Een", "tags": [] },\n  { "id": 2, "name": "Twee" }\n]'
  const [one, two] = [
    { id: 1, name: 'Een' },
    { id: 2, name: 'Twee' },
  ]
  expect(keepJson(list, [two, one])).toBe(
    '[\n  { "id": 2, "name": "Twee" },\n  { "id": 1, "name": "Een", "tags": [] }\n]',
  )
  expect(keepJson(list, [two])).toBe('[\n  { "id": 2, "name": "Twee" }\n]')
  expect(keepJson(list, [{ id: 1, name: 'Eén' }, two])).toBe(list.replace('Een', 'Eén'))
  expect(keepJson(list, [one, two, { id: 3 }])).toBe(list.replace('\n]', ',\n  {\n    "id": 3\n  }\n]'))
  expect(keepJson('[]', [{ key: 'a', text: { nl: 'b' } }])).toBe(
    '[\n  {\n    "key": "a",\n    "text": {\n      "nl": "b"\n    }\n  }\n]',
  )
})

test('a field of a document keeps its quotes and comments; a new one gets those of the others', () => {
  const text = "---\n# Of the day\ntitle: 'L''un'  # short\nslug: lun\nday: 2026-09-02\nsite:\n---\n\nTekst\n"
  const meta = { title: 'L’autre', slug: 'lun', day: '2026-09-03', site: '' }
  expect(keepDocument(text, { meta, body: 'Tekst' })).toBe(
    text.replace("L''un", 'L’autre').replace('09-02', '09-03'),
  )
  expect(
    keepDocument(text, { meta: { ...meta, title: 'C’est: "l\'un"', site: 'https://a.be' }, body: 'Tekst' }),
  ).toBe(
    text.replace("L''un", `C’est: "l''un"`).replace('09-02', '09-03').replace('site:', 'site: https://a.be'),
  )
  expect(
    keepDocument('---\ntitle: "Een"\n---\nTekst\n', { meta: { title: 'Een', author: 'ann' }, body: 'Nieuw' }),
  ).toBe('---\ntitle: "Een"\nauthor: "ann"\n---\nNieuw\n')
  expect(keepDocument('Tekst\n', { meta: {}, body: 'Nieuw' })).toBe('Nieuw\n')
})

test('a paragraph that says the same stays as it was written, when the form writes Markdown its own way', () => {
  const body = '* een\n* _twee_\n\nNiet 1\\. maar 2.\n\n| a | b |\n|---:|:---|\n| 1 | 2 |\n\nSlot.'
  const written = '- een\n- *twee*\n\nNiet 1. maar 2.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\nSlot!'
  expect(keepDocument(`---\nslug: a\n---\n\n${body}\n`, { meta: { slug: 'a' }, body: written })).toBe(
    `---\nslug: a\n---\n\n${body.replace('Slot.', 'Slot!')}\n`,
  )
})

test('a new document and a new file are written plainly', () => {
  expect(documentFormat.toFile({ title: 'Een: "twee"', modifiedOn: '', body: 'Tekst' })).toBe(
    '---\ntitle: "Een: \\"twee\\""\n---\n\nTekst\n',
  )
  expect(listFormat('words').toFile({ words: [{ key: 'a' }] })).toBe('[\n  {\n    "key": "a"\n  }\n]')
})

test('a file that cannot be read says why', () => {
  expect(() => documentFormat.fromFile('---\ntitle: [\n---\n')).toThrow('Flow sequence')
  expect(() => listFormat('words').fromFile('{}')).toThrow('words.json holds no list')
})
