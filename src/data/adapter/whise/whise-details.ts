import { isObject } from '#data/file/decode-records.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import { findCode } from '#data/cell/find-code.ts'
import { whiseEnums } from './whise-enums.ts'
import { wordOf } from './word-of.ts'

/** Summons and measures are one list in Whise (2712), and two facts in the law. */
const summonses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  1832: { summons: 'ja' },
  1833: { measure: 'rechterlijke herstelmaatregel' },
  1834: { measure: 'bestuursdwang' },
  1835: { measure: 'last onder dwangsom' },
  1836: { measure: 'minnelijke schikking' },
  1837: { summons: 'nee', measure: 'geen' },
}

/** Details that are days, whether or not an answer says so: the last day of the energy certificate. */
const dates = new Set(['2776'])

const delimitedArea = /afgebakend overstromings|in+ondable délimitée|delimited flood/i

/** Returns the values of details under `details/` and their number; a second one of a number is under its place in the list too. */
export function toDetails(value: unknown): ReadonlyMap<string, unknown> {
  const details = new Map<string, unknown>()
  for (const [index, detail] of [value].flat().entries()) {
    if (!isObject(detail)) continue
    for (const [key, said] of readDetail(detail))
      details.set(details.has(key) ? `${key}/${index + 1}` : key, said)
  }
  return details
}

function readDetail(detail: RawRecord): readonly (readonly [string, unknown])[] {
  const id = wordOf(detail['id'])
  const key = `details/${id}`
  const value = detail['value']
  const item = isObject(detail['enum']) ? wordOf(detail['enum']['id']) : ''
  const summons = id === '2712' && Object.hasOwn(summonses, item) ? summonses[item] : undefined
  if (summons !== undefined) return Object.entries(summons).map(([fact, word]) => [`${key}/${fact}`, word])
  // A home without double glazing may have any other.
  if (id === '461' && wordOf(value) === '1') return [[`${key}/yes`, 'Dubbel glas']]
  // The list has delimited flood areas and delimited bank zones; only the first is asked for.
  if (id === '2223' && (item === '1231' || delimitedArea.test(wordOf(value)))) return [[`${key}/yes`, 'ja']]
  const score = scoreOf(detail)
  if (score !== undefined) return [score]
  return [
    [
      key,
      findCode(whiseEnums[id] ?? {}, item) ??
        (dates.has(id) || /date/i.test(wordOf(detail['type'])) ? toDate(value) : value),
    ],
  ]
}

/** P- and G-scores have a number per agency; their label tells them. */
function scoreOf({ id, label, value }: RawRecord): readonly [key: string, letter: string] | undefined {
  const [, own, letter] =
    /^(?:([pg])[- ]?(?:score)?[- :]*)?(?:(?:score|klasse|classe|class)[- :]*)?([a-d])$/i.exec(
      wordOf(value).trim(),
    ) ?? []
  if (letter === undefined) return undefined
  const kind = own ?? /(?:^|[^a-z])([pg])[- ]?score/i.exec(wordOf(label))?.[1]
  if (kind !== undefined) return [`details/${kind.toUpperCase()}`, letter]
  return wordOf(id) === '2222' ? ['details/P', letter] : undefined
}

/**
 * Returns a date of a detail, which Whise writes with the month first.
 * @example toDate('08/18/2035 00:00') // '2035-08-18'
 */
function toDate(value: unknown): unknown {
  const [, month = '', day = '', year] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: [\d:]+(?: [AP]M)?)?$/i.exec(wordOf(value)) ?? []
  return year === undefined || Number(month) > 12
    ? value
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
