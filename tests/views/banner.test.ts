import { expect, test } from 'vitest'
import type { Banner } from '#domain/page.ts'
import type { Picture, RenderedPicture } from '#domain/picture.ts'
import { createProperty, everywhere } from '#tests/support/catalogue-factory.ts'
import { createContext } from '#tests/views/listing-context.ts'
import { viewBanner } from '#views/banner.ts'

const picture: Picture = { source: { kind: 'file', file: 'quay-0.webp' }, alt: everywhere('Kaai') }
const rendered: RenderedPicture = {
  width: 1920,
  height: 820,
  color: '#cccccc',
  avif: [],
  webp: [],
  fallback: { href: '/pictures/quay-1920.jpg', width: 1920 },
}
const banner: Banner = {
  kind: 'image',
  title: everywhere('Titel'),
  description: {},
  images: [picture],
  isTransparent: false,
}
const pictures = { 'quay-0.webp': rendered }

test('a banner of properties shows the properties', () => {
  const context = createContext({ properties: [createProperty({ pictures: [picture] })] }, { pictures })
  const { media } = viewBanner(context, { ...banner, kind: 'properties' }, 'nl')
  expect(media).toMatchObject({ kind: 'slides', slides: [{ link: { label: 'Halfopen woning met tuin' } }] })
})

test('a banner of properties falls back to its image when there are none', () => {
  const context = createContext({ properties: [] }, { pictures })
  expect(viewBanner(context, { ...banner, kind: 'properties' }, 'nl').media.kind).toBe('picture')
})

test('a film of a platform is a link: nothing foreign loads unasked', () => {
  const context = createContext({}, { pictures })
  const video = { url: 'https://www.youtube.com/watch?v=abcdefgh', mimeType: '' }
  expect(viewBanner(context, { ...banner, kind: 'video', video }, 'nl').media.kind).toBe('video-link')
  const file = { url: '/film.mp4', mimeType: 'video/mp4' }
  expect(viewBanner(context, { ...banner, kind: 'video', video: file }, 'nl').media.kind).toBe('video')
})

test('the header stands on a transparent banner’s ground only', () => {
  const context = createContext({}, { pictures })
  expect(viewBanner(context, { ...banner, color: '#e3edf1', isTransparent: true }, 'nl').headerGround).toBe(
    'tint',
  )
  expect(viewBanner(context, { ...banner, color: '#e3edf1' }, 'nl').headerGround).toBeUndefined()
})
