import type { MultiSelectOption } from './MultiSelect.tsx'
import { type SearchBoxData, searchBoxWords, type SearchGoalData, searchGoals } from './search-box-data.ts'

/** Says that a search box cannot be packed: a fault of the program. */
export class PackError extends Error {
  override name = 'PackError'
}

/**
 * Returns a search box as one line per thing and one cell per word. It stands in the page beside the markup that
 * says the same: as JSON it would cost three times the bytes.
 * @throws {PackError} when a word holds a tab or a line break
 */
export function packSearchBox({ words, numberTag, goals }: SearchBoxData): string {
  const head = [numberTag, ...searchBoxWords.map((name) => words[name])]
  return [head, ...goals.flatMap(packGoal)].map(packLine).join('\n')
}

/** Returns the search box that was packed. */
export function unpackSearchBox(packed: string): SearchBoxData {
  const [head = '', ...lines] = packed.split('\n')
  const [numberTag = '', ...said] = head.split('\t')
  const starts = lines.flatMap((line, at) => (line.startsWith('\t') ? [at] : []))
  const [label, legend, where, allTowns, filterTowns, noTowns, what, allTypes, allPrices, results] = said
  return {
    numberTag,
    words: {
      label: label ?? '',
      legend: legend ?? '',
      where: where ?? '',
      allTowns: allTowns ?? '',
      filterTowns: filterTowns ?? '',
      noTowns: noTowns ?? '',
      what: what ?? '',
      allTypes: allTypes ?? '',
      allPrices: allPrices ?? '',
      results: results ?? '',
    },
    goals: starts.flatMap((start, at) => unpackGoal(lines.slice(start, starts[at + 1])) ?? []),
  }
}

function packGoal(data: SearchGoalData): readonly (readonly string[])[] {
  const { goal, section, action, label, priceLabel, count, show, towns, types, prices } = data
  return [
    ['', goal, section, action, label, priceLabel, String(count), show.one, show.other],
    ...[towns, types, prices].map((options) => options.flatMap(packOption)),
  ]
}

function unpackGoal([head = '', ...fields]: readonly string[]): SearchGoalData | undefined {
  const [, name, section = '', action = '', label = '', priceLabel = '', count, one = '', other = ''] =
    head.split('\t')
  const goal = searchGoals.find((known) => known === name)
  const [towns, types, prices] = fields.map(unpackOptions)
  if (goal === undefined || towns === undefined || types === undefined || prices === undefined) {
    return undefined
  }
  const show = { one, other }
  return { goal, section, action, label, priceLabel, count: Number(count), show, towns, types, prices }
}

/** Returns the cells of an option. A town's slug is mostly its name in small letters: then it is left out. */
export function packOption({ value, label, count }: MultiSelectOption): readonly string[] {
  return [label, String(count), value === plainSlug(label) ? '' : value]
}

/** Returns the options of a line of their cells. */
export function unpackOptions(line: string): readonly MultiSelectOption[] {
  const cells = line.split('\t')
  return Array.from({ length: Math.floor(cells.length / 3) }, (_, at) => {
    const [label = '', count, value = ''] = cells.slice(at * 3, at * 3 + 3)
    return { value: value === '' ? plainSlug(label) : value, label, count: Number(count) }
  })
}

function plainSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

/**
 * Returns cells as one line.
 * @throws {PackError} when a cell holds a tab or a line break
 */
export function packLine(cells: readonly string[]): string {
  if (cells.some((cell) => /[\t\n]/.test(cell))) throw new PackError(`not one line: ${cells.join(' ')}`)
  return cells.join('\t')
}
