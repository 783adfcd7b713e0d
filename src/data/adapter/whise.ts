import { isObject } from '#data/file/decode-records.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import { isLocale } from '#domain/values/locale.ts'
import { type Adapter, nothing } from './adapter.ts'
import { decodeJsonExport } from './decode-export.ts'
import { loadMapping } from './import-mapping.ts'
import { mapListings } from './map-listings.ts'
import { whiseFields } from './whise-fields.ts'

/** Reads the answer of Whise's `estates/list`, or several of its pages joined in one list. */
export const readWhise: Adapter = async ({ file, bytes }, source) => {
  const log = source.log.record(file)
  const value = decodeJsonExport(bytes, log)
  if (value === undefined) return nothing
  const pages = Array.isArray(value) && value.every(isPage) ? value : [value]
  if (!pages.every(isPage)) {
    log.fatal('estates', 'no list of estates', {
      expected: 'the answer of estates/list: { "estates": [ … ], "totalCount": 12 }',
      received: value,
      remedy: 'export the file again; it may be an error message of the CRM',
    })
    return nothing
  }
  const estates = pages.flatMap(({ estates: list }) => list)
  const total = pages[0]?.['totalCount']
  if (typeof total === 'number' && total > estates.length) {
    log.fatal('totalCount', 'not all estates are in the file', {
      expected: `${total} estates`,
      received: estates.length,
      remedy: 'export all pages, and join their answers in one list',
    })
    return nothing
  }
  const own = await loadMapping(source, 'whise')
  const listings = estates.map((estate) => (isObject(estate) ? toValues(estate) : undefined))
  return mapListings(listings, [...(own?.fields ?? []), ...whiseFields], file, source.log)
}

type Page = RawRecord & Readonly<{ estates: readonly unknown[] }>

function isPage(value: unknown): value is Page {
  return isObject(value) && Array.isArray(value['estates'])
}

/** Returns the values of an estate under one name each, as the rules name them. */
function toValues(estate: RawRecord): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>()
  for (const [name, value] of Object.entries(estate)) {
    if (name === 'pictures') values.set(name, toPictures(value))
    else if (name === 'representatives') values.set('representative', firstId(value))
    else if (name === 'details') for (const [key, detail] of toDetails(value)) values.set(key, detail)
    else if (Array.isArray(value) && value.every(isText)) {
      for (const text of value) values.set(`${name}/${languageOf(text['languageId'])}`, text['content'])
    } else if (isObject(value)) {
      values.set(name, value['id'])
      values.set(`${name}.name`, value['displayName'] ?? value['name'])
    } else values.set(name, value)
  }
  // The status says two things, and a rule reads one value.
  const status = values.get('purposeStatus')
  if (status === 5 || status === 6) values.set('option', status)
  return values
}

function isText(value: unknown): value is RawRecord {
  return isObject(value) && 'languageId' in value && 'content' in value
}

/** @example languageOf('nl-BE') // 'nl' */
function languageOf(id: unknown): string {
  const language = String(id).slice(0, 2).toLowerCase()
  return isLocale(language) ? language : String(id)
}

function toDetails(value: unknown): readonly (readonly [string, unknown])[] {
  return (Array.isArray(value) ? value : []).flatMap((detail) =>
    isObject(detail) ? [[`details/${String(detail['id'])}`, detail['value']] as const] : [],
  )
}

function firstId(value: unknown): unknown {
  const first: unknown = Array.isArray(value) ? value[0] : undefined
  return isObject(first) ? first['id'] : undefined
}

function toPictures(value: unknown): readonly RawRecord[] {
  const pictures = (Array.isArray(value) ? value : []).filter(isObject)
  return pictures
    .toSorted((one, other) => Number(one['order'] ?? 0) - Number(other['order'] ?? 0))
    .map((picture) => ({
      ID: picture['id'],
      Url: picture['urlXXL'] ?? picture['urlLarge'] ?? picture['urlSmall'],
    }))
}
