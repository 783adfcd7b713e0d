import { findCode } from '#data/cell/find-code.ts'
import { monthsOf } from '#data/cell/parse-period.ts'
import { isObject } from '#data/file/decode-records.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import { countryOf } from '#data/place/country.ts'
import { isLocale } from '#domain/values/locale.ts'
import { isFilled } from '../left-fields.ts'
import { toDetails } from './whise-details.ts'
import { whiseAvailabilities, whiseCountries, whiseStates, whiseTypes } from './whise-kinds.ts'
import { toDocuments, toPictures } from './whise-media.ts'
import { wordOf } from './word-of.ts'

/** Fields that are words, whatever the number beside them. */
const words = new Set(['city', 'address'])

/** The values of an estate under one name each, as the rules name them. */
export type WhiseValues = Map<string, unknown>

/** Lists of entries with fields; an entry of another kind has no place. */
const lists = new Set(['pictures', 'documents', 'details', 'representatives'])

/** Lists whose entries the site names; an entry that is on none goes by the name that the answer gives, if any. */
const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  subCategory: whiseTypes,
  country: whiseCountries,
  state: whiseStates,
  availability: whiseAvailabilities,
  currency: {},
}

/** Returns what an estate says: its own fields, its details by number, its texts by language, its pictures and files in order. */
export function toValues(estate: RawRecord, log: RecordLog): WhiseValues {
  const values: WhiseValues = new Map()
  for (const [name, value] of Object.entries(estate)) {
    if (lists.has(name) && ![value].flat().every((entry) => isObject(entry) || !isFilled(entry)))
      values.set(`${name}/other`, true)
    if (name === 'pictures' || name === 'documents') {
      const { items, left } = name === 'pictures' ? toPictures(value, log) : toDocuments(value, log)
      values.set(name, items)
      for (const field of left) values.set(field, true)
    } else if (name === 'details') for (const [key, detail] of toDetails(value)) values.set(key, detail)
    else if (name === 'representatives') addRepresentatives(values, value)
    else addValue(values, name, value)
  }
  placeTitle(values)
  if (wordOf(values.get('purpose')) === '2') addPeriod(values, estate)
  // A score of which the lowest and the highest are one: `179-179`.
  const [, score] = /^(-?\d+(?:[.,]\d+)?) ?- ?\1$/.exec(wordOf(values.get('energyValue'))) ?? []
  if (score !== undefined) values.set('energyValue', score)
  dropPastDay(values)
  return values
}

/** Names of fields, and labels of details, that say for which time a rent is. */
const periodName =
  /^(?:price|rent(?:al|ing)?)[ _-]?(?:period(?:icity)?|frequency|per)(?:id)?$|(?:huur|loyer|rent|prijs|prix|price)\w*[ -]*(?:periode|period|fr[eé]quen\w*)|p[eé]riode d[eu] loyer/i
/** The same, which may also say something else of the price, such as `fixed`. */
const unitName = /^(?:price|rent(?:al)?)[ _-]?(?:type|unit)(?:id)?$/i
const times = /week|sema|woche|dag|jour|\bday|daily|tag|nacht|nuit|night/i

/** Places the time that a rent is for, which is a month where nothing is said. */
function addPeriod(values: WhiseValues, estate: RawRecord): void {
  const fields: readonly (readonly [key: string, name: string, said: unknown])[] = [
    ...Object.entries(estate).map(([name, said]) => [name, name, said] as const),
    ...[estate['details']]
      .flat()
      .filter(isObject)
      .map(
        (detail) => [`details/${wordOf(detail['id'])}`, wordOf(detail['label']), detail['value']] as const,
      ),
  ]
  for (const [key, name, said] of fields) {
    const word = isObject(said) ? wordOf(said['displayName'] ?? said['name'] ?? said['id']) : wordOf(said)
    const isTime = typeof monthsOf(word) === 'number' || times.test(word)
    if (word === '' || !(periodName.test(name) || (unitName.test(name) && isTime))) continue
    for (const each of [key, `${key}.name`]) values.delete(each)
    values.set('pricePeriod', word)
  }
}

/** A day of vacancy that had passed when the estate was last changed says less than the words beside it. */
function dropPastDay(values: WhiseValues): void {
  const day = wordOf(values.get('availabilityDateTime'))
  if (day === '' || !values.has('availability') || day > wordOf(values.get('updateDateTime'))) return
  values.delete('availabilityDateTime')
  values.set('availabilityDateTime/past', day)
}

/** Adds a field: a list of texts by language, an entry of a list by its number, or else by its name, and anything else as it is. */
function addValue(values: WhiseValues, name: string, value: unknown): void {
  if (Array.isArray(value) && value.length > 0 && value.every(isText)) {
    for (const { languageId, content, ...others } of value) {
      addOnce(values, `${name}/${languageOf(languageId)}`, content)
      for (const [inner, other] of Object.entries(others)) addValue(values, `${name}/${inner}`, other)
    }
  } else if (isObject(value)) {
    const { id, name: given, displayName = given, languageId: _, ...others } = value
    const isWord =
      id === undefined ||
      // Its number is on no public list; its name can be read in any language.
      (name === 'country' && countryOf(wordOf(displayName)) !== undefined) ||
      (Object.hasOwn(named, name) && findCode(named[name] ?? {}, wordOf(id)) === undefined)
    if (isWord && isFilled(displayName)) values.set(`${name}.name`, displayName)
    else if (words.has(name) && isFilled(displayName)) values.set(name, displayName)
    else values.set(name, id)
    for (const [inner, other] of Object.entries(others)) addValue(values, `${name}/${inner}`, other)
  } else values.set(name, value)
}

/** Adds a value; a second one of a name is under a number, and has no place. */
function addOnce(values: WhiseValues, name: string, value: unknown): void {
  let free = name
  for (let number = 2; isFilled(values.get(free)); number += 1) free = `${name}/${number}`
  values.set(free, value)
}

/** The first is the agent; what is said of agents is in people.json. */
function addRepresentatives(values: WhiseValues, value: unknown): void {
  const found = [value].flat().filter(isObject)
  for (const [index, { id, ...others }] of found.entries()) {
    values.set(index === 0 ? 'representative' : 'representatives/other', id)
    for (const [name, other] of Object.entries(others)) values.set(`representatives/${name}`, other)
  }
}

/** The title of the advertisement is in one language that is not said: that of the texts, where these have but one. */
function placeTitle(values: WhiseValues): void {
  const languages = new Set(
    [...values.keys()].flatMap(
      (key) => /^(?:shortDescription|longDescription|sms)\/(.+)$/.exec(key)?.[1] ?? [],
    ),
  )
  const [language] = languages
  const title = values.get('details/1914')
  if (languages.size !== 1 || title === undefined) return
  values.delete('details/1914')
  values.set(`title/${language}`, title)
}

function isText(value: unknown): value is RawRecord {
  return isObject(value) && 'languageId' in value && 'content' in value
}

/** @example languageOf('nl-BE') // 'nl' */
function languageOf(id: unknown): string {
  const language = wordOf(id).slice(0, 2).toLowerCase()
  return isLocale(language) ? language : wordOf(id)
}
