import { describe, expect, test } from 'vitest'
import type { Testimonial } from '#domain/site/content.ts'
import { locales } from '#domain/values/locale.ts'
import { testimonialsKey } from '#routes/path/route-keys.ts'
import type { FooterColumn } from '#domain/site/site-config.ts'
import { createSite, createTestimonial, day, everywhere } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { viewTestimonialsPage } from '#views/editorial/testimonials-page.ts'
import { createPage } from '#views/kit/page.ts'
import { viewFooter } from '#views/shell/footer.ts'

const column: FooterColumn = {
  kind: 'review',
  title: everywhere('Getuigenissen'),
  intro: {},
  text: {},
  images: [],
  links: [],
}
const reviews = { url: 'https://reviews.example/', score: 4.8, count: 3, sample: everywhere('Vlot.') }

function contextOf(testimonials: readonly Testimonial[], isDemo = false) {
  return createContext({ testimonials, site: createSite({ footer: [column], reviews, isDemo }) })
}

function pageOf(testimonials: readonly Testimonial[], locale: 'nl' | 'fr' = 'nl', page = 1, isDemo = false) {
  const context = contextOf(testimonials, isDemo)
  const route = context.routes
    .ofKind('testimonials')
    .find((one) => one.key === testimonialsKey(page) && one.locale === locale)
  if (route === undefined) throw new Error(`no page ${page}`)
  return { view: viewTestimonialsPage(context, route), route }
}

describe('the page of testimonials', () => {
  test('has each with its own language, the date in the page’s', () => {
    const french = createTestimonial({
      id: '2026-10-01-3',
      name: '  amélie de  Smet-Noël & Ruben',
      locale: 'fr',
      aboutYou: undefined,
      comment: 'Tout en français.\n\nEt sous la pluie.',
      website: 'https://www.amelie.example/a?b',
    })
    const { testimonials } = pageOf([createTestimonial(), french], 'fr').view
    expect(testimonials).toMatchObject([
      {
        name: 'Elke Van Damme',
        initials: 'ED',
        lang: 'nl-BE',
        date: { text: '2 novembre 2026', iso: '2026-11-02' },
      },
      {
        initials: 'AR',
        paragraphs: ['Tout en français.', 'Et sous la pluie.'],
        website: { label: 'amelie.example', href: 'https://www.amelie.example/a?b' },
      },
    ])
    expect(testimonials[1]?.lang).toBeUndefined()
    expect(testimonials[1]?.about).toBeUndefined()
  })

  test('says whether they are checked, and on a demo that they are invented', () => {
    expect(pageOf([createTestimonial()]).view.how?.lines).toEqual([
      expect.stringContaining('We kijken niet in onze dossiers na of de schrijver klant was.'),
    ])
    expect(pageOf([createTestimonial()], 'nl', 1, true).view.how?.lines).toEqual([
      expect.stringContaining('de schrijvers bestaan niet'),
      expect.stringContaining('via het formulier op deze site'),
    ])
  })

  test('is not for search engines while it is empty, and says so itself', () => {
    const { view, route } = pageOf([])
    expect(view.none).toContain('nog geen getuigenis')
    expect([view.how, view.paging, route.isIndexable]).toEqual([undefined, undefined, false])
    expect(pageOf([createTestimonial()]).route.isIndexable).toBe(true)
    expect(pageOf([createTestimonial()]).view.none).toBeUndefined()
  })

  test('continues on later pages', () => {
    const many = Array.from({ length: 25 }, (_, index) => createTestimonial({ id: `2026-01-01-${index}` }))
    const last = pageOf(many, 'nl', 3)
    expect(last.route).toMatchObject({ path: '/nl/getuigenissen/3/', original: '/testimonials/?page=3' })
    expect(last.route.breadcrumb.map(({ label }) => label)).toEqual(['Home', 'Getuigenissen', '3'])
    expect(last.view.testimonials.map(({ id }) => id)).toEqual(['2026-01-01-24'])
    expect(last.view.shell.head.title).toMatch(/^Getuigenissen, pagina\s3 van\s3 /)
    expect(last.view.paging?.previous?.href).toBe('/nl/getuigenissen/2/')
  })

  test('has no review in its JSON-LD', () => {
    expect(JSON.stringify(pageOf([createTestimonial()]).view.shell.head)).not.toMatch(/Review|Rating/)
  })
})

describe('the block of reviews', () => {
  const columnIn = (locale: 'nl' | 'fr' | 'en' | 'de', testimonials: readonly Testimonial[]) =>
    viewFooter(createPage(contextOf(testimonials), locale)).columns[0]

  test('quotes the newest testimonial of the page’s language instead of the sample', () => {
    const older = createTestimonial({ id: '2026-01-01-1', postedOn: day('2026-01-01'), comment: 'Ouder.' })
    const shown = columnIn('nl', [createTestimonial(), older])
    expect(shown?.quote).toEqual({
      text: 'Elke dinsdag een telefoontje.',
      by: 'Elke Van Damme, verkocht in Stekene',
      all: { label: 'Lees alle getuigenissen', href: '/nl/getuigenissen/', isExternal: false },
    })
    expect(shown?.review).toMatchObject({ score: '4,8', href: reviews.url })
    expect(shown?.review?.sample).toBeUndefined()
  })

  test('has the sample, and no quote, where nothing in the language is released', () => {
    for (const locale of locales.filter((one) => one !== 'nl')) {
      const shown = columnIn(locale, [createTestimonial()])
      expect([shown?.quote, shown?.review?.sample]).toEqual([undefined, 'Vlot.'])
    }
    expect(columnIn('nl', [])?.quote).toBeUndefined()
  })

  test.each([
    ['Kort.', 'Kort.'],
    [`Kort. ${'Lang '.repeat(40)}.`, 'Kort. …'],
    ['Een\n\ntwee  drie.', 'Een twee drie.'],
    ['woord '.repeat(60), `${'woord '.repeat(19)}woord…`],
    ['x'.repeat(300), `${'x'.repeat(119)}…`],
  ])('quotes %j', (comment, text) => {
    const shown = columnIn('nl', [createTestimonial({ comment, aboutYou: undefined })])
    expect(shown?.quote?.text).toBe(text)
    expect(shown?.quote?.by).toBe('Elke Van Damme')
  })
})
