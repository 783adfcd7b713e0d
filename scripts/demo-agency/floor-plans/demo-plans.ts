import type { InLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { makeListings } from '#scripts/demo-agency/records/make-properties.ts'
import { makeUnitPlans } from '#scripts/demo-agency/projects/make-projects.ts'
import type { CrmRecord } from '#scripts/demo-agency/records/record.ts'
import { type DrawnPlan, plansOf } from './plan-items.ts'

const onGround: InLanguages = {
  nl: 'Plattegrond van het gelijkvloers',
  fr: 'Plan du rez-de-chaussée',
  en: 'Floor plan of the ground floor',
  de: 'Grundriss des Erdgeschosses',
}

const above = (floor: number): InLanguages => ({
  nl: `Plattegrond van verdieping ${floor}`,
  fr: `Plan de l’étage ${floor}`,
  en: `Floor plan of floor ${floor}`,
  de: `Grundriss von Etage ${floor}`,
})

/** Returns the alt text of a plan in all languages. */
export function altOfPlan({ floor }: Pick<DrawnPlan, 'floor'>): InLanguages {
  return floor === 0 ? onGround : above(floor)
}

/** Returns the drawings that the records of properties and projects show. */
export function demoPlans(properties: readonly CrmRecord[]): readonly DrawnPlan[] {
  const shown = new Set(properties.filter(({ PlanItems }) => PlanItems !== undefined).map(({ ID }) => ID))
  return [
    ...makeListings()
      .facts.filter(({ id }) => shown.has(id))
      .flatMap(plansOf),
    ...makeUnitPlans(),
  ]
}
