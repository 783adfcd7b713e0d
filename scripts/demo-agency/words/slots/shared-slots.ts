import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { DemoLocale } from '#scripts/demo-agency/facts/in-languages.ts'
import type { Slots } from '#scripts/demo-agency/words/fill-template.ts'
import { elided } from './elided.ts'
import { grouped } from './grouped.ts'

const and = { nl: 'en', fr: 'et', en: 'and', de: 'und' } as const
const metres = { nl: 'meter', fr: 'mètres', en: 'metres', de: 'Meter' } as const

/** Street names that take the article `de`; sentences leave out the others. */
const takesArticle = /(straat|laan|dreef|steenweg|baan|markt|dries)$/i

const known = (value: number, text: string): string | undefined => (value > 0 ? text : undefined)

/** Returns the slots that hold numbers or names, which all languages share. */
export function shared(facts: Facts, locale: DemoLocale): Slots {
  const { layout, rooms, fabric, town, family, isAddressPublic, street, state, chargesPerMonth, goal } = facts
  const area = (value: number): string => `${grouped(value, locale)}\u00a0m²`
  const sizes = rooms.bedrooms
  const euro = grouped(chargesPerMonth, locale)
  return {
    town: town.names[locale] ?? town.name,
    de_town: elided('de', town.names[locale] ?? town.name),
    // The street of a sold listing is hidden after some months, so its text never names it.
    ...(isAddressPublic && state !== 'sold' && takesArticle.test(street)
      ? { street, la_street: elided('la', street) }
      : {}),
    living: known(layout.living, area(layout.living)),
    plot: known(layout.plot, area(layout.plot)),
    terrace: known(layout.terrace, area(layout.terrace)),
    garden: known(layout.garden, area(layout.garden)),
    front: known(layout.front, `${layout.front}\u00a0${metres[locale]}`),
    year: family === 'plot' ? undefined : String(fabric.year),
    renovated: fabric.renovated === undefined ? undefined : String(fabric.renovated),
    lr: known(layout.living, area(rooms.sitting)),
    bigLr: rooms.sitting > 25 ? area(rooms.sitting) : undefined,
    bigTerrace: layout.terrace > 8 ? area(layout.terrace) : undefined,
    br1: sizes[0] === undefined ? undefined : area(sizes[0]),
    sizes:
      sizes.length > 0 && sizes.length === layout.bedrooms
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

/** Returns the item of a list at a number, from 2 on: one room needs no number. */
export function fromTwo(words: readonly string[], count: number): string | undefined {
  return count < 2 ? undefined : words[count]
}
