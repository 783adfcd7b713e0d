import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { decodeFrontMatter } from '#data/content/decode-front-matter.ts'
import type { Locale } from '#domain/values/locale.ts'
import { checkEntry } from '#editor/check-entry.ts'
import { missingSlugs } from '#editor/complete-entry.ts'
import { recordFiles } from '#editor/config/collections.ts'
import type { SavedEntry } from '#editor/saved-entry.ts'
import { known } from '#tests/support/editor/known.ts'

const check = (entry: SavedEntry, locale: Locale = 'nl') => checkEntry(entry, known, locale)
const load = async (name: string): Promise<unknown> => JSON.parse(await readFile(`data/${name}.json`, 'utf8'))
const path = 'content/articles/zonnepanelen/index.nl.md'
const right = {
  title: 'Zonnepanelen',
  slug: 'zonnepanelen',
  description: 'Kort',
  topic: 'Kopen',
  publishedOn: '2026-11-29',
  body: 'Tekst',
}

test('what the file holds passes, so that the editor can save it', async () => {
  for (const { name, isList } of recordFiles) {
    const value = await load(name)
    const data = isList ? { [name]: value } : value
    expect([name, check({ collection: 'data', path: `data/${name}.json`, data })]).toEqual([name, undefined])
  }
  const file = 'content/articles/een-bod-dat-bindt/index.nl.md'
  const document = decodeFrontMatter(await readFile(file, 'utf8'))
  if (document.kind === 'broken') throw new Error(document.reason)
  const data = { ...Object(document.meta), modifiedOn: '', numericId: null, body: document.body }
  expect(check({ collection: 'articles', path: file, data })).toBeUndefined()
})

test.each<readonly [Locale, string]>([
  ['nl', 'Artikel zonnepanelen (NL), Op de site vanaf: dit moet ingevuld zijn.'],
  ['fr', 'Article zonnepanelen (NL), Sur le site à partir du\u00A0: ce champ doit être rempli.'],
  ['en', 'Article zonnepanelen (NL), On the site from: this must be filled in.'],
])('an article without a day is refused with a sentence in %s', (locale, sentence) => {
  expect(check({ collection: 'articles', path, data: { ...right, publishedOn: '' } }, locale)).toBe(sentence)
})

test.each([
  [{ slug: 'Een Titel' }, 'Adres van de pagina: alleen kleine letters zonder accenten, cijfers en streepjes'],
  [{ slug: 'een-bod-dat-bindt' }, 'Adres van de pagina: een andere tekst heeft dit adres al'],
  [{ status: 'Verborgen' }, 'Status: kies een van de waarden van de lijst'],
  [{ publishedOn: '2026-02-30' }, 'Op de site vanaf: kies een dag die bestaat'],
  [{ body: 'Kost {{duty:atlantis}}' }, 'Tekst: een cijfer tussen accolades dat niet bestaat'],
])('an article with %j is refused', (wrong, sentence) => {
  expect(check({ collection: 'articles', path, data: { ...right, ...wrong } })).toContain(sentence)
})

test('each language of an article is checked, and one that is switched off is not', () => {
  const entry = { collection: 'articles', path, data: right }
  expect(check({ ...entry, i18n: { fr: { data: undefined } } })).toBeUndefined()
  expect(check({ ...entry, i18n: { fr: { data: { ...right, slug: 'Un Titre' } } } })).toContain(
    'Artikel zonnepanelen (FR)',
  )
})

test('an address that nobody wrote is made of the title, and is free', () => {
  const entry = {
    collection: 'articles',
    path,
    data: { ...right, title: 'Een bod dat bindt', slug: '' },
    i18n: {
      de: { data: { ...right, title: 'Für Käufer', slug: '' } },
      fr: { data: undefined },
      en: { data: right },
    },
  }
  expect(missingSlugs(entry, known)).toEqual([
    { path: ['data', 'slug'], value: 'een-bod-dat-bindt-2' },
    { path: ['i18n', 'de', 'data', 'slug'], value: 'fuer-kaeufer' },
  ])
  expect(missingSlugs({ collection: 'pages', path, data: { body: 'Tekst' } }, known)).toEqual([])
})

const page = (id: number, params: object = {}, more: object = {}) => ({
  id,
  status: 'Published',
  path: `p${id}`,
  params: { name: { nl: `P${id}` }, path: { nl: `p${id}` }, ...params },
  ...more,
})
const home = page(1, { type: 'home', path: { nl: '' } })

test.each([
  [[page(2)], 'één pagina van het type Startpagina moet online zijn'],
  [[home, page(2, {}, { childMenus: [page(1)] })], 'een andere pagina heeft dit nummer al'],
  [[home, page(2, { title: 3 })], '2, Instellingen van de pagina, Titel: deze waarde past hier niet'],
  [[home, page(2, {}, { status: 'Verborgen' })], 'Status: kies een van de waarden van de lijst'],
  [[home, page(2, { type: 'results' })], 'Lijst van panden: dit moet ingevuld zijn'],
  [[home, page(2, { path: { nl: 'Über ons' } })], 'een adres heeft alleen letters zonder accenten'],
  [[home, page(2), page(3, { path: { nl: 'p2' } })], 'een andere pagina heeft dit adres al'],
])('a menu is read as the build reads it: %#', (menu, sentence) => {
  const said = check({ collection: 'data', path: 'data/menu.json', data: { menu } })
  expect(said).toContain(sentence)
})

test('a number of a module is given once, and an announcement that is on has a title', async () => {
  const modules = [1, 1].map((id) => ({ id, status: 'Published' }))
  expect(check({ collection: 'data', path: 'data/modules.json', data: { modules } })).toContain(
    'een ander blok heeft dit nummer al',
  )
  const site = Object(await load('site'))
  const popup = { isPublished: true, title: { nl: '' }, text: { nl: 'Zondag' } }
  expect(check({ collection: 'data', path: 'data/site.json', data: { ...site, popup } })).toBe(
    'Aankondiging, kop en voettekst, Aankondiging, Titel: schrijf de tekst in minstens één taal.',
  )
})

test('an own word that its message cannot hold is not saved', () => {
  const save = (words: readonly unknown[]) =>
    check({ collection: 'data', path: 'data/words.json', data: { words } })
  const word = { key: 'results.count_other', text: { nl: '{{count}} huizen', fr: '', de: null } }
  expect(save([word])).toBeUndefined()
  expect(save([{ ...word, text: { nl: 'Veel huizen' } }])).toContain('wat tussen {{ en }} staat')
  expect(save([word, word])).toContain('deze zin staat twee keer in de lijst')
  expect(save([{ ...word, key: 'results.nothing' }])).toContain('deze zin bestaat niet meer op de site')
})

test('days and hours in the wrong order are not saved', async () => {
  const site = Object(await load('site'))
  const popup = { ...site.popup, isPublished: true, from: '2027-02-01', until: '2027-01-31' }
  expect(check({ collection: 'data', path: 'data/site.json', data: { ...site, popup } }, 'fr')).toContain(
    'le dernier jour précède le premier',
  )
  const vacancy = { ...right, publishedOn: '2026-11-29', validUntil: '2026-11-28' }
  const job = 'content/vacancies/makelaar/index.nl.md'
  expect(check({ collection: 'vacancies', path: job, data: vacancy })).toContain('voor de eerste')
  expect(check({ collection: 'vacancies', path: job, data: { ...vacancy, validUntil: '' } })).toBeUndefined()
  const openHouse = (To: string) =>
    check({
      collection: 'homes',
      path: 'data/homes/7.json',
      data: { ID: 7, openHouse: { OpenHouseItems: [{ From: '2026-12-12 14:00', To }] } },
    })
  expect(openHouse('2026-12-12 16:00')).toBeUndefined()
  expect(openHouse('2026-12-12 10:00')).toContain('het einde komt na het begin, op dezelfde dag')
  expect(openHouse('16 uur')).toContain('een dag en een uur, zoals 2026-11-28 10:00')
  const [office] = Object(await load('offices'))
  const hours = [{ days: { nl: 'Maandag' }, hours: '18:00–9:00' }]
  expect(
    check({ collection: 'data', path: 'data/offices.json', data: { offices: [{ ...office, hours }] } }),
  ).toContain('het einde komt na het begin, zoals in 10:00-12:00')
})
