import { describe, expect, it } from 'vitest'
import type { Picture, PictureSource } from '#domain/site/picture.ts'
import type { Plan, PlanRoom } from '#domain/listing/plan.ts'
import { viewGallery } from '#views/listing/gallery.ts'
import { createPage } from '#views/kit/page.ts'
import { viewFloorPlans } from '#views/property/sections/floor-plans.ts'
import { viewPlanWalk } from '#views/property/sections/plan-walk.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

const rendered = {
  width: 1200,
  height: 800,
  color: '',
  avif: [],
  fallback: { href: '/made.webp', width: 1200 },
}
const source = (file: string): PictureSource => ({ kind: 'file', file })
const picture = (file: string): Picture => ({ source: source(file), alt: { nl: file } })
const room = (kind: PlanRoom['kind'], ...files: readonly string[]): PlanRoom => ({
  kind,
  box: { x: 10, y: 10, width: 20, height: 20 },
  pictures: files.map(source),
})

/** The page of a home with five pictures, of which the picture step could not read the second. */
function walkOf(...storeys: readonly (readonly PlanRoom[])[]) {
  const files = ['front', 'lost', 'living', 'corner', 'garden']
  const made = ['plan', ...files.filter((file) => file !== 'lost')]
  const context = createContext({}, { pictures: Object.fromEntries(made.map((file) => [file, rendered])) })
  const page = createPage(context, 'nl')
  const plans: readonly Plan[] = storeys.map((rooms, floor) => ({ ...picture('plan'), floor, rooms }))
  const pictures = files.map(picture)
  const { photos } = viewGallery(page, { pictures, plans, drawing: 'house' })
  return viewPlanWalk(page, viewFloorPlans(page, plans), pictures, photos)
}

describe('a walk along a plan', () => {
  it('begins outside, then goes by number through all storeys', () => {
    const walk = walkOf(
      [room('hall'), room('living', 'living', 'corner'), room('terrace', 'garden')],
      [room('bedroom', 'front')],
    )
    expect(walk?.rooms.map(({ number, name }) => `${number} ${name.text}`)).toEqual([
      '3 Terras',
      '2 Woonkamer',
      '4 Slaapkamer',
    ])
    expect(walk?.bare.map(({ number }) => number)).toEqual([1])
  })

  it('shows the pictures of a room by their place in the row, without one that cannot be shown', () => {
    const walk = walkOf([room('living', 'living', 'lost', 'corner'), room('garden', 'garden')])
    expect(walk?.rooms.map(({ photos }) => photos.map(({ id }) => id))).toEqual([
      ['photo-4'],
      ['photo-2', 'photo-3'],
    ])
  })

  it('shows a picture once in a room that names it twice', () => {
    const walk = walkOf([room('living', 'living', 'living', 'corner'), room('garden', 'garden')])
    expect(walk?.rooms.map(({ photos }) => photos.length)).toEqual([1, 2])
  })

  it('needs three pictures, however many rooms show them', () => {
    expect(walkOf([room('living', 'living', 'corner'), room('dining', 'corner')])).toBeUndefined()
    expect(walkOf([room('living', 'living', 'corner', 'lost')])).toBeUndefined()
    expect(walkOf([])).toBeUndefined()
  })
})
