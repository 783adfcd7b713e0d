import type { Section } from '#domain/site/section.ts'
import type { Goal } from '#domain/listing/property.ts'
import { fold } from '#text/fold.ts'
import type { RawRecord } from '../record/group-records.ts'

/** A section and the record field that selects its records; by goal when there is no such field. */
export type SectionRule = Readonly<{ section: Section; match?: Readonly<{ field: string; value: string }> }>

/**
 * Returns the keys of the sections of a record, the canonical one first: sale or rent before offices.
 * A discreet listing is in its discreet section alone.
 */
export function toSections(record: RawRecord, goal: Goal, rules: readonly SectionRule[]): readonly string[] {
  const matching = rules.filter((rule) => isMatch(rule, record, goal)).map((rule) => rule.section)
  const discreet = matching.find((section) => section.kind === 'discreet')
  if (discreet !== undefined) return [discreet.key]
  const isCanonical = (section: Section): boolean => section.kind === goal
  return [...matching.filter(isCanonical), ...matching.filter((section) => !isCanonical(section))].map(
    (section) => section.key,
  )
}

function isMatch({ section, match }: SectionRule, record: RawRecord, goal: Goal): boolean {
  if (section.kind === 'projects') return false
  if ((section.kind === 'sale' || section.kind === 'rent') && section.kind !== goal) return false
  if (match === undefined) return section.kind === goal
  const value = record[match.field]
  const text =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : undefined
  return text !== undefined && fold(text) === fold(match.value)
}
