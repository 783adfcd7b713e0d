import * as v from 'valibot'
import { cell, cellValue } from '#data/cell/cell.ts'
import { decodeRecords, isObject } from '#data/file/decode-records.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import { entryFields } from '#data/record/media-record.ts'
import { projectRecord, unitRecord } from '#data/record/project-record.ts'
import { propertyRecord } from '#data/record/property-record.ts'
import { type Adapter, nothing } from './adapter.ts'
import { decodeJsonExport } from './decode-export.ts'
import { countLeft, isFilled } from './left-fields.ts'
import { permissions } from './map-record.ts'
import { mendLetters } from './mend-letters.ts'
import { refuseUnread, unreadWithin } from './refuse-unread.ts'
import { createRecordIds } from './to-record-id.ts'

/**
 * Reads the answer of Omnicasa's `GetPropertyListJson` or `GetProjectListJson`, or a bare list of its records. The
 * fields of `data/` are Omnicasa's, so that they only have to be sorted out.
 */
export const readOmnicasa: Adapter = async ({ file, bytes }, { log: problems }) => {
  const log = problems.record(file)
  const value = decodeJsonExport(bytes, log)
  if (value === undefined) return nothing
  const answer = readEnvelope(value)
  if (answer !== undefined && /^(?:false|0)$/i.test(String(answer.result['Success']))) {
    log.fatal('Success', 'the CRM refused the request', {
      expected: 'an answer with "Success": true',
      received: answer.result['Message'],
      remedy: 'correct what the message names, and export again',
    })
    return nothing
  }
  const records = decodeRecords(value)
  if (records === undefined) {
    log.fatal(undefined, 'no list of records', {
      expected: 'the answer of GetPropertyListJson or GetProjectListJson, or a list of records',
      received: value,
      remedy: 'export the file again',
    })
    return nothing
  }
  if (isPage(value, records.length, log)) return nothing
  const isProjects = answer === undefined ? records.some(isProject) : /project/i.test(answer.name)
  if (refuseUnread(unreadIn(value, records, isProjects), 'one list of properties or of projects', log))
    return nothing
  const left = new Map<string, number>()
  const known = new Set(Object.keys((isProjects ? projectRecord : propertyRecord).entries))
  const idOf = createRecordIds(records.map((record) => (isObject(record) ? record['ID'] : undefined)))
  const names = new Map<string, string>()
  const sorted = records.flatMap((record, index) => {
    const reference = isObject(record) ? record['ID'] : undefined
    const place = problems.record(file, isFilled(reference) ? String(reference) : `#${index + 1}`)
    const fields = toRecord(record, known, left, place)
    if (fields === undefined) return []
    const id = idOf(reference)
    if (String(id) === String(reference)) return [closeOpen(fields, isProjects, place)]
    names.set(String(id), String(reference))
    return [closeOpen({ RecordFile: reference, ...fields, ID: id }, isProjects, place)]
  })
  return isProjects ? { projects: sorted, left, names } : { properties: sorted, left, names }
}

/** Projects and their units have no other flag in Omnicasa's answers. */
const projectPermissions = { PublicAddress: permissions['PublishAddress'] }

/** Returns a record without the permissions that it does not give; a translation, which has no facts, has those of its base. */
function closeOpen(record: RawRecord, isProject: boolean, log: RecordLog): RawRecord {
  if (!isFilled(record[isProject ? 'Zip' : 'Goal'])) return record
  // A list or an object says nothing that a permission could be read from.
  const allowing = isProject ? projectPermissions : permissions
  const open = Object.entries(allowing).filter(([field]) => !isSaid(record[field]))
  for (const [field, effect] of open)
    log.warn(field, `not said; ${effect}`, {
      expected: field === 'Status' ? '1, 2 or 4' : '0 or 1',
      received: record[field] ?? 'nothing',
      remedy: 'have the CRM export the field',
    })
  return { ...record, ...Object.fromEntries(open.map(([field]) => [field, 0])) }
}

function isSaid(value: unknown): boolean {
  const single = v.safeParse(cell, value)
  return single.success && cellValue(single.output) !== undefined
}

/** Returns the fields within the entries of a list that no record has, with values. */
function unknownWithin(field: string, value: unknown): readonly string[] {
  const known = field === 'Units' ? Object.keys(unitRecord.entries) : entryFields[field]
  if (known === undefined || !Array.isArray(value)) return []
  return value
    .filter(isObject)
    .flatMap((entry) => Object.entries(entry))
    .flatMap(([name, inner]) => (known.includes(name) || !isFilled(inner) ? [] : [`${field}/${name}`]))
}

/** How answers call the records, and the pages, that there are in all. */
const counts = /^(?:(?:total|rows?|records?|items?|all)_?)?(?:count|total|rows|records|items)$/i
const pageCounts = /^(?:total_?pages?|(?:number_?of_?)?pages?_?(?:count|total))$/i

/** Whether an answer says that it is a page of several; what it does not name must stay. */
function isPage(value: unknown, found: number, log: RecordLog): boolean {
  const result = readEnvelope(value)?.result
  const said = [value, result, result?.['Value']].filter(isObject).flatMap((part) => Object.entries(part))
  const more = said.find(
    ([name, count]) =>
      (counts.test(name) && Number(count) > found) || (pageCounts.test(name) && Number(count) > 1),
  )
  if (more === undefined) return false
  log.fatal(more[0], 'not all records are in the file', {
    expected: `${String(more[1])} ${pageCounts.test(more[0]) ? 'pages' : 'records'}`,
    received: found,
    remedy: 'export all of them at once, or join the lists of all pages in one list',
  })
  return true
}

function readEnvelope(value: unknown): Readonly<{ name: string; result: RawRecord }> | undefined {
  if (!isObject(value)) return undefined
  const found = Object.entries(value).find(([name]) => name.endsWith('JsonResult'))
  return found !== undefined && isObject(found[1]) ? { name: found[0], result: found[1] } : undefined
}

const looksLikeRecord = {
  reference: 'id',
  fields: new Set([
    'goal',
    'status',
    'price',
    'webid',
    'maintypename',
    'publishprice',
    'publishaddress',
    'units',
    'pricemin',
    'publicaddress',
    'projectnumber',
  ]),
  least: 3,
}

/** Returns the places of records beside those that are read, and of homes in a list of projects. */
function unreadIn(answer: unknown, records: readonly unknown[], isProjects: boolean): readonly string[] {
  if (!isProjects) return unreadWithin(answer, records, looksLikeRecord)
  const homes = records.filter(
    (record) => isObject(record) && !isProject(record) && isFilled(record['Price']),
  )
  const read = records.flatMap((record) => [record, ...unitsOf(record)])
  return [...homes.map(() => 'Price'), ...unreadWithin(answer, read, looksLikeRecord)]
}

function unitsOf(record: unknown): readonly unknown[] {
  const units = isObject(record) ? record['Units'] : undefined
  return Array.isArray(units) ? units : []
}

function isProject(record: unknown): boolean {
  return isObject(record) && ['Units', 'ProjectNumber', 'PriceMin'].some((field) => field in record)
}

function toRecord(
  value: unknown,
  known: ReadonlySet<string>,
  left: Map<string, number>,
  log: RecordLog,
): RawRecord | undefined {
  if (!isObject(value)) {
    log.error(undefined, 'not a record', {
      expected: 'an object with fields',
      received: value,
      remedy: 'export the file again, or take it out of the list',
    })
    return undefined
  }
  const fields = Object.entries(value)
  countLeft(
    left,
    fields.flatMap(([field, inner]) =>
      known.has(field) ? unknownWithin(field, inner) : isFilled(inner) ? [field] : [],
    ),
  )
  return Object.fromEntries(
    fields.flatMap(([field, inner]) => (known.has(field) ? [[field, mendLetters(inner, log, field)]] : [])),
  )
}
