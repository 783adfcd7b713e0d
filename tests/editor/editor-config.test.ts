import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { energyLabels } from '#domain/listing/property.ts'
import { isObject } from '#data/file/decode-records.ts'
import { type Locale, locales } from '#domain/values/locale.ts'
import { documentCollections, recordFiles } from '#editor/config/collections.ts'
import { type Form, relations, toFile, toFolder } from '#editor/config/editor-config.ts'
import type { Field } from '#editor/config/field.ts'
import { chooseMessage } from '#editor/config/choose-message.ts'
import { editorLocales } from '#editor/labels/editor-locale.ts'
import { labelOf } from '#editor/labels/labels.ts'
import { messagesOf } from '#i18n/messages.ts'

const messages = messagesOf('nl')

const load = async (name: string): Promise<unknown> => JSON.parse(await readFile(`data/${name}.json`, 'utf8'))
const dutch: Form = { locale: 'nl', textLocale: 'nl', choices: relations }
const recordsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
const file = (name: string) => {
  const found = recordFiles.find((each) => each.name === name)
  if (found === undefined) throw new Error(`no file ${name}`)
  return found
}

async function formOf(name: string): Promise<readonly Field[]> {
  const { fields } = toFile(file(name), recordsIn(await load(name)), dutch) as { fields: readonly Field[] }
  return file(name).isList ? (fields[0]?.fields ?? []) : fields
}

const namesIn = (fields: readonly Field[]): readonly string[] =>
  fields.flatMap(({ name, fields: inner = [] }) => [name, ...namesIn(inner)])

test('every field of every form has a label in each language of the editor', async () => {
  const files = await Promise.all(recordFiles.map(({ name }) => formOf(name)))
  const documents = documentCollections.map(
    (each) => (toFolder(each, dutch) as { fields: readonly Field[] }).fields,
  )
  const names = new Set(namesIn([...files.flat(), ...documents.flat()]))
  expect(names.size).toBeGreaterThan(100)
  expect(
    [...names].filter((name) => labelOf(name, 'nl') === name && !locales.some((locale) => locale === name)),
  ).toEqual([])
  expect(editorLocales.map((locale) => toFile(file('people'), [], { ...dutch, locale })['label'])).toEqual([
    'Team',
    'Équipe',
    'Team',
    'Team',
  ])
})

test('the button that adds to a list names one of it', async () => {
  const listsIn = (fields: readonly Field[]): readonly Field[] =>
    fields.flatMap((field) => [...(field.widget === 'list' ? [field] : []), ...listsIn(field.fields ?? [])])
  const lists = listsIn((await Promise.all(recordFiles.map(({ name }) => formOf(name)))).flat())
  expect(lists.length).toBeGreaterThan(15)
  expect(lists.filter(({ label, label_singular: one }) => one === undefined || one === label)).toEqual([])
})

test.each(recordFiles.map(({ name }) => name))(
  'the form of %s has every field that its schema and file share',
  async (name) => {
    const { schema, leftOut } = file(name)
    const known = Object.keys((schema as unknown as { entries: object }).entries)
    const held = new Set(
      recordsIn(await load(name)).flatMap((record) => (isObject(record) ? Object.keys(record) : [])),
    )
    const wanted = known.filter((key) => held.has(key) && !leftOut.includes(key))
    expect((await formOf(name)).map((field) => field.name)).toEqual(expect.arrayContaining(wanted))
  },
)

test('a text has the form in which its file holds it', async () => {
  const person = await formOf('people')
  expect(person.find(({ name }) => name === 'role')).toMatchObject({
    widget: 'object',
    required: true,
    fields: locales.map((name) => ({ name, widget: 'string', label: name.toUpperCase() })),
  })
  const title = (await formOf('modules')).find(({ name }) => name === 'title')
  expect(title?.fields?.[0]?.fields?.map(({ name }) => name)).toEqual(['value', 'public'])
})

test('a day of a document is picked from a calendar, and written as the file holds it', () => {
  const articles = documentCollections.find(({ name }) => name === 'articles')
  if (articles === undefined) throw new Error('no articles')
  const { fields } = toFolder(articles, dutch) as { fields: readonly Field[] }
  const days = fields.filter(({ widget }) => widget === 'datetime')
  expect(days.map(({ name }) => name)).toEqual(['publishedOn', 'modifiedOn'])
  for (const day of days) expect(day).toMatchObject({ type: 'date', format: 'YYYY-MM-DD' })
  // The day of a new article is today, and it is asked for.
  expect(days[0]).toMatchObject({ required: true, default: '{{now}}' })
})

test('a new document begins in one language, with its facts in that one and its texts in each', () => {
  const folder = (name: string) => {
    const found = documentCollections.find((each) => each.name === name)
    if (found === undefined) throw new Error(`no ${name}`)
    return toFolder(found, dutch) as { i18n: unknown; fields: readonly Field[] }
  }
  expect(folder('articles').i18n).toEqual({ initial_locales: 'default' })
  expect(folder('legal').i18n).toBe(true)
  const texts = folder('vacancies').fields.filter(({ i18n }) => i18n === true)
  expect(texts.map(({ name, required }) => [name, required])).toEqual([
    ['title', true],
    // It is made of the title.
    ['slug', false],
    ['description', true],
    ['body', true],
  ])
})

test('a switch is a choice of yes and no, in the words of its file', async () => {
  const popup = (await formOf('site')).find(({ name }) => name === 'popup')?.fields
  const valuesOf = (fields: readonly Field[] | undefined, wanted: string) =>
    fields
      ?.find(({ name }) => name === wanted)
      ?.options?.map((each) => typeof each === 'object' && each.value)
  expect(valuesOf(popup, 'isPublished')).toEqual(['yes', 'no'])
  const params = (await formOf('menu')).find(({ name }) => name === 'params')?.fields
  expect(valuesOf(params, 'isInMenu')).toEqual([true, false])
})

test('hours that are typed wrongly are said with an example', async () => {
  const hours = (await formOf('offices')).find(({ name }) => name === 'hours')?.fields
  expect(hours?.find(({ name }) => name === 'hours')?.pattern?.[1]).toBe('uren zoals 9:00–12:30, 13:30–18:00')
})

test('what is one of some values is chosen, by words and not by codes', async () => {
  const selects = (fields: readonly Field[]): readonly Field[] =>
    fields.flatMap((field) => [
      ...(field.widget === 'select' ? [field] : []),
      ...selects(field.fields ?? []),
      ...selects(field.field === undefined ? [] : [field.field]),
    ])
  const files = (await Promise.all(recordFiles.map(({ name }) => formOf(name)))).flat()
  const documents = documentCollections.flatMap(
    (each) => (toFolder(each, dutch) as { fields: readonly Field[] }).fields,
  )
  const found = selects([...files, ...documents])
  const names = new Set(found.map(({ name }) => name))
  for (const name of ['status', 'type', 'bannerType', 'backgroundType', 'document', 'employment', 'kind'])
    expect(names).toContain(name)
  // The letter of a label is its word.
  const letters = new Set<string>(energyLabels)
  const bare = found.flatMap(({ name, options = [] }) =>
    options.flatMap((option) =>
      typeof option === 'string' || (option.label === option.value && !letters.has(option.label))
        ? [[name, option]]
        : [],
    ),
  )
  expect(bare).toEqual([])
  const states = found.filter(({ name }) => name === 'status')
  for (const state of states)
    expect(state).toMatchObject({
      options: [
        { label: 'Online', value: 'Published' },
        { label: 'Concept', value: 'Draft' },
      ],
    })
  // A page, a block and a line of the top bar are on the site when they say so; a document is unless it says otherwise.
  expect(states.map(({ required }) => required).toSorted()).toEqual([false, false, true, true, true, true])
})

test('the address of a page says what it may hold', () => {
  const [articles] = documentCollections
  if (articles === undefined) throw new Error('no articles')
  const { fields } = toFolder(articles, dutch) as { fields: readonly Field[] }
  const slug = fields.find(({ name }) => name === 'slug')
  expect(slug?.pattern?.[1]).toContain('zonnepanelen-op-een-huurwoning')
  expect(new RegExp(slug?.pattern?.[0] ?? '').test('Zonnepanelen op een huurwoning')).toBe(false)
})

test('a picture is picked, wherever its name is held', async () => {
  const pick = expect.objectContaining({ widget: 'image' }) as unknown
  const article = documentCollections.find(({ name }) => name === 'articles')
  if (article === undefined) throw new Error('no articles')
  const { fields } = toFolder(article, dutch) as { fields: readonly Field[] }
  expect(fields.find(({ name }) => name === 'image')).toEqual(pick)
  const module = (await formOf('modules')).find(({ name }) => name === 'image')
  expect(module?.fields?.find(({ name }) => name === 'url')).toEqual(pick)
  // The address of a film is no picture.
  const page = (await formOf('menu')).find(({ name }) => name === 'params')
  const film = page?.fields?.find(({ name }) => name === 'bannerVideo')
  expect(film?.fields?.find(({ name }) => name === 'url')).toMatchObject({ widget: 'string' })
})

test('a word of the site is chosen by what it says and where, and none by its key alone', () => {
  for (const locale of editorLocales) {
    const { options = [] } = chooseMessage(messagesOf(locale), locale)
    const labels = options.map((option) => (typeof option === 'string' ? option : option.label))
    expect(new Set(labels).size).toBe(labels.length)
    expect(labels.length).toBe(Object.keys(messages).length)
    for (const key of new Set(Object.keys(messagesOf(locale)).map((each) => each.split('.')[0])))
      expect(labels.filter((label) => label.startsWith(`${key}: `))).toEqual([])
  }
  expect(chooseMessage({ 'forms.send': 'Envoyer' }, 'fr').options).toEqual([
    { label: 'Formulaires\u00A0: Envoyer', value: 'forms.send' },
  ])
})

test('pages below a page of the menu have its form, and are listed by their names', async () => {
  const form = await formOf('menu')
  const below = form.find(({ name }) => name === 'childMenus')
  const names = form.map(({ name }) => name).filter((name) => name !== 'childMenus')
  expect(below?.fields?.map(({ name }) => name)).toEqual(names)
  expect(below).toMatchObject({ widget: 'list', summary: '{{params.name.nl}}' })
})

test('a folded record is named by what visitors read, in the language of the editor', async () => {
  const summary = async (name: string, textLocale: Locale): Promise<unknown> => {
    const { fields } = toFile(file(name), recordsIn(await load(name)), { ...dutch, textLocale })
    return (fields as readonly Field[])[0]?.summary
  }
  expect(await summary('menu', 'fr')).toBe('{{params.name.fr}}')
  // Pages name a module by its number.
  expect(await summary('modules', 'en')).toBe('{{id}}: {{title.en.value}}')
  expect(await summary('people', 'fr')).toBe('{{name}}')
  const popup = (await formOf('site')).find(({ name }) => name === 'popup')
  expect(popup).toMatchObject({ summary: '{{title.nl}}' })
})
