import { packLine, packOption, unpackOptions } from '#islands/kit/pack-options.ts'
import { type SearchBoxData, searchBoxWords, type SearchGoalData, searchGoals } from './search-box-data.ts'

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
