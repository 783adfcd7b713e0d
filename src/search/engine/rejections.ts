import { energyLabels } from '#domain/listing/property.ts'
import { type Criteria, livingSteps, plotSteps, wantedFeatures } from '#search/query/criteria.ts'
import type { SearchIndex } from './search-index.ts'

/** A bit for each field of which options are counted, and one for all others together. */
export const fieldBits = { towns: 1, categories: 2, prices: 4, others: 8 } as const

/**
 * Rows that something lets through, 1 in step with the index: each price band that is asked for, the text, the area.
 * A text or an area of which nothing is loaded lets nothing through.
 */
export type Passing = Readonly<{ prices: readonly Uint8Array[]; text?: Uint8Array; area?: Uint8Array }>

/**
 * Returns for each row the bits of what turns it down; 0 is a match. Only fields that are asked for cost
 * anything: one loop each, over one column and a table of what each of its values fails.
 */
export function failingFields(index: SearchIndex, criteria: Criteria, passing: Passing): Uint8Array {
  const { towns, categories, bedrooms, living, plot, label, features, text, area } = criteria
  const failing = new Uint8Array(index.size)
  if (towns.length > 0) failByTown(index, towns, failing)
  if (categories.length > 0) {
    const wanted = bitsOf(index.categoryIds, categories)
    failBy(index.categories, (bits) => ((bits & wanted) === 0 ? fieldBits.categories : 0), failing)
  }
  if (passing.prices.length > 0) failByPrice(passing.prices, failing)
  if (bedrooms !== undefined) failBelow(index.bedrooms, bedrooms, fieldBits.others, failing)
  if (living !== undefined) failBelow(index.living, stepsUpTo(livingSteps, living), fieldBits.others, failing)
  if (plot !== undefined) failBelow(index.plot, stepsUpTo(plotSteps, plot), fieldBits.others, failing)
  if (label !== undefined) {
    const worst = labelsUpTo(index.labels, label)
    failBy(index.label, (position) => (position > 0 && position <= worst ? 0 : fieldBits.others), failing)
  }
  if (features.length > 0) {
    const wanted = bitsOf(wantedFeatures, features)
    failBy(index.features, (bits) => ((bits & wanted) === wanted ? 0 : fieldBits.others), failing)
  }
  if (text !== undefined) failOutside(passing.text, failing)
  if (area !== undefined) failOutside(passing.area, failing)
  return failing
}

function failBy(column: Uint8Array, failedBy: (value: number) => number, failing: Uint8Array): void {
  failByTable(
    column,
    Uint8Array.from({ length: 256 }, (_, value) => failedBy(value)),
    failing,
  )
}

function failByTown({ town, towns }: SearchIndex, wanted: readonly string[], failing: Uint8Array): void {
  const slugs = new Set(wanted)
  failByTable(
    town,
    Uint8Array.from(towns, (slug) => (slugs.has(slug) ? 0 : fieldBits.towns)),
    failing,
  )
}

function failByTable(column: Uint8Array | Uint16Array, fails: Uint8Array, failing: Uint8Array): void {
  for (let row = 0; row < failing.length; row++) {
    failing[row] = (failing[row] ?? 0) | (fails[column[row] ?? 0] ?? 0)
  }
}

function failByPrice(bands: readonly Uint8Array[], failing: Uint8Array): void {
  const [first = new Uint8Array(failing.length), ...others] = bands
  failBelow(others.reduce(inEither, first), 1, fieldBits.prices, failing)
}

function inEither(one: Uint8Array, other: Uint8Array): Uint8Array {
  const rows = one.slice()
  for (let row = 0; row < rows.length; row++) rows[row] = (rows[row] ?? 0) | (other[row] ?? 0)
  return rows
}

function failBelow(column: Uint8Array, least: number, bit: number, failing: Uint8Array): void {
  failBy(column, (value) => (value < least ? bit : 0), failing)
}

function failOutside(rows: Uint8Array | undefined, failing: Uint8Array): void {
  failBelow(rows ?? new Uint8Array(failing.length), 1, fieldBits.others, failing)
}

/** Returns a bit for each name that is wanted, in the order of all of them. */
function bitsOf<Name>(names: readonly Name[], wanted: readonly Name[]): number {
  return names.reduce((bits, name, position) => (wanted.includes(name) ? bits | (1 << position) : bits), 0)
}

/** Returns how many steps a surface has to reach; a surface between two steps asks for the next one. */
function stepsUpTo(steps: readonly number[], wanted: number): number {
  const position = steps.findIndex((step) => step >= wanted)
  return position === -1 ? Infinity : position + 1
}

/** Returns the position, counted from 1, of the worst label of a list that is still good enough; 0 for none. */
function labelsUpTo(labels: SearchIndex['labels'], worst: Criteria['label']): number {
  const good = new Set(energyLabels.slice(0, energyLabels.findIndex((label) => label === worst) + 1))
  return labels.filter((label) => good.has(label)).length
}
