import { energyLabels } from '#domain/property.ts'
import { type Criteria, livingSteps, plotSteps, wantedFeatures } from './criteria.ts'
import type { SearchIndex } from './search-index.ts'

/** A bit for each field that can turn a listing down; each feature is a field of its own. */
export const fieldBits = {
  towns: 1,
  categories: 2,
  prices: 4,
  bedrooms: 8,
  living: 16,
  plot: 32,
  label: 64,
  text: 128,
  area: 256,
  garden: 512,
  garage: 1024,
  new: 2048,
} as const

/**
 * Rows that something lets through, 1 in step with the index: each price band that is asked for, the text, the area.
 * A text or an area of which nothing is loaded lets nothing through.
 */
export type Passing = Readonly<{ prices: readonly Uint8Array[]; text?: Uint8Array; area?: Uint8Array }>

/**
 * Returns for each row the bits of the fields that turn it down; 0 is a match. Only fields that are asked for cost
 * anything: one loop each, over one column and a table of what each of its values fails.
 */
export function failingFields(index: SearchIndex, criteria: Criteria, passing: Passing): Uint16Array {
  const { towns, categories, bedrooms, living, plot, label, features, text, area } = criteria
  const failing = new Uint16Array(index.size)
  if (towns.length > 0) failByTown(index, towns, failing)
  if (categories.length > 0) {
    const wanted = bitsOf(index.categoryIds, categories)
    failBy(index.categories, (bits) => ((bits & wanted) === 0 ? fieldBits.categories : 0), failing)
  }
  if (passing.prices.length > 0) failByPrice(passing.prices, failing)
  if (bedrooms !== undefined) failBelow(index.bedrooms, bedrooms, fieldBits.bedrooms, failing)
  if (living !== undefined) failBelow(index.living, stepsUpTo(livingSteps, living), fieldBits.living, failing)
  if (plot !== undefined) failBelow(index.plot, stepsUpTo(plotSteps, plot), fieldBits.plot, failing)
  if (label !== undefined) {
    const worst = labelsUpTo(index.labels, label)
    failBy(index.label, (position) => (position > 0 && position <= worst ? 0 : fieldBits.label), failing)
  }
  if (features.length > 0) {
    failBy(index.features, (bits) => missingFeatures(bits, features), failing)
  }
  if (text !== undefined) failOthers(passing.text, fieldBits.text, failing)
  if (area !== undefined) failOthers(passing.area, fieldBits.area, failing)
  return failing
}

function failBy(column: Uint8Array, failedBy: (value: number) => number, failing: Uint16Array): void {
  failByTable(
    column,
    Uint16Array.from({ length: 256 }, (_, value) => failedBy(value)),
    failing,
  )
}

function failByTown({ town, towns }: SearchIndex, wanted: readonly string[], failing: Uint16Array): void {
  const slugs = new Set(wanted)
  failByTable(
    town,
    Uint16Array.from(towns, (slug) => (slugs.has(slug) ? 0 : fieldBits.towns)),
    failing,
  )
}

function failByTable(column: Uint8Array | Uint16Array, fails: Uint16Array, failing: Uint16Array): void {
  for (let row = 0; row < failing.length; row++) {
    failing[row] = (failing[row] ?? 0) | (fails[column[row] ?? 0] ?? 0)
  }
}

function failByPrice(bands: readonly Uint8Array[], failing: Uint16Array): void {
  const [first = new Uint8Array(failing.length), ...others] = bands
  failBelow(others.reduce(inEither, first), 1, fieldBits.prices, failing)
}

function inEither(one: Uint8Array, other: Uint8Array): Uint8Array {
  const rows = one.slice()
  for (let row = 0; row < rows.length; row++) rows[row] = (rows[row] ?? 0) | (other[row] ?? 0)
  return rows
}

function failBelow(column: Uint8Array, least: number, bit: number, failing: Uint16Array): void {
  failBy(column, (value) => (value < least ? bit : 0), failing)
}

function failOthers(rows: Uint8Array | undefined, bit: number, failing: Uint16Array): void {
  failBelow(rows ?? new Uint8Array(failing.length), 1, bit, failing)
}

function missingFeatures(bits: number, wanted: Criteria['features']): number {
  return wantedFeatures.reduce(
    (missing, feature, position) =>
      wanted.includes(feature) && (bits & (1 << position)) === 0 ? missing | fieldBits[feature] : missing,
    0,
  )
}

function bitsOf(ids: readonly number[], wanted: readonly number[]): number {
  return ids.reduce((bits, id, position) => (wanted.includes(id) ? bits | (1 << position) : bits), 0)
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
