import { type Locale, type SiteLanguages, standIns } from '#domain/values/locale.ts'
import { isObject } from '#data/file/decode-records.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { RawRecord, RecordGroup } from '#data/record/group-records.ts'
import type { OwnListings } from './load-own.ts'
import { namePictures } from './name-pictures.ts'
import type { OwnKind } from './own-kinds.ts'
import { isWhole, type OwnListing } from './parse-own.ts'

/**
 * Returns the imported records with the agency's own: a field of an own file wins over the import until it is taken away.
 * A listing whose own file cannot be read, or that lacks what no import says, waits.
 */
export function mergeOwn(
  imported: readonly RecordGroup[],
  { listings, refused }: OwnListings,
  kind: OwnKind,
  languages: SiteLanguages,
): readonly RecordGroup[] {
  const groups = new Map(imported.filter(({ id }) => !refused.has(id)).map((group) => [group.id, group]))
  for (const own of listings) {
    const group = groups.get(own.id)
    if (group !== undefined || isWhole(own, kind)) groups.set(own.id, mergeOne(own, group, kind, languages))
  }
  return [...groups.values()].toSorted((one, other) => other.id - one.id)
}

function mergeOne(
  own: OwnListing,
  group: RecordGroup | undefined,
  { permission }: OwnKind,
  languages: SiteLanguages,
): RecordGroup {
  const written = standIns(languages).find((locale) => own.texts.has(locale))
  const locale = group?.locale ?? written ?? languages.languageDefault
  const log = group === undefined ? own.log : createMergedLog(own, group.log)
  const versions = new Map<Locale, RawRecord>(
    group?.translations.map((translation) => [translation.locale, translation.record] as const),
  )
  versions.set(locale, { ...(group?.base ?? { [permission]: 0 }), ...own.facts, ...unitsOf(own, group) })
  for (const [language, texts] of own.texts) versions.set(language, { ...versions.get(language), ...texts })
  return {
    id: own.id,
    locale,
    base: namePictures(versions.get(locale) ?? {}, log),
    translations: [...versions]
      .filter(([language]) => language !== locale)
      .map(([language, record]) => ({ locale: language, record })),
    log,
  }
}

/** Units are completed one by one, so that the price of one can be changed alone. */
function unitsOf({ facts }: OwnListing, group: RecordGroup | undefined): RawRecord {
  const [before, own] = [group?.base['Units'], facts['Units']]
  if (!Array.isArray(before) || !Array.isArray(own)) return {}
  const changes = new Map(own.filter(isObject).map((unit) => [String(unit['ID']), unit]))
  const units = before.map((unit: unknown): unknown => {
    const id = isObject(unit) ? String(unit['ID']) : ''
    const change = changes.get(id)
    changes.delete(id)
    return change === undefined ? unit : { ...Object(unit), ...change }
  })
  return { Units: [...units, ...changes.values()] }
}

/** What is wrong with a field of the own file is told of that file, and the rest of the import. */
function createMergedLog(own: OwnListing, imported: RecordLog): RecordLog {
  const names = new Set([
    ...Object.keys(own.facts),
    ...[...own.texts.values()].flatMap((texts) => Object.keys(texts)),
  ])
  const logOf = (field: string | undefined): RecordLog =>
    names.has(/^\w+/.exec(field ?? '')?.[0] ?? '') ? own.log : imported
  return {
    ...imported,
    warn: (field, message, details) => logOf(field).warn(field, message, details),
    error: (field, message, details) => logOf(field).error(field, message, details),
    fatal: (field, message, details) => logOf(field).fatal(field, message, details),
  }
}
