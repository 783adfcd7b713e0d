import { describe, expect, it } from 'vitest'
import { berlare, createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { openHouseFiles } from '#views/listing/open-house.ts'
import { createContext, viewOnly } from './listing-context.ts'

const openHouses = [
  { on: day('2026-11-19'), from: '10:00', until: '12:00' },
  { on: day('2026-11-28'), from: '10:00', until: '12:30' },
]

describe('an open house', () => {
  it.each([
    ['nl', 'zaterdag 28 november 2026, 10–12.30\u00A0uur'],
    ['fr', 'samedi 28 novembre 2026, 10\u00A0h – 12\u00A0h\u00A030'],
    ['en', 'Saturday 28 November 2026, 10\u00A0am–12.30\u00A0pm'],
    ['de', 'Samstag, 28. November 2026, 10–12.30\u00A0Uhr'],
  ] as const)('of a day to come is told in %s', (locale, words) => {
    expect(viewOnly({ openHouses }, { locale }).head.openHouse?.days).toEqual([words])
  })

  it('has a calendar file beside each page, which the link opens', () => {
    const property = createProperty({ openHouses, sections: ['sale', 'office-berlare'] })
    const context = createContext({ properties: [property] })
    const files = new Map(openHouseFiles(context))
    const pages = context.routes.ofKind('property').map(({ path }) => path)
    const { href = '' } = viewOnly({ openHouses }).head.openHouse ?? {}
    expect([...files.keys()]).toEqual(pages.map((path) => new URL(href, `https://site.be${path}`).pathname))
    const dutch = files.get(`${pages[0]}${href}`) ?? ''
    expect(dutch).toContain('DTSTART;TZID=Europe/Brussels:20261128T100000')
    expect(dutch).toContain('SUMMARY:Opendeurdag: Halfopen woning met tuin')
    expect(dutch).toContain('LOCATION:Molenhoekstraat 12\\, 9290 Berlare')
    expect(dutch.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  })

  it('does not reveal a hidden street', () => {
    const property = createProperty({ openHouses, address: { kind: 'hidden', town: berlare } })
    const texts = [...openHouseFiles(createContext({ properties: [property] }))].map(([, text]) => text)
    expect(texts.join()).not.toContain('Molenhoek')
    expect(viewOnly({ openHouses, address: property.address }).head.openHouse?.note).toBe(
      'Vraag ons het adres.',
    )
  })
})
