import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import { createRandom } from '#scripts/kit/random.ts'
import type { Slots } from './sentence-picker.ts'
import type { TownWords } from './town-words.ts'

const and = { nl: 'en', fr: 'et', en: 'and', de: 'und' } as const
const group = { nl: '.', fr: '\u202f', en: ',', de: '.' } as const

/** A language of the demo's texts. */
export type DemoLocale = keyof typeof and

/** Returns a whole number grouped as a language does. */
export function grouped(value: number, locale: DemoLocale): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, group[locale])
}

/** Ways that need a car: numbered roads and border crossings. */
const carRoad = /\b[ANRE]\d+|expres|grens|border|frontière|Grenze/

/** Street names that take the article `de`; sentences leave out the others. */
const takesArticle = /(straat|laan|dreef|steenweg|baan|markt|dries)$/i

const known = (value: number, text: string): string | undefined => (value > 0 ? text : undefined)

/** Sizes of up to three bedrooms in m², the largest first; the same in every language. */
function bedroomSizes({ id, layout }: Facts): number[] {
  const random = createRandom(id * 31)
  const largest = Math.min(26, Math.max(11, Math.round(layout.living * 0.078 + random.int(0, 4))))
  return Array.from({ length: Math.min(3, layout.bedrooms) }, (_, index) =>
    Math.max(8, largest - index * random.int(1, 3) - (index > 0 ? 1 : 0)),
  )
}

/** Returns the slots that hold numbers or names, which all languages share. */
export function shared(facts: Facts, locale: DemoLocale, townWords: TownWords): Slots {
  const { id, layout, fabric, town, family, isAddressPublic, street, state, chargesPerMonth, goal } = facts
  const random = createRandom(id * 17)
  const area = (value: number): string => `${grouped(value, locale)}\u00a0m²`
  const [near = [], move = []] = townWords[town.slug] ?? []
  const around = random.shuffle(near)
  const ways = random.shuffle(move)
  const sizes = bedroomSizes(facts)
  const sitting = Math.max(16, Math.round(Math.min(68, layout.living * (0.2 + random.next() * 0.07))))
  const euro = grouped(chargesPerMonth, locale)
  return {
    town: town.names[locale] ?? town.name,
    // The street of a sold listing is hidden after some months, so its text never names it.
    street: isAddressPublic && state !== 'sold' && takesArticle.test(street) ? street : undefined,
    near: around[0],
    by: around[1] ?? around[0],
    by2: around[2] ?? around[0],
    move: ways[0],
    road: ways.find((way) => carRoad.test(way)),
    rail: ways.find((way) => !carRoad.test(way)),
    living: known(layout.living, area(layout.living)),
    plot: known(layout.plot, area(layout.plot)),
    terrace: known(layout.terrace, area(layout.terrace)),
    garden: known(layout.garden, area(layout.garden)),
    front: known(
      layout.front,
      locale === 'fr'
        ? `${layout.front}\u00a0mètres`
        : locale === 'de'
          ? `${layout.front}\u00a0Meter`
          : locale === 'en'
            ? `${layout.front}\u00a0metres`
            : `${layout.front}\u00a0meter`,
    ),
    year: family === 'plot' ? undefined : String(fabric.year),
    renovated: fabric.renovated === undefined ? undefined : String(fabric.renovated),
    lr: known(layout.living, area(sitting)),
    bigLr: sitting > 25 ? area(sitting) : undefined,
    bigTerrace: layout.terrace > 8 ? area(layout.terrace) : undefined,
    br1: sizes[0] === undefined ? undefined : area(sizes[0]),
    sizes:
      sizes.length === 0
        ? undefined
        : sizes.length === layout.bedrooms
          ? `${sizes.slice(0, -1).join(', ')}${sizes.length > 1 ? ` ${and[locale]} ` : ''}${area(sizes.at(-1) ?? 0)}`
          : undefined,
    label: fabric.hasCertificate ? fabric.label : undefined,
    score: fabric.hasCertificate ? `${fabric.score}\u00a0kWh/m²` : undefined,
    charges:
      goal === 'sale' && family !== 'flat'
        ? undefined
        : known(
            chargesPerMonth,
            locale === 'nl' ? `€\u00a0${euro}` : locale === 'en' ? `€${euro}` : `${euro}\u00a0€`,
          ),
  }
}
