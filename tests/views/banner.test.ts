import { expect, test } from 'vitest'
import type { Banner } from '#domain/page.ts'
import type { Picture, RenderedPicture } from '#domain/picture.ts'
import { createProperty, everywhere } from '#tests/support/catalogue-factory.ts'
import { createContext } from '#tests/views/listing-context.ts'
import { viewBanner } from '#views/banner.ts'
import type { ViewContext } from '#views/context.ts'

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

function show(context: ViewContext, shown: Banner) {
  const view = viewBanner(context, { id: 7, banner: shown }, 'nl')
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

test('a film of a platform is a link: nothing foreign loads unasked', () => {
  const context = createContext({}, { pictures })
  const video = { url: 'https://www.youtube.com/watch?v=abcdefgh', mimeType: '' }
  expect(show(context, { ...banner, kind: 'video', video }).media.kind).toBe('video-link')
  const file = { url: '/film.mp4', mimeType: 'video/mp4' }
  expect(show(context, { ...banner, kind: 'video', video: file }).media.kind).toBe('video')
})

test('the header stands on a transparent banner’s ground only', () => {
  const context = createContext({}, { pictures })
  expect(show(context, { ...banner, color: '#e3edf1', isTransparent: true }).headerGround).toBe('tint')
  expect(show(context, { ...banner, color: '#e3edf1' }).headerGround).toBeUndefined()
})
