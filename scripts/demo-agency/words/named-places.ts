import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { InLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { demoLocales, inLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import type { Place } from '#scripts/demo-agency/facts/surroundings.ts'
import { bareName, placesOf } from '#scripts/demo-agency/facts/surroundings.ts'
import type { Slots } from './fill-template.ts'
import { placeSlots } from './slots/place-slots.ts'

/** The places that a description has named so far, in whatever language. */
export type NamedPlaces = Readonly<{
  /** Whether a sentence names one of them again. */
  isNamedIn: (text: InLanguages) => boolean
  /** Notes the places that a sentence names. */
  note: (text: InLanguages) => void
  /** The slots with those of the places that were not named. */
  left: (slots: InLanguages<Slots>) => InLanguages<Slots>
}>

/** Returns the places that a text names, and the town or street only where it is not part of such a name. */
function createNaming({ town, street }: Facts): (text: InLanguages) => readonly (Place | string)[] {
  const { sights, ways } = placesOf(town)
  return (text) => {
    const named = new Set<Place | string>()
    for (const locale of demoLocales) {
      let rest = text[locale]
      for (const place of [...sights, ...ways]) {
        const name = bareName(place, locale)
        if (!rest.includes(name)) continue
        named.add(place)
        rest = rest.replaceAll(name, '')
      }
      if (rest.includes(town.names[locale] ?? town.name)) named.add('town')
      if (rest.includes(street)) named.add('street')
    }
    return [...named]
  }
}

/** Returns a record of the places that one description names, to name each only once. */
export function createNamedPlaces(facts: Facts): NamedPlaces {
  const named = new Set<Place | string>()
  const placesIn = createNaming(facts)
  const without = (slots: Slots, name: 'town' | 'street', ...forms: readonly string[]): Slots =>
    Object.fromEntries(forms.map((form) => [form, named.has(name) ? undefined : slots[form]]))
  return {
    isNamedIn: (text) => placesIn(text).some((place) => named.has(place)),
    note: (text) => {
      for (const place of placesIn(text)) named.add(place)
    },
    left: (slots) => {
      const sights = facts.surroundings.sights.filter((place) => !named.has(place))
      const ways = facts.surroundings.ways.filter((place) => !named.has(place))
      return inLanguages((locale) => ({
        ...slots[locale],
        ...placeSlots({ sights, ways }, locale),
        ...without(slots[locale], 'town', 'town', 'de_town'),
        ...without(slots[locale], 'street', 'street', 'la_street'),
      }))
    },
  }
}
