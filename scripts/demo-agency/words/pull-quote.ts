import { type Facts, isHome } from '#scripts/demo-agency/facts/facts.ts'
import { type InLanguages, inLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { createRandom } from '#scripts/kit/random.ts'
import quotes from './sentences/pull-quotes.json' with { type: 'json' }

type Quote = keyof typeof quotes

/** Share of the homes whose page has a pull sentence. */
const share = 0.45

const numbers: InLanguages<readonly string[]> = {
  nl: ['Vier', 'Vijf', 'Zes'],
  fr: ['Quatre', 'Cinq', 'Six'],
  en: ['Four', 'Five', 'Six'],
  de: ['Vier', 'Fünf', 'Sechs'],
}

/** The floors from the second, as ordinals; German has the accusative. */
const floors: InLanguages<readonly string[]> = {
  nl: ['tweede', 'derde', 'vierde', 'vijfde'],
  fr: ['deuxième', 'troisième', 'quatrième', 'cinquième'],
  en: ['second', 'third', 'fourth', 'fifth'],
  de: ['zweiten', 'dritten', 'vierten', 'fünften'],
}

/** Returns what may be said of a home, by its facts. */
function trueOf({ layout, fabric, family, kind, lifeAnnuity }: Facts): readonly Quote[] {
  const house = family === 'house'
  const isWorn = fabric.condition === 'renovate' || fabric.condition === 'restore'
  const saying: Readonly<Record<Quote, boolean>> = {
    pool: layout.pool,
    south: house && layout.garden > 60 && layout.point === 'Z',
    evening: house && layout.garden > 60 && layout.point === 'W',
    morning: house && layout.garden > 60 && (layout.point === 'O' || layout.point === 'ZO'),
    heatPump: house && fabric.heating === 'heatPump',
    efficient: fabric.hasCertificate && /^[AB]\+?$/.test(fabric.label),
    beds: house && layout.bedrooms >= 4 && layout.bedrooms <= 6,
    study: layout.study,
    renovated:
      (fabric.renovated ?? 0) >= 2016 && (fabric.condition === 'renovated' || fabric.condition === 'new'),
    work: house && isWorn && !lifeAnnuity,
    old: house && fabric.year < 1935 && !isWorn,
    lift: family === 'flat' && layout.lift && layout.floor > 1 && layout.terrace > 0,
    roofTerrace: kind.name === 'Dakappartement' && layout.terrace >= 15,
    gardenFlat: kind.name === 'Gelijkvloers' && layout.garden > 0,
    garages: house && layout.garages > 1,
    terrace: house && layout.terrace >= 26,
    oneFloor: kind.name === 'Bungalow',
    roomy: house && layout.living >= 200,
  }
  const all: readonly Quote[] = [
    'pool',
    'south',
    'evening',
    'morning',
    'heatPump',
    'efficient',
    'beds',
    'study',
    'renovated',
    'work',
    'old',
    'lift',
    'roofTerrace',
    'gardenFlat',
    'garages',
    'terrace',
    'oneFloor',
    'roomy',
  ]
  return all.filter((quote) => saying[quote])
}

/** Returns a writer of pull sentences in all languages: one for some homes, the least used of those that are true. */
export function createQuoteWriter(): (facts: Facts) => InLanguages | undefined {
  const uses = new Map<Quote, number>()
  return (facts) => {
    if (!isHome(facts) || !createRandom(facts.id * 59).chance(share)) return undefined
    const [quote] = trueOf(facts).toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0))
    if (quote === undefined) return undefined
    uses.set(quote, (uses.get(quote) ?? 0) + 1)
    return inLanguages((locale) => {
      const slots = new Map<string, string | number | undefined>([
        ['label', facts.fabric.label],
        ['beds', numbers[locale][facts.layout.bedrooms - 4]],
        ['floor', floors[locale][facts.layout.floor - 2]],
        ['renovated', facts.fabric.renovated],
        ['year', facts.fabric.year],
        ['terrace', facts.layout.terrace],
        ['garden', facts.layout.garden],
        ['living', facts.layout.living],
      ])
      return quotes[quote][locale].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        String(slots.get(name) ?? ''),
      )
    })
  }
}
