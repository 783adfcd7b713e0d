import { describe, expect, test } from 'vitest'
import { mediaHosts } from '#media/media-hosts.ts'
import type { Banner } from '#domain/site/page.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Picture, RenderedPicture } from '#domain/site/picture.ts'
import {
  berlare,
  createOffice,
  createProject,
  createProperty,
  day,
  everywhere,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { viewBannerMessage } from '#views/banner/banner-map.ts'
import { viewBanner } from '#views/banner/banner.ts'
import { createPage } from '#views/kit/page.ts'
import type { ViewContext } from '#views/kit/context.ts'

const picture: Picture = { source: { kind: 'file', file: 'quay-0.webp' }, alt: everywhere('Kaai') }
const rendered: RenderedPicture = {
  width: 1920,
  height: 820,
  color: '#cccccc',
  avif: [],
  fallback: { href: '/pictures/quay-1920.jpg', width: 1920 },
}
const banner: Banner = {
  kind: 'image',
  title: everywhere('Titel'),
  description: {},
  images: [picture],
  windows: [],
  isTransparent: false,
}
const pictures = { 'quay-0.webp': rendered }

function show(context: ViewContext, shown: Banner) {
  const view = viewBanner(createPage(context, 'nl'), { id: 7, banner: shown })
  if (view === undefined) throw new Error('no banner')
  return view
}

test('a banner of properties shows the properties', () => {
  const context = createContext({ properties: [createProperty({ pictures: [picture] })] }, { pictures })
  const { media } = show(context, { ...banner, kind: 'properties' })
  expect(media).toMatchObject({ kind: 'slides', slides: [{ link: { label: 'Halfopen woning met tuin' } }] })
})

test('a banner of properties falls back to its image when there are none', () => {
  const context = createContext({ properties: [] }, { pictures })
  expect(show(context, { ...banner, kind: 'properties' }).media.kind).toBe('picture')
})

test('a banner of projects shows those that are not sold out, with links to their pages', () => {
  const projects = [
    createProject({ id: 70, pictures: [picture] }),
    createProject({ id: 71, pictures: [picture], name: { nl: 'Verkocht Hof' }, availability: 'soldOut' }),
    // Newer projects without a picture are skipped.
    ...Array.from({ length: 9 }, (_, at) => createProject({ id: 72 + at, name: { nl: 'Zonder Beeld' } })),
  ]
  const { media } = show(createContext({ projects }, { pictures }), { ...banner, kind: 'projects' })
  const labels = media.kind === 'slides' ? media.slides.map(({ link }) => link?.label) : []
  expect(labels).toEqual(['Residentie Wilgenhof'])
})

test('a banner of projects falls back to its image when there are none', () => {
  const soldOut = createProject({ pictures: [picture], availability: 'soldOut' })
  for (const projects of [[], [soldOut]]) {
    const context = createContext({ projects }, { pictures })
    expect(show(context, { ...banner, kind: 'projects' }).media.kind).toBe('picture')
  }
})

test('a video on a platform is a link: no third party loads without a click', () => {
  const context = createContext({}, { pictures })
  const video = { url: 'https://www.youtube.com/watch?v=abcdefgh', mimeType: '' }
  expect(show(context, { ...banner, kind: 'video', video }).media.kind).toBe('video-link')
  const file = { url: '/film.mp4', mimeType: 'video/mp4' }
  expect(show(context, { ...banner, kind: 'video', video: file }).media.kind).toBe('video')
})

test('the header has the background of the banner only when it is transparent', () => {
  const context = createContext({}, { pictures })
  expect(show(context, { ...banner, color: '#e3edf1', isTransparent: true }).headerBackground).toBe('tint')
  expect(show(context, { ...banner, color: '#e3edf1' }).headerBackground).toBeUndefined()
})

test('a video on a platform is a link even when its type is missing', () => {
  const context = createContext({}, { pictures })
  const video = { url: 'https://vimeo.com/12345678', mimeType: 'video/mp4' }
  expect(show(context, { ...banner, kind: 'video', video }).media.kind).toBe('video-link')
})

test('private titles and descriptions are not shown', () => {
  const context = createContext({}, { pictures })
  const view = show(context, { ...banner, title: {}, description: { nl: 'Beschrijving' } })
  expect([view.title, view.description?.text]).toEqual([undefined, 'Beschrijving'])
})

describe('a map in a banner', () => {
  const map = {
    url: 'https://maps.example/embed',
    type: 'satellite',
    marker: 'house',
    info: everywhere('Aanbod'),
  }

  test('is a link that names its provider, until the visitor loads it', () => {
    const view = show(createContext({}, { pictures }), { ...banner, map })
    expect(view.map).toMatchObject({ href: map.url, messagePath: '/words/banner-map-7-nl.json' })
    expect(view.map?.note).toContain('maps.example')
    expect(show(createContext({}, { pictures }), banner).map).toBeUndefined()
  })

  test('gets the listings on offer, and only the town of a hidden address', () => {
    const hidden = createProperty({ id: 2, address: { kind: 'hidden', town: berlare } })
    const sold = createProperty({ id: 3, availability: 'sold' })
    const context = createContext({ properties: [createProperty(), hidden, sold] })
    const message = viewBannerMessage(createPage(context, 'nl'), map)
    expect(message).toMatchObject({ mapType: 'satellite', marker: 'house', info: 'Aanbod' })
    expect(message.properties.map(({ id, latitude }) => [id, latitude])).toEqual(
      expect.arrayContaining([
        [2417, 51.031],
        [2, berlare.coordinates?.latitude],
      ]),
    )
    expect(message.properties).toHaveLength(2)
  })

  test('and a video file add their origins to the policy, a link to a platform does not', () => {
    const films = (url: string) => ({ video: { url, mimeType: 'video/mp4' } })
    const banners = [{ map }, films('https://films.example/a.mp4'), films('https://vimeo.com/12345678')]
    expect(mediaHosts([], { baseUrl: 'https://kouterenkaai.example' }, banners)).toEqual({
      frames: ['https://maps.example'],
      files: ['https://films.example'],
    })
  })
})

describe('lit windows', () => {
  const windows = [10, 40, 70].map((left) => ({ left, top: 50, width: 2, height: 4 }))
  const drawing: Banner = { ...banner, windows }
  const lightsOf = (properties: readonly Property[], of: Banner = drawing) =>
    show(createContext({ properties }, { pictures }), of).lights
  const fresh = createProperty({ id: 2417, publishedOn: day('2026-11-17') })

  test('are the homes that the site calls new, and the line leads to the lists of them', () => {
    const rented = createProperty({
      id: 2418,
      goal: 'rent',
      sections: ['rent'],
      publishedOn: day('2026-11-20'),
    })
    const old = createProperty({ id: 2419, publishedOn: day('2026-11-12') })
    const sold = createProperty({ id: 2420, publishedOn: day('2026-11-17'), availability: 'sold' })
    const view = lightsOf([fresh, rented, old, sold])
    expect(view?.lights.map(({ href }) => href.match(/\d+/)?.[0]).toSorted()).toEqual(['2417', '2418'])
    expect(view?.links.map(({ label, href }) => `${label} ${href}`)).toEqual([
      '1 te koop /nl/te-koop/?new=1',
      '1 te huur /nl/te-huur/?new=1',
    ])
    expect(view?.css).toContain('--ratio:2.3415')
  })

  test('are dark without a new home, a window or a picture', () => {
    expect(lightsOf([createProperty({ publishedOn: day('2026-11-12') })])).toBeUndefined()
    expect(lightsOf([fresh], banner)).toBeUndefined()
    expect(lightsOf([fresh], { ...drawing, images: [] })).toBeUndefined()
  })
})

test('a drawing knows when dusk is at the first office with a position, a photograph does not', () => {
  const file = 'editorial/kouter.svg'
  const drawn: Banner = { ...banner, images: [{ ...picture, source: { kind: 'file', file } }] }
  const office = { ...createOffice('berlare', 'Berlare'), coordinates: berlare.coordinates }
  const context = createContext({ offices: [office] }, { pictures: { ...pictures, [file]: rendered } })
  const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const [from = 0, until = 0] = (show(context, drawn).dusk ?? '').split(' ').map(toMinute)
  // 20 November in Berlare: sunset 16.47, dark 18.00 on the clock, an hour later than UTC.
  expect(Math.abs(from - (15 * 60 + 47))).toBeLessThan(5)
  expect(Math.abs(until - 17 * 60)).toBeLessThan(10)
  expect(show(context, banner).dusk).toBeUndefined()
})
