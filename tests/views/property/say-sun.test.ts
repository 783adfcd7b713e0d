import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#domain/values/locale.ts'
import type { SquareMetres } from '#domain/values/measure.ts'
import { loadSite } from '#site'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import { type SunHours, saySun } from '#views/property/sections/say-sun.ts'
import { viewSun } from '#views/property/sections/sun.ts'

const garden = (...spans: SunHours['june']['garden']) => ({ terrace: [], garden: spans })
const none = garden()
const say = (june: SunHours['june'], december: SunHours['june'], locale: Locale): string => {
  const words = saySun(
    createPage(createContext({}), locale),
    { june, december, march: none, september: none },
    'garden',
  )
  return words.replaceAll('\u00A0', ' ')
}
const summer = garden({ from: 660, until: 1200 })
const winter = garden({ from: 570, until: 960 })

describe('the sentence about the sun', () => {
  it.each([
    ['nl', 'Op 21 juni heeft de tuin zon van 11 tot 20 uur, op 21 december van 9.30 tot 16 uur.'],
    ['fr', 'Le 21 juin, le jardin est au soleil de 11 h à 20 h, le 21 décembre de 9 h 30 à 16 h.'],
    ['en', 'On 21 June the garden has sun from 11 am to 8 pm, on 21 December from 9.30 am to 4 pm.'],
    ['de', 'Am 21. Juni hat der Garten von 11 bis 20 Uhr Sonne, am 21. Dezember von 9.30 bis 16 Uhr.'],
  ] as const)('names both ends of the year: %s', (locale, words) => {
    expect(say(summer, winter, locale)).toBe(words)
  })

  it.each(locales)('claims no hours on a day without sun: %s', (locale) => {
    expect(say(none, none, locale)).not.toMatch(/\d(?:\u00A0| )?(?:h|uur|Uhr|am|pm)\b/)
    expect(say(summer, none, locale)).not.toMatch(/9|16/)
    expect(say(none, winter, locale)).not.toMatch(/11|20/)
  })

  it('joins the hours of a morning and an evening', () => {
    expect(say(garden({ from: 360, until: 570 }, { from: 900, until: 1260 }), none, 'nl')).toBe(
      'Op 21 juni heeft de tuin zon van 6 tot 9.30 uur en van 15 tot 21 uur, op 21 december niet.',
    )
  })
})

describe('how the sun on an apartment was reckoned', () => {
  const recordOf = (floors?: number) => {
    const flat = createProperty({
      type: 'apartment',
      rooms: { floor: 12, floors },
      orientation: { terrace: 'S' },
      surfaces: { terrace: 8 as SquareMetres },
    })
    const sun = viewSun(createPage(createContext({}), 'nl'), flat)
    return sun?.kind === 'drawn' ? sun.how.lines[0] : undefined
  }

  it('names the storeys of its building, but not fewer than it stands on', () => {
    expect(recordOf(14)).toMatch(/12\S* verdieping.* 14\.$/)
    expect(recordOf(1)).toBe(recordOf())
  })
})

describe('the sun on the homes of the demo', async () => {
  const site = await loadSite()
  const figures = (text = '') => text.match(/\d+/g) ?? []

  it.each(locales)('is the same in the sentence and in the table: %s', (locale) => {
    const page = createPage(site, locale)
    let drawn = 0
    let unknown = 0
    for (const property of site.catalogue.properties) {
      const sun = viewSun(page, property)
      if (sun?.kind === 'unknown') unknown += 1
      if (sun?.kind !== 'drawn') continue
      drawn += 1
      const [december, , june] = sun.table.rows.map((row) => row[1])
      const said = figures(sun.lead).filter((figure) => figure !== '21')
      const told = [...figures(june), ...figures(december)].filter((figure) => figure !== '21')
      expect(said, `${property.id}: ${sun.lead}`).toEqual(told)
    }
    expect(drawn).toBeGreaterThan(150)
    expect(unknown, 'homes that show what is not known').toBeGreaterThan(2)
  })
})
