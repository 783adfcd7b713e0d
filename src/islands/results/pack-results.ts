import { isLocale } from '#domain/values/locale.ts'
import { type EnergyLabel, energyLabels } from '#domain/listing/property.ts'
import { PackError, packLine, packOption, unpackOptions } from '#islands/kit/pack-options.ts'
import {
  barWordKeys,
  type BarWords,
  moreFields,
  type ResultsProps,
} from '#islands/results/list/results-props.ts'

/**
 * Returns what the island of a list needs as one line per thing and one cell per word: as JSON it would cost the
 * page three times the bytes.
 * @throws {PackError} when a word holds a tab or a line break
 */
export function packResults(props: ResultsProps): string {
  const { document, chips, words, intro, mapBase } = props
  const { section, isProjects, locale, numberTag, pageSize, title, found, summary } = props
  const [chip] = chips
  return [
    [section, locale, numberTag, String(pageSize), title, found, summary, isProjects ? 'projects' : ''],
    [document.path, document.base, document.town ?? '', String(document.page)],
    [intro?.text.replace(/\s+/g, ' ') ?? '', intro?.lang ?? ''],
    chip === undefined ? [] : [chip.key, chip.words, chip.remove, chip.href],
    ...[props.towns, props.types, props.prices].map((options) => options.flatMap(packOption)),
    props.more,
    props.labels,
    barWordKeys.map((key) => words[key]),
    words.orders,
    [JSON.stringify(mapBase)],
  ]
    .map(packLine)
    .join('\n')
}

/** Returns the props that were packed. */
export function unpackResults(packed: string): ResultsProps {
  const lines = packed.split('\n')
  const cells = lines.map((line) => (line === '' ? [] : line.split('\t')))
  const [head = [], place = [], intro = [], chip = [], , , , more = [], labels = [], said = [], sorts = []] =
    cells
  const [section = '', locale = '', numberTag = '', pageSize, title = '', found = '', summary = '', kind] =
    head
  const [path = '', base = '', town = '', page] = place
  const [text = '', lang = ''] = intro
  const [key, words = '', remove = '', href = ''] = chip
  const [mapBase = ''] = lines.slice(-1)
  return {
    section,
    isProjects: kind === 'projects',
    locale: isLocale(locale) ? locale : 'nl',
    numberTag,
    pageSize: Number(pageSize),
    document: { path, base, town: town === '' ? undefined : town, page: Number(page) },
    title,
    intro: text === '' ? undefined : { text, lang: lang === '' ? undefined : lang },
    found,
    summary,
    chips: key === undefined ? [] : [{ key, words, remove, href }],
    towns: unpackOptions(lines[4] ?? ''),
    types: unpackOptions(lines[5] ?? ''),
    prices: unpackOptions(lines[6] ?? ''),
    more: moreFields.filter((field) => more.includes(field)),
    labels: energyLabels.filter((label: EnergyLabel) => labels.includes(label)),
    words: unpackWords(said, sorts),
    mapBase: JSON.parse(mapBase),
  }
}

type Sentences = Readonly<Record<(typeof barWordKeys)[number], string>>

function unpackWords(said: readonly string[], sorts: readonly string[]): BarWords {
  const words: { -readonly [Key in keyof Sentences]?: string } = {}
  barWordKeys.forEach((key, at) => {
    words[key] = said[at]
  })
  if (!isComplete(words)) throw new PackError('a word of the filter bar is missing')
  return { ...words, orders: sorts }
}

function isComplete(words: Partial<Sentences>): words is Sentences {
  return barWordKeys.every((key) => words[key] !== undefined)
}
