import type { DataSource } from '#data/file/data-source.ts'
import { decodeRecords, isObject } from '#data/file/decode-records.ts'
import type { ProblemLog, RecordLog } from '#data/problems/problem-log.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import { recordFiles } from '../accept-records.ts'
import { type Adapter, nothing } from '../adapter.ts'
import { decodeJsonExport } from '../decode-export.ts'
import { isFilled } from '../left-fields.ts'
import { loadMapping, withLanguages } from '../import-mapping.ts'
import { mapListings } from '../map-listings.ts'
import { refuseUnread, unreadWithin } from '../refuse-unread.ts'
import { whiseFields } from './whise-fields.ts'
import { mapProjects, sortEstates } from './whise-projects.ts'
import { settleState } from './whise-state.ts'
import { toValues, type WhiseValues } from './whise-values.ts'
import { isPublicity, keptBackBy } from './whise-publicity.ts'
import { wordOf } from './word-of.ts'

/** Reads the answer of Whise's `estates/list`, or several of its pages joined in one list. */
export const readWhise: Adapter = async ({ file, bytes }, source) => {
  const log = source.log.record(file)
  const estates = readPages(decodeJsonExport(bytes, log), log)
  if (estates === undefined) return nothing
  const own = await loadMapping(source, 'whise')
  // An estate that is withdrawn stays so, whatever the agency's own rules say of other fields.
  const named = await withLanguages([...(own?.fields ?? []), ...whiseFields], source)
  const rules = [{ from: 'withdrawn', to: 'Status' }, ...named]
  const read = estates.flatMap((estate, index) => readEstate(estate, `#${index + 1}`, file, source.log))
  const sorted = sortEstates(read, file, source.log)
  const found = mapListings(sorted.listings, rules, file, source.log)
  if (sorted.projects.length === 0) {
    await warnOfProjects(source, log)
    return found
  }
  const { projects, left } = mapProjects(sorted, rules, file, source.log)
  return { ...found, projects, left: new Map([...found.left, ...left]) }
}

function readEstate(
  estate: unknown,
  place: string,
  file: string,
  problems: ProblemLog,
): readonly WhiseValues[] {
  if (!isObject(estate)) {
    problems.record(file, place).error(undefined, 'not a listing', {
      expected: 'an object with fields',
      received: estate,
      remedy: 'export the file again',
    })
    return []
  }
  const log = problems.record(file, wordOf(estate['id']) || place)
  const values = toValues(estate, log)
  settleState(values, log)
  const field = keptBackBy(Object.fromEntries(Object.entries(estate).filter(([, value]) => isFilled(value))))
  if (field !== undefined) {
    values.set('withdrawn', 0)
    log.warn(field, 'not for the public; the listing stays off the site', {
      expected: 'an estate that is online',
      received: estate[field],
      remedy: 'nothing, if that is right; else correct it in Whise',
    })
  }
  for (const name of [...values.keys()].filter(isPublicity)) values.delete(name)
  return [values]
}

const looksLikeEstate = {
  reference: 'id',
  fields: new Set([
    'category',
    'subcategory',
    'purpose',
    'purposestatus',
    'displaystatusid',
    'displayaddress',
    'displayprice',
    'price',
  ]),
  least: 2,
}

type Page = RawRecord & Readonly<{ estates: readonly unknown[] }>

function isPage(value: unknown): value is Page {
  return isObject(value) && Array.isArray(value['estates'])
}

/** Returns all estates of an answer; undefined with a fatal problem when they are not all there. */
function readPages(value: unknown, log: RecordLog): readonly unknown[] | undefined {
  if (value === undefined || isRefused(value, log)) return undefined
  const pages = Array.isArray(value) && value.every(isPage) ? value : [value]
  if (!pages.every(isPage)) {
    log.fatal('estates', 'no list of estates', {
      expected: 'the answer of estates/list: { "estates": [ … ], "totalCount": 12 }',
      received: value,
      remedy: 'export the file again; it may be an error message of the CRM',
    })
    return undefined
  }
  for (const page of pages) {
    const errors = page['validationErrors']
    if (Array.isArray(errors) && errors.length > 0)
      log.warn('validationErrors', 'the CRM did not understand a part of the request', {
        expected: 'no errors',
        received: errors,
        remedy: 'check that all estates are there, or correct the request',
      })
  }
  const estates = pages.flatMap(({ estates: list }) => list)
  if (refuseUnread(unreadWithin(value, estates, looksLikeEstate), 'estates', log)) return undefined
  const total = Math.max(...pages.map((page) => Number(page['totalCount'] ?? 0)))
  if (!(total > estates.length)) return estates
  log.fatal('totalCount', 'not all estates are in the file', {
    expected: `${total} estates`,
    received: estates.length,
    remedy: 'export all pages, and join their answers in one list',
  })
  return undefined
}

/** Whether Whise refused to answer, for one page or all. */
function isRefused(value: unknown, log: RecordLog): boolean {
  const page = [value].flat().find((each) => isObject(each) && wordOf(each['isValidRequest']) === 'false')
  if (!isObject(page)) return false
  log.fatal('isValidRequest', 'the CRM refused the request', {
    expected: 'true',
    received: page['validationErrors'],
    remedy: 'correct what the message names, and export again',
  })
  return true
}

/** Projects that are there may be others than Whise's, or may have been withdrawn. */
async function warnOfProjects(source: DataSource, log: RecordLog): Promise<void> {
  const there = await source.loadOwn(recordFiles.projects)
  const count = there.kind === 'json' ? (decodeRecords(there.value) ?? []).length : 0
  if (count === 0) return
  log.warn('canHaveChildren', 'no projects in the answer; those that are there stay on the site', {
    expected: `the projects of ${recordFiles.projects}`,
    received: 'none',
    remedy: `take projects that are no longer for sale out of ${recordFiles.projects}`,
  })
}
