import * as v from 'valibot'
import { absenceOf, writeAgency } from '../file/data-files.ts'
import type { DataSource } from '../file/data-source.ts'
import { decodeRecords, isObject } from '../file/decode-records.ts'
import type { ProblemLog, RecordLog } from '#data/problems/problem-log.ts'

/** An entry of a configuration list and its log. */
export type ConfigEntry<T> = Readonly<{ value: T; log: RecordLog }>

/**
 * Loads a configuration list. An invalid entry is an error and is left out; a file that is not a list breaks the site,
 * and so does one that is missing and needed.
 */
export async function loadConfigList<S extends v.GenericSchema>(
  source: DataSource,
  file: string,
  entry: S,
): Promise<readonly ConfigEntry<v.InferOutput<S>>[]> {
  const loaded = await source.load(file)
  if (loaded.kind === 'missing' && absenceOf(file) === 'none') return []
  const list = loaded.kind === 'json' ? decodeRecords(loaded.value) : undefined
  if (list === undefined) {
    reportUnusable(source.log.record(file), loaded.kind, 'a list')
    return []
  }
  return parseConfigList(entry, list, file, source.log)
}

/** Returns the valid entries of a list, each with its log; the log names an entry by its id or key, or else by its place. */
export function parseConfigList<S extends v.GenericSchema>(
  entry: S,
  list: readonly unknown[],
  file: string,
  problems: ProblemLog,
): readonly ConfigEntry<v.InferOutput<S>>[] {
  return list.flatMap((value, index) => {
    const log = problems.record(file, entryName(value, index))
    const parsed = parseConfig(entry, value, log)
    return parsed === undefined ? [] : [{ value: parsed, log }]
  })
}

/** Loads a configuration object; undefined when it is invalid, which breaks the site. */
export async function loadConfigObject<S extends v.GenericSchema>(
  source: DataSource,
  file: string,
  shape: S,
): Promise<v.InferOutput<S> | undefined> {
  const loaded = await source.load(file)
  const log = source.log.record(file)
  if (loaded.kind !== 'json') {
    reportUnusable(log, loaded.kind, 'an object')
    return undefined
  }
  return parseConfig(shape, loaded.value, { ...log, error: log.fatal })
}

/** Returns a value of a shape; undefined with one error per invalid field. */
export function parseConfig<S extends v.GenericSchema>(
  shape: S,
  value: unknown,
  log: RecordLog,
): v.InferOutput<S> | undefined {
  const parsed = v.safeParse(shape, value)
  if (parsed.success) return parsed.output
  for (const issue of parsed.issues) {
    log.error(
      v.getDotPath(issue) ?? undefined,
      isMissing(issue) ? 'missing' : 'not what this configuration holds',
      {
        expected: expectedOf(issue),
        received: issue.received,
        remedy: 'compare with docs/records.md',
      },
    )
  }
  return undefined
}

/** Returns what was expected: a schema's own message says more than the library, which has a regular expression. */
export function expectedOf({ message, expected }: v.BaseIssue<unknown>): string | undefined {
  return message.startsWith('Invalid ') ? (expected ?? undefined) : message
}

/** Whether a record lacks a field that it must have: then its name is what was expected. */
function isMissing({ type, input, expected }: v.BaseIssue<unknown>): boolean {
  return input === undefined && type.endsWith('object') && expected?.startsWith('"') === true
}

/** Logs a file without which the site cannot be built. */
export function reportUnusable(log: RecordLog, kind: 'json' | 'missing' | 'broken', expected: string): void {
  const message =
    kind === 'missing'
      ? 'the file is missing'
      : kind === 'broken'
        ? 'the site cannot be built without it'
        : 'not a list'
  const remedy = kind === 'missing' ? writeAgency : 'deliver the file as docs/records.md describes it'
  log.fatal(undefined, message, { expected, remedy })
}

function entryName(value: unknown, index: number): string {
  const named = isObject(value)
    ? [value['id'], value['key'], value['ID'], value['code'], value['original'], value['Name']]
    : []
  const name = named.find((candidate) => typeof candidate === 'string' || typeof candidate === 'number')
  return name === undefined ? `#${index + 1}` : String(name)
}
