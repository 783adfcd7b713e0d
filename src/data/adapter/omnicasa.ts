import { decodeRecords, isObject } from '#data/file/decode-records.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import { projectRecord } from '#data/record/project-record.ts'
import { propertyRecord } from '#data/record/property-record.ts'
import { type Adapter, nothing } from './adapter.ts'
import { decodeJsonExport } from './decode-export.ts'
import { countLeft, isFilled } from './left-fields.ts'

/**
 * Reads the answer of Omnicasa's `GetPropertyListJson` or `GetProjectListJson`, or a bare list of its records. The
 * fields of `data/` are Omnicasa's, so that they only have to be sorted out.
 */
export const readOmnicasa: Adapter = async ({ file, bytes }, { log: problems }) => {
  const log = problems.record(file)
  const value = decodeJsonExport(bytes, log)
  if (value === undefined) return nothing
  const answer = readEnvelope(value)
  if (answer?.result['Success'] === false) {
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
  const isProjects = answer === undefined ? records.some(isProject) : /project/i.test(answer.name)
  const left = new Map<string, number>()
  const known = new Set(Object.keys((isProjects ? projectRecord : propertyRecord).entries))
  const sorted = records.flatMap((record, index) =>
    toRecord(record, known, left, problems.record(file, `#${index + 1}`)),
  )
  return isProjects ? { projects: sorted, left } : { properties: sorted, left }
}

function readEnvelope(value: unknown): Readonly<{ name: string; result: RawRecord }> | undefined {
  if (!isObject(value)) return undefined
  const found = Object.entries(value).find(([name]) => name.endsWith('JsonResult'))
  return found !== undefined && isObject(found[1]) ? { name: found[0], result: found[1] } : undefined
}

function isProject(record: unknown): boolean {
  return isObject(record) && ['Units', 'ProjectNumber', 'PriceMin'].some((field) => field in record)
}

function toRecord(
  value: unknown,
  known: ReadonlySet<string>,
  left: Map<string, number>,
  log: RecordLog,
): RawRecord[] {
  if (!isObject(value)) {
    log.error(undefined, 'not a record', {
      expected: 'an object with fields',
      received: value,
      remedy: 'export the file again, or take it out of the list',
    })
    return []
  }
  const fields = Object.entries(value)
  countLeft(
    left,
    fields.filter(([field, inner]) => !known.has(field) && isFilled(inner)).map(([field]) => field),
  )
  return [Object.fromEntries(fields.filter(([field]) => known.has(field)))]
}
