import { describe, expect, it } from 'vitest'
import type { Picture } from '#domain/site/picture.ts'
import { createMenuPage, createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewBeside } from '#views/property/head/beside.ts'
import type { SunView } from '#views/property/sections/sun.ts'

const question = createMenuPage(30, 'vraag', { kind: 'form', form: 'request-info' })
const page = createPage(createContext({ properties: [createProperty()], menu: [question] }), 'nl')
const day = { day: '21 maart', note: 'gemiddelde dag', time: '15 uur', src: '/sun/7.svg#march', alt: 'Huis' }
const sun: SunView = {
  kind: 'drawn',
  title: 'Zon op dit huis',
  says: 'Op 21 juni heeft de tuin zon.',
  lead: '',
  id: 7,
  drawings: [{ ...day, src: '/sun/7.svg#december' }, day],
  table: { heads: [], rows: [] },
  how: { title: '', lines: [] },
}
const picture: Picture = { source: { kind: 'file', file: 'house.webp' }, alt: {} }
const beside = (count: number, shown?: SunView) =>
  viewBeside(page, { id: 7, pictures: Array.from({ length: count }, () => picture) }, { sun: shown })

describe('beside the picture of a home', () => {
  it('that has only one stands its sun on an ordinary day', () => {
    expect(beside(1, sun)).toMatchObject({ href: '#sun', drawing: { src: '/sun/7.svg#march' } })
  })

  it('whose sun is not known stands whom to ask, if there is one', () => {
    expect(beside(1)).toMatchObject({ title: 'Eén foto', href: expect.stringContaining('?property=7') })
    expect(beside(1)?.drawing).toBeUndefined()
  })

  it('without any stands the sun, or nothing: a notice says that there is none', () => {
    expect(beside(0, sun)?.href).toBe('#sun')
    expect(beside(0)).toBeUndefined()
  })

  it('that has more stands nothing', () => expect(beside(2, sun)).toBeUndefined())
})
