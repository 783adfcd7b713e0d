import type { Answer, Answers } from '#forms/answers.ts'
import { priceBand } from '#search/filters/price-band.ts'
import { type Criteria, noCriteria } from './criteria.ts'
import { formatCriteria, parseCriteria } from './query-string.ts'

/** What somebody looks for: whether to buy or to rent, and the criteria of that list. */
export type WantedHomes = Readonly<{ goal: 'buy' | 'rent'; criteria: Criteria }>

/** Returns the part of a demand register's answers that a list can be searched by; the agency reads the rest. */
export function toWantedHomes(answers: Answers): WantedHomes {
  const band = priceBand(amount(answers.priceMin), amount(answers.priceMax))
  const bedrooms = amount(answers.bedroomsMin)
  const bathrooms = amount(answers.bathroomsMin)
  const outside = texts(answers.outside)
  const criteria: Criteria = {
    ...noCriteria,
    towns: texts(answers.zones),
    categories: texts(answers.categories).map(Number),
    prices: band === undefined ? [] : [band],
    bedrooms: bedrooms === 0 ? [] : [bedrooms],
    bathrooms: bathrooms === 0 ? [] : [bathrooms],
    garden: outside.includes('garden') ? [true] : [],
    terrace: outside.includes('terrace') ? [true] : [],
    garage: amount(answers.garagesMin) > 0 ? [true] : [],
    parking: amount(answers.parkingsMin) > 0 ? [true] : [],
  }
  // In the form of an address every list of values has one order.
  return {
    goal: answers.searchGoal === 'rent' ? 'rent' : 'buy',
    criteria: parseCriteria(formatCriteria(criteria)),
  }
}

/** Returns wanted homes as they are stored. @example 'buy?city=zele&price=-400000' */
export function formatWanted({ goal, criteria }: WantedHomes): string {
  return `${goal}${formatCriteria(criteria)}`
}

/** Returns wanted homes as they were stored. */
export function parseWanted(text: string): WantedHomes {
  const [goal, query = ''] = text.split('?')
  return { goal: goal === 'rent' ? 'rent' : 'buy', criteria: parseCriteria(query) }
}

function texts(answer: Answer | undefined): readonly string[] {
  return typeof answer === 'object' ? answer : answer === undefined ? [] : [String(answer)]
}

function amount(answer: Answer | undefined): number {
  return typeof answer === 'number' ? answer : 0
}
