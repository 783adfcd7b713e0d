import type { DemoLocale, InLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { inLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { placesOf } from '#scripts/demo-agency/facts/surroundings.ts'
import type { DemoTown } from '#scripts/demo-agency/facts/towns.ts'
import type { CrmRecord } from '#scripts/demo-agency/records/record.ts'
import { upperFirst } from '#scripts/demo-agency/words/fill-template.ts'
import sentences from '#scripts/demo-agency/words/sentences/projects.json' with { type: 'json' }
import { elided } from '#scripts/demo-agency/words/slots/elided.ts'
import { placeSlots } from '#scripts/demo-agency/words/slots/place-slots.ts'
import type { ProjectPlan } from './plans.ts'
import { projectPlans } from './plans.ts'

const kinds: Readonly<Record<ProjectPlan['kind'], InLanguages>> = {
  flats: { nl: 'appartementen', fr: 'appartements', en: 'apartments', de: 'Appartements' },
  houses: { nl: 'woningen', fr: 'maisons', en: 'houses', de: 'Häuser' },
  both: {
    nl: 'appartementen en woningen',
    fr: 'appartements et maisons',
    en: 'apartments and houses',
    de: 'Appartements und Häuser',
  },
}

const quarters: InLanguages<readonly string[]> = {
  nl: ['eerste', 'tweede', 'derde', 'vierde'],
  fr: ['premier', 'deuxième', 'troisième', 'quatrième'],
  en: ['first', 'second', 'third', 'fourth'],
  de: ['ersten', 'zweiten', 'dritten', 'vierten'],
}

/** Returns a sentence by position, so that neighbours differ. */
function rotate(list: readonly InLanguages[], at: number): InLanguages {
  const found = list[at % list.length]
  if (found === undefined) throw new RangeError('no sentences')
  return found
}

/** Returns the sentences that are picked for a project, before its facts are filled in. */
function pickSentences(plan: ProjectPlan, index: number): Readonly<Record<string, InLanguages>> {
  const isDone = plan.delivery < '2026-11-20'
  const [first, second] = [rotate(sentences.plans, index + 1), rotate(sentences.plans, index + 3)]
  const terms = rotate(sentences.terms, index)
  return {
    DescriptionA: inLanguages((locale) => {
      const opening = rotate(sentences.openings, index)[locale]
      const soldOut = plan.sold === 1 ? ` ${rotate(sentences.soldOut, 0)[locale]}` : ''
      return `${opening} ${first[locale]}\n\n${second[locale]} ${terms[locale]}${soldOut}`
    }),
    Delivery: rotate(isDone ? sentences.delivered : sentences.delivery, 0),
    Constructions: rotate(sentences.constructions, index),
    Technical: rotate(sentences.technical, index),
    Situation: rotate(sentences.situation, index),
  }
}

function factsOf(plan: ProjectPlan, town: DemoTown, index: number, locale: DemoLocale) {
  const { sights, ways } = placesOf(town)
  const kind = kinds[plan.kind][locale]
  return {
    ...placeSlots({ sights: [rotate(sights, index)], ways }, locale),
    name: plan.name,
    town: town.names[locale] ?? town.name,
    de_town: elided('de', town.names[locale] ?? town.name),
    units: String(plan.units),
    kind,
    kindDat: kind.replace('Häuser', 'Häusern'),
    quarter: quarters[locale][Math.ceil(Number.parseInt(plan.delivery.slice(5, 7), 10) / 3) - 1],
    year: plan.delivery.slice(0, 4),
    street: plan.street,
    la_street: elided('la', plan.street),
  }
}

/** Returns the texts of a project in all languages: name, description, delivery, construction, techniques, situation. */
export function projectWords(plan: ProjectPlan, town: DemoTown): InLanguages<CrmRecord> {
  const index = projectPlans.indexOf(plan)
  const picked = Object.entries(pickSentences(plan, index))
  return inLanguages((locale) => {
    const slots = new Map<string, string | undefined>(Object.entries(factsOf(plan, town, index, locale)))
    const fill = (text: string): string =>
      upperFirst(text.replaceAll(/\{(\w+)\}/g, (_, name: string) => slots.get(name) ?? ''))
    return {
      Name: plan.name,
      ...Object.fromEntries(picked.map(([field, text]) => [field, fill(text[locale])])),
    }
  })
}
