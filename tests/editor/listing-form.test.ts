import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { type OwnKind, ownHomes, ownKinds, ownProjects } from '#data/own/own-kinds.ts'
import { isLocale, locales, mapLocales } from '#domain/values/locale.ts'
import { checkEntry } from '#editor/check-entry.ts'
import type { Field } from '#editor/config/field.ts'
import { fieldNames } from '#editor/config/field-names.ts'
import type { Known } from '#editor/known.ts'
import { editorLocales } from '#editor/labels/editor-locale.ts'
import { type ListingForm, listingCollection, listingFields } from '#editor/listings/listing-form.ts'
import { messagesOf } from '#i18n/messages.ts'

const load = async (name: string): Promise<unknown> => JSON.parse(await readFile(`data/${name}.json`, 'utf8'))
const list = v.array(v.unknown())

const dutch: ListingForm = {
  locale: 'nl',
  languages: { languageDefault: 'nl', languageUse: locales },
  lists: {
    categories: [{ id: 1, name: mapLocales(() => 'Woning'), sale: true, rent: true, order: 1 }],
    marquees: [{ code: 2, kind: 'new', label: { nl: 'Nieuw' } }],
    offices: v.parse(list, await load('offices')),
    people: v.parse(list, await load('people')),
    sections: v.parse(list, await load('sections')),
    codes: v.parse(v.record(v.string(), v.record(v.string(), v.array(v.string()))), await load('crm-codes')),
  },
  messages: messagesOf('nl'),
}

type Placed = Readonly<{ path: string; field: Field }>
const fieldsIn = (fields: readonly Field[], path = ''): readonly Placed[] =>
  fields.flatMap((field) => [
    { path: `${path}${field.name}`, field },
    ...fieldsIn(field.fields ?? [], `${path}${field.name}.`),
  ])
const homeForm = (form: ListingForm = dutch, kind: OwnKind = ownHomes) => fieldsIn(listingFields(kind, form))
const fieldAt = (wanted: string): Field | undefined => homeForm().find(({ path }) => path === wanted)?.field

test('every field of a home and a project has a label', () => {
  const bare = ownKinds
    .flatMap((kind) => homeForm(dutch, kind))
    .filter(({ field }) => !isLocale(field.name) && [field.name, ''].includes(field.label))
  // These are called what the field is.
  expect(bare.map(({ path }) => path)).toEqual(['law.Mobiscore', 'units.Units.Lot'])
})

test.each(editorLocales)('nobody chooses a code in %s', (locale) => {
  const form = { ...dutch, locale, messages: messagesOf(locale) }
  const choices = ownKinds
    .flatMap((kind) => homeForm(form, kind))
    .filter(({ field }) => field.widget === 'select')
  expect(choices.length).toBeGreaterThan(50)
  const codes = choices.flatMap(({ path, field: { options = [] } }) =>
    options.flatMap((option) => {
      const label = typeof option === 'string' ? option : option.label
      return /^\d+$|^[a-z]/.test(label) ? [`${path}: ${label}`] : []
    }),
  )
  expect(codes).toEqual([])
})

test('some twenty fields come first, and the rest is folded', () => {
  const groups = listingFields(ownHomes, dutch).filter(({ widget }) => widget === 'object')
  const open = groups.filter(({ collapsed }) => collapsed === false)
  expect(open.map(({ label }) => label)).toEqual([
    'Prijs en stand',
    'Wat en waar',
    'Kamers en oppervlakten',
    'Teksten',
    'Foto’s',
  ])
  const first = open.flatMap(({ fields = [] }) => fields)
  expect(first.length).toBeGreaterThanOrEqual(18)
  expect(first.length).toBeLessThanOrEqual(25)
  expect(groups.length).toBeGreaterThan(12)
})

test('a choice writes what a record has, and an agency chooses among its own lists', () => {
  expect(fieldAt('offer.Goal')?.options).toEqual([
    { label: 'Te koop', value: 0 },
    { label: 'Te huur', value: 1 },
  ])
  expect(fieldAt('kind.WebID')?.options).toEqual([{ label: 'Woning', value: 1 }])
  expect(fieldAt('building.HeatingName')?.options).toContainEqual({
    label: 'Warmtepomp',
    value: 'Warmtepomp',
  })
  expect(fieldAt('visibility.OfficeID')?.options).toContainEqual({ label: expect.any(String), value: '1' })
  expect(fieldAt('offer.SubStatusName')?.options).toContainEqual({ label: 'Discreet', value: 'discreet' })
  const states = homeForm(dutch, ownProjects).find(({ path }) => path === 'units.Units.Status')?.field.options
  expect(states).toEqual(
    ['Beschikbaar', 'In optie', 'Verkocht'].map((label, index) => ({
      label,
      value: ['Vrij', 'Optie', 'Verkocht'][index],
    })),
  )
})

test('texts are asked for in the languages of the site, and long ones in a large box', () => {
  const form: ListingForm = { ...dutch, languages: { languageDefault: 'fr', languageUse: ['fr', 'en'] } }
  const texts = homeForm(form).find(({ path }) => path === 'texts.DescriptionA')?.field
  expect(texts?.fields).toMatchObject([
    { name: 'fr', widget: 'text' },
    { name: 'en', widget: 'text' },
  ])
})

test('several pictures are picked at once, and kept in a folder of their own', () => {
  expect(fieldAt('pictures.PictureItems')).toMatchObject({ widget: 'image', multiple: true })
  expect(listingCollection(ownHomes, dutch)).toMatchObject({
    folder: 'data/homes',
    slug: '{{ID}}',
    public_folder: '/pictures/homes',
  })
})

test('a room of a plan is chosen by its name, and its pictures are picked', () => {
  const room = 'media.PlanItems.planRooms'
  expect(fieldAt(`${room}.Kind`)?.options).toContainEqual({ label: 'Woonkamer', value: 'living' })
  expect(fieldAt(`${room}.Pictures`)).toMatchObject({ widget: 'image', multiple: true })
  expect(fieldAt(`${room}.Pictures`)?.hint).not.toBe(fieldAt('pictures.PictureItems')?.hint)
})

// Listings ask nothing of what else the editor knows.
const known = {} as Known

test('what the build would keep back is not saved, and is said in the words of the form', () => {
  const names = fieldNames(listingFields(ownHomes, dutch))
  const save = (path: string, data: unknown) =>
    checkEntry({ collection: 'homes', path, data }, known, 'nl', names)
  const home = { ID: 5, offer: { Price: null, SubStatusName: '' }, pictures: { PictureItems: [] }, law: {} }
  expect(save('data/homes/5.json', home)).toBeUndefined()
  const marked = { ...home, media: { PlanItems: [{ __sc_item_id: 'x', Url: '/pictures/a.webp' }] } }
  expect(save('data/homes/5.json', marked)).toBeUndefined()
  expect(save('data/homes/5-1.json', home)).toBe(
    'Pand 5-1, Nummer: dit nummer is van een ander pand of project.',
  )
  expect(save('data/homes/5.json', { ...home, rooms: { SurfaceLiving: -3 } })).toBe(
    'Pand 5, Kamers en oppervlakten, Bewoonbare oppervlakte: deze waarde past hier niet.',
  )
  // The CRM does not know it, so that nothing else says whether it is for sale.
  const own = { collection: 'homes', path: 'data/homes/5.json', data: home, isImported: false }
  expect(checkEntry(own, known, 'nl', names)?.split('\n')).toEqual([
    'Pand 5, Te koop of te huur: dit moet ingevuld zijn, want uw CRM zegt het niet.',
    'Pand 5, Stand: dit moet ingevuld zijn, want uw CRM zegt het niet.',
  ])
})
