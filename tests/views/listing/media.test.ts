import { expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import type { Property } from '#domain/listing/property.ts'
import { createPage } from '#views/kit/page.ts'
import { viewLocation } from '#views/listing/location/location.ts'
import { viewMedia } from '#views/listing/media.ts'
import { berlare, createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from './listing-context.ts'

const context = createContext({ properties: [createProperty()] })

function media(overrides: Partial<Property>, locale: (typeof locales)[number] = 'nl') {
  return viewMedia(createPage(context, locale), createProperty(overrides))
}

test.each(locales)('the consent text of a player in %s names the company that is contacted', (locale) => {
  const { clips } = media({ videos: ['https://youtu.be/abcdefghijk'] }, locale)
  expect(clips).toMatchObject([
    {
      kind: 'frame',
      href: 'https://youtu.be/abcdefghijk',
      note: expect.stringContaining('YouTube (Google)'),
    },
  ])
  expect(JSON.stringify(clips)).not.toMatch(/\{\{|undefined/)
})

test('a video in a supported format plays in the page; another format is a link that names its host', () => {
  const { clips, links } = media({
    videos: ['https://films.example/a.mp4', 'https://films.example/b.wmv', 'https://films.example/c'],
  })
  expect(clips).toMatchObject([{ kind: 'film', mimeType: 'video/mp4' }])
  expect(links.map(({ href }) => href)).toEqual(['https://films.example/b.wmv', 'https://films.example/c'])
  expect(links[0]?.note).toContain('films.example')
})

test('tour and description follow the videos; a listing without any has no media', () => {
  const { clips, links } = media({
    virtualTour: 'https://my.matterport.com/show/?m=AbC123',
    interactiveDescription: 'https://beschrijving.example/2417',
  })
  expect(clips.map(({ href }) => href)).toEqual(['https://my.matterport.com/show/?m=AbC123'])
  expect(links.map(({ href }) => href)).toEqual(['https://beschrijving.example/2417'])
  expect(media({})).toMatchObject({ clips: [], links: [] })
})

test('videos and tours stand behind rooms, each behind another, and not behind the picture that opens the page', () => {
  const alts = ['Voorgevel', 'Tuinzijde', 'Keuken', 'Badkamer']
  const pictures = alts.map(
    (alt) => ({ source: { kind: 'file', file: `${alt}.webp` }, alt: { nl: alt } }) as const,
  )
  const rendered = (href: string) => ({
    width: 1200,
    height: 800,
    color: '#000000',
    avif: [],
    fallback: { href, width: 1200 },
  })
  const shown = createContext(
    { properties: [createProperty()] },
    { pictures: Object.fromEntries(alts.map((alt) => [`${alt}.webp`, rendered(alt)])) },
  )
  const postersOf = (count: number) =>
    viewMedia(
      createPage(shown, 'nl'),
      createProperty({
        pictures: pictures.slice(0, count),
        videos: ['https://youtu.be/abcdefghijk'],
        virtualTour: 'https://my.matterport.com/show/?m=AbC123',
      }),
    ).clips.map(({ poster }) => poster)
  expect([postersOf(4), postersOf(2), postersOf(1), postersOf(0)]).toEqual([
    ['Keuken', 'Badkamer'],
    ['Tuinzijde', 'Tuinzijde'],
    ['Voorgevel', 'Voorgevel'],
    [undefined, undefined],
  ])
})

test('Street View is an external link without a key, and with one a frame that names Google', () => {
  const { address, position } = createProperty()
  const outside = viewLocation(createPage(context, 'nl'), address, position).streetView
  expect(outside?.href).toContain('https://www.google.com/maps/@?')
  expect(outside?.frame).toBeUndefined()
  const { catalogue } = context
  const keyed = {
    ...context,
    catalogue: { ...catalogue, site: { ...catalogue.site, streetView: { key: 'AIza' } } },
  }
  const framed = viewLocation(createPage(keyed, 'nl'), address, position).streetView
  expect(framed?.frame).toBe(
    'https://www.google.com/maps/embed/v1/streetview?key=AIza&location=51.03100%2C4.00100',
  )
  expect(framed?.note).toContain('Google')
})

test('map, route and Street View show only the town of a hidden address', () => {
  const { position } = createProperty()
  const shown = viewLocation(createPage(context, 'nl'), { kind: 'hidden', town: berlare }, position)
  expect(shown.streetView).toBeUndefined()
  expect(shown.route).toBeUndefined()
  expect(shown.open?.href).toContain('51.03060%2C4.00030')
  expect(JSON.stringify(shown)).not.toContain('51.03100')
})

test('no reason is made up for an address that is hidden', () => {
  const { note } = viewLocation(createPage(context, 'nl'), { kind: 'hidden', town: berlare }, undefined)
  expect(note).toBe('Het adres krijgt u van ons op aanvraag.')
})
