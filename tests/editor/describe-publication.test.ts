import { expect, test } from 'vitest'
import type { PublicationState } from '#domain/publishing/publication-state.ts'
import { describePublication } from '#editor/client/publication/describe.ts'
import { editorLocales as locales } from '#editor/labels/editor-locale.ts'
import { publicationWords } from '#editor/labels/publication-words.ts'

const live = { since: '2026-11-29T13:05:00Z', changes: '', isUndone: false }
const usual: PublicationState = { live, waiting: [], canUndo: false }
const line = (changes: Partial<PublicationState>, locale: (typeof locales)[number] = 'nl') =>
  describePublication({ ...usual, ...changes }, locale).line

test('what is live, what waits and what runs is said in each language', () => {
  const since = '29 november 2026, 14.05\u00A0uur'
  expect(line({})).toBe(`Online sinds ${since}. Er wacht niets.`)
  expect(line({ waiting: ['articles/een-bod'] })).toBe(
    `Online sinds ${since}. 1 wijziging wacht: Artikel een-bod.`,
  )
  expect(line({ waiting: ['articles/a', 'menu', 'properties/2417', 'x', 'y', 'z'] })).toBe(
    `Online sinds ${since}. 6 wijzigingen wachten: Artikel a, Menu en pagina’s, Pand 2417, x, nog 2.`,
  )
  expect(line({ live: { ...live, isUndone: true } })).toMatch(/^Teruggezet op 29 november/)
  expect(line({ running: live.since, waiting: ['menu'] })).toMatch(/^Wordt online gezet sinds 29 november/)
  expect(line({ live: undefined })).toBe('Van hieruit is nog niets online gezet.')
  for (const locale of locales)
    expect(line({ waiting: ['menu', 'site'] }, locale)).toMatch(
      /2026.*(?:14[.]05\u00A0(?:uur|Uhr)|14\u00A0h\u00A005|2[.]05\u00A0pm).*2 /,
    )
})

test('a refusal is said with its reason, but not while the next publication runs', () => {
  const refused = { at: live.since, text: 'menu.json: 1 error', problems: [] }
  expect(describePublication({ ...usual, refused }, 'nl').refused).toEqual({
    line: expect.stringMatching(/^Niet online gezet op 29 november 2026, 14\.05\u00A0uur\. De site bleef/),
    why: 'menu.json: 1 error',
  })
  expect(describePublication({ ...usual, refused, running: live.since }, 'nl').refused).toBeUndefined()
})

test('a document that was left out is named in the words of the forms, in each language', () => {
  const problem = {
    severity: 'error',
    file: 'articles/zon/index.nl.md',
    field: 'title',
    message: 'missing',
  } as const
  const leftOut = [problem]
  expect(describePublication({ ...usual, leftOut }, 'nl').refused).toEqual({
    line: expect.stringContaining('Niet alles staat online'),
    why: expect.stringMatching(/^Artikel zon \(NL\), Titel: dit moet ingevuld zijn\.$/),
  })
  const refused = { at: live.since, text: 'title: missing', problems: leftOut }
  expect(describePublication({ ...usual, refused }, 'fr').refused?.why).toContain('ce champ doit être rempli')
})

test('a picture that cannot be shown is named, with what can', () => {
  const leftOut = [
    {
      severity: 'warning',
      file: 'pictures/homes/phone.heic',
      message: 'the picture cannot be used: bad seek',
      expected: 'a JPEG',
      waits: true,
    },
  ] as const
  expect(describePublication({ ...usual, leftOut }, 'nl').refused?.why).toBe(
    'Foto homes/phone.heic: dit bestand is geen foto die de site kan tonen; kies een JPEG, PNG, WebP of AVIF. De pagina staat online zonder.',
  )
})

test('a home that waits is named with its field, and one that was saved by its number', () => {
  const leftOut = [
    {
      severity: 'warning',
      file: 'homes/900001.json',
      record: '900001',
      field: 'Goal',
      message: 'missing, and no import says it; it waits unpublished',
      waits: true,
    },
  ] as const
  const names = new Map([['Goal', 'À vendre ou à louer']])
  expect(describePublication({ ...usual, leftOut }, 'fr', names).refused?.why).toBe(
    'Bien 900001, À vendre ou à louer\u00A0: ce champ doit être rempli, car votre CRM ne le dit pas.',
  )
  expect(line({ waiting: ['homes/900001', 'new-projects/70'] })).toContain(
    'Pand 900001, Nieuwbouwproject 70.',
  )
})

test('every sentence is in every language, with what it says', () => {
  for (const [key, words] of Object.entries(publicationWords)) {
    const places = locales.map((locale) => (words[locale].match(/\{\w+\}/g) ?? []).toSorted().join())
    expect([key, new Set(places).size]).toEqual([key, 1])
  }
})
