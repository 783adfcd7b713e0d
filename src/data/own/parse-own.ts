import * as v from 'valibot'
import { isLocale, type Locale } from '#domain/values/locale.ts'
import { isObject } from '#data/file/decode-records.ts'
import { withoutEmpty } from '#data/file/without-empty.ts'
import { expectedOf } from '#data/config/parse-config.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { RawRecord } from '#data/record/group-records.ts'
import type { OwnKind } from './own-kinds.ts'

/** A listing of a file of its own, in the fields of an imported record: the facts, and the texts of each language. */
export type OwnListing = Readonly<{
  id: number
  facts: RawRecord
  texts: ReadonlyMap<Locale, RawRecord>
  log: RecordLog
}>

/**
 * Returns the listing of a file; undefined with one error per field that it cannot have.
 * @param name of the file, without its ending: the ID of its listing
 */
export function parseOwn(
  { schema }: OwnKind,
  value: unknown,
  name: string,
  log: RecordLog,
): OwnListing | undefined {
  const filled = withoutEmpty(value)
  const parsed = v.safeParse(schema, filled)
  if (!parsed.success) {
    for (const issue of parsed.issues) reportIssue(issue, log)
    return undefined
  }
  const { ID: id, ...groups } = parsed.output
  if (String(id) === name) return { id, ...flatten(groups), log }
  log.error('ID', 'not the name of its file', {
    expected: `${name}, or a file ${id}.json`,
    received: id,
    remedy: 'give every listing a number of its own, and its file that name',
  })
  return undefined
}

/** Whether a listing that no import knows says enough to be published; logs an error for each field that it lacks. */
export function isWhole({ facts, log }: OwnListing, { needed }: OwnKind): boolean {
  const missing = needed.filter((field) => facts[field] === undefined)
  for (const field of missing)
    log.error(field, 'missing, and no import says it', {
      expected: 'a choice, since this listing is the agency’s own',
      remedy: 'choose it in the form of the listing',
    })
  return missing.length === 0
}

function reportIssue(issue: v.BaseIssue<unknown>, log: RecordLog): void {
  const isUnknown = issue.expected === 'never'
  log.error(
    v.getDotPath(issue) ?? undefined,
    isUnknown ? 'no field of this file' : 'not a value of this field',
    {
      expected: isUnknown ? 'a field of docs/records.md' : (expectedOf(issue) ?? 'see docs/records.md'),
      received: issue.input,
      remedy: isUnknown ? 'take it out, or correct its name and group' : 'correct it',
    },
  )
}

/** Takes the fields out of their groups; a text that is there per language goes to the record of each language. */
function flatten(groups: RawRecord): Pick<OwnListing, 'facts' | 'texts'> {
  const facts: Record<string, unknown> = {}
  const texts = new Map<Locale, RawRecord>()
  for (const [field, value] of Object.values(groups)
    .filter(isObject)
    .flatMap((group) => Object.entries(group))) {
    if (!isText(value)) facts[field] = value
    else
      for (const [locale, text] of Object.entries(value))
        if (isLocale(locale)) texts.set(locale, { ...texts.get(locale), [field]: text })
  }
  return { facts, texts }
}

function isText(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && Object.keys(value).every(isLocale)
}
