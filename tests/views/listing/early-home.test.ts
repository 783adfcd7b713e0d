import { describe, expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import { indexCatalogue } from '#domain/site/index-catalogue.ts'
import { propertyKey } from '#routes/path/route-keys.ts'
import { searchFiles } from '#scripts/build/files/search-files.ts'
import { crawlerFiles } from '#scripts/build/files/sitemap-files.ts'
import { listingFiles } from '#scripts/build/files/listing-files.ts'
import { languages } from '#tests/support/languages.ts'
import {
  createMenuPage,
  createProperty,
  createSite,
  day,
  menu,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext, viewListOf, viewOnly } from '#tests/views/listing/listing-context.ts'
import { feedFiles } from '#views/feeds/feed-files.ts'
import { createPage } from '#views/kit/page.ts'
import { formLead } from '#views/forms/form-page.ts'
import { subjectFiles, viewSubjects } from '#views/forms/subjects.ts'

const earlyUntil = fromBrussels(day('2026-12-01'), '14:00')
const site = createSite({
  publishesListings: true,
  earlyAccessHours: 24,
  formsEndpoint: '/forms',
})
const shown = createProperty({ id: 2417 })
const early = createProperty({
  id: 2591,
  earlyUntil,
  publishedOn: day('2026-11-20'),
})

/** Returns the paths of all files that name the page of a home. */
function filesThatName(id: number, context: ReturnType<typeof createContext>): readonly string[] {
  const files = [searchFiles, crawlerFiles, listingFiles, feedFiles, subjectFiles].flatMap((make) => [
    ...make(context),
  ])
  return files
    .filter(([, content]) => new RegExp(`/${id}/|=${id}\\b`).test(Buffer.from(content).toString()))
    .map(([path]) => path)
}

test('a home that is shown early is in no file that visitors or search engines are led to, and in those of the service', () => {
  const context = createContext({ site, properties: [early, shown] })
  const named = filesThatName(early.id, context)
  const led = new Set(filesThatName(early.id, createContext({ site, properties: [shown] })))
  expect(led).toEqual(new Set())
  const others = named.filter(
    (path) => !path.startsWith('/search/files/') && !path.startsWith('/words/subjects-'),
  )
  expect(others).toEqual([])
  const [manifest, earlyOnes] = ['/search/manifest.json', '/search/early.json'].map((name) =>
    String(new Map(searchFiles(context)).get(name)),
  )
  const without = String(
    new Map(searchFiles(createContext({ site, properties: [shown] }))).get('/search/manifest.json'),
  )
  expect(manifest).toBe(without)
  expect(Object.keys(JSON.parse(earlyOnes ?? '').files)).toEqual(['sale'])
  expect(viewSubjects(createPage(context, 'nl'))['property/2591']?.earlyUntil).toBe(earlyUntil)
  // A control: once it is shown it is in all of them.
  const after = filesThatName(
    early.id,
    createContext({
      site,
      properties: [shown, { ...early, earlyUntil: undefined }],
    }),
  )
  for (const part of ['/sitemap', '/listings.json', '/nl/te-koop/feed', '/search/files/', '/words/homes-'])
    expect(after.filter((path) => path.includes(part))).not.toEqual([])
})

test('it is in no list, among no similar homes, and its page is not to be indexed', () => {
  const context = createContext({ properties: [early, shown] })
  const { sections, similarTo } = indexCatalogue(context.catalogue)
  expect(sections.get('sale')?.all).toEqual([shown])
  expect(similarTo(shown)).toEqual([])
  const isIndexable = (id: number) => context.routes.find(propertyKey(id, 'sale'), 'nl')?.isIndexable
  expect([isIndexable(early.id), isIndexable(shown.id)]).toEqual([false, true])
})

test('the demand register says how long before others its mails come, and nothing of it where they do not', () => {
  const leadOf = (each: typeof site): string =>
    formLead(createPage(createContext({ site: each }), 'nl'), 'demand-register')
  expect(leadOf(site)).toMatch(/24.uur/)
  expect(leadOf(createSite({ formsEndpoint: '/forms' }))).not.toContain('uur')
})

test('lists and homes that are sold say that mails come before, and nothing of it where they do not', () => {
  const saidOn = (each: typeof site): string => {
    const pages = {
      site: each,
      menu: [...menu, createMenuPage(30, 'vip-mailing', { kind: 'form', form: 'demand-register' })],
    }
    const sold = viewOnly({ availability: 'sold' }, { site: pages })
    return JSON.stringify([viewListOf(createContext(pages), 'sale').alert, sold.contact])
  }
  const [, ending = ''] = languages('nl').t('results.alertEarly', { hours: '…' }).split('…')
  for (const sentence of [ending, 'property.contact.alertNoteEarly']) {
    expect(saidOn(site)).toContain(sentence)
    expect(saidOn(createSite({ formsEndpoint: '/forms' }))).not.toContain(sentence)
  }
})

describe('its page says until when', () => {
  const said = {
    nl: 'tot dinsdag 1 december om 14 uur',
    fr: 'jusqu’au mardi 1er décembre à 14 h',
    en: 'until Tuesday 1 December at 2 pm',
    de: 'bis Dienstag, 1. Dezember, 14 Uhr',
  } as const
  test.each(locales)('in %s', (locale) => {
    const { head } = viewOnly({ earlyUntil }, { locale })
    expect(head.notice?.text.replaceAll('\u00A0', ' ')).toContain(said[locale])
    expect(head.favouriteButtons).toBeUndefined()
    expect(viewOnly({}, { locale }).head.notice?.text).not.toBe(head.notice?.text)
  })
})
