import type { DemoLocale } from '#scripts/demo-agency/facts/in-languages.ts'
import type { Place, Surroundings } from '#scripts/demo-agency/facts/surroundings.ts'
import type { Slots } from '#scripts/demo-agency/words/fill-template.ts'

/** Ways that need a car: numbered roads and border crossings. */
const carRoad = /\b[ANRE]\d+|expres|grens/

type Forms = Readonly<Record<string, string>>

const asIs = (word: string): Forms => ({ '': word })

/** Forms of a French place: `de_by` is `du Donkmeer`, `a_by` is `au Donkmeer`. */
function frenchForms(word: string): Forms {
  const rest = word.startsWith('le ') ? word.slice(3) : undefined
  return {
    '': word,
    de_: rest === undefined ? `de ${word}` : `du ${rest}`,
    a_: rest === undefined ? `à ${word}` : `au ${rest}`,
  }
}

const cases = {
  m: { nom: 'der', dat: 'dem', acc: 'den', to: 'zum', at: 'am', of: 'vom' },
  n: { nom: 'das', dat: 'dem', acc: 'das', to: 'zum', at: 'am', of: 'vom' },
  f: { nom: 'die', dat: 'der', acc: 'die', to: 'zur', at: 'an der', of: 'von der' },
} as const

/** Forms of a German place that starts with its gender: `n Donkmeer`; an adjective takes its ending. */
function germanForms(word: string): Forms {
  const gender = word.startsWith('m ') ? 'm' : word.startsWith('n ') ? 'n' : 'f'
  const name = word.slice(2)
  const inflected = name.replace(/^(\p{Ll}+e) /u, '$1n ')
  const { nom, dat, acc, to, at, of } = cases[gender]
  return {
    '': `${nom} ${name}`,
    _dat: `${dat} ${inflected}`,
    _acc: `${acc} ${gender === 'm' ? inflected : name}`,
    zu_: `${to} ${inflected}`,
    an_: `${at} ${inflected}`,
    von_: `${of} ${inflected}`,
  }
}

const formsIn: Readonly<Record<DemoLocale, (word: string) => Forms>> = {
  nl: asIs,
  fr: frenchForms,
  en: asIs,
  de: germanForms,
}

function inForms(name: string, place: Place | undefined, locale: DemoLocale): (readonly [string, string])[] {
  if (place === undefined) return []
  return Object.entries(formsIn[locale](place[locale])).map(([form, text]) => [
    form.startsWith('_') ? `${name}${form}` : `${form}${name}`,
    text,
  ])
}

/**
 * Returns the slots of places not yet named, in all forms of a language: sights `by`, `by2` and `near`, ways
 * `move`, `road` (by car) and `rail` (without).
 */
export function placeSlots({ sights, ways }: Surroundings, locale: DemoLocale): Slots {
  const named: Readonly<Record<string, Place | undefined>> = {
    by: sights[0],
    by2: sights[1],
    near: sights.at(-1),
    move: ways[0],
    road: ways.find(({ nl }) => carRoad.test(nl)),
    rail: ways.find(({ nl }) => !carRoad.test(nl)),
  }
  return Object.fromEntries(Object.entries(named).flatMap(([name, place]) => inForms(name, place, locale)))
}
