import { isLocale, langTags, type Locale } from '#domain/values/locale.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { Finding } from '#domain/compliance/finding.ts'
import { parseAnswer } from '#data/cell/parse-answer.ts'
import type { OwnKind } from '#data/own/own-kinds.ts'
import type { RawRecord, RecordGroup } from '#data/record/group-records.ts'
import type { Field } from '../config/field.ts'
import { labelled } from '#i18n/grammar.ts'
import { sayLaw } from '../labels/law-sentences.ts'
import { refusalOf } from '../say-refusals.ts'
import { type ListingForm, labelOf, listingFields } from './listing-form.ts'
import { reportWords } from './number-words.ts'

/** What stands beside the number of a listing: what the CRM says, and what keeps it from being published. */
export type ListingReport = Readonly<{
  sections: readonly Readonly<{ heading: string; lines: readonly string[] }>[]
  /** The listings of the import, to choose from. */
  known: readonly Readonly<{ id: number; name: string }>[]
  /** The lowest number that no listing has, above all others. */
  next: number
}>

/** What a listing is reported from; `imported` is its record of the import, `findings` what the law asks of it. */
export type ReportedListing = Readonly<{
  imported?: RecordGroup
  problems: readonly Problem[]
  findings: readonly Finding[]
  /** Whether the listing is on the site as the files are now. */
  isShown: boolean
}>

/** Returns the sections of the report, in the language of the form. */
export function reportListing(
  kind: OwnKind,
  { imported, problems, findings, isShown }: ReportedListing,
  form: ListingForm,
): ListingReport['sections'] {
  const words = reportWords[form.locale]
  const [errors, doubts] = [
    findings.filter(({ severity }) => severity === 'error'),
    findings.filter(({ severity }) => severity !== 'error'),
  ]
  const law = (heading: string, found: readonly Finding[]) =>
    found.length === 0 ? [] : [{ heading, lines: found.map((finding) => sayFinding(finding, form)) }]
  return [
    ...(problems.length === 0
      ? []
      : [
          {
            heading: isShown ? words.doubtful : words.waiting,
            lines: problems.map((problem) => sayProblem(problem, form)),
          },
        ]),
    ...law(words.unlawful, errors),
    ...law(words.doubtful, doubts),
    ...(isShown && findings.length === 0 ? [{ heading: words.lawful, lines: [] }] : []),
    imported === undefined
      ? { heading: words.own, lines: [] }
      : { heading: words.imported, lines: sayRecord(imported, listingFields(kind, form), form.locale) },
  ]
}

/** Returns how a listing of the import is called where one is chosen. */
export function nameOf({ base }: Pick<RecordGroup, 'base'>): string {
  const parts = ['Name', 'Street', 'HouseNumber', 'City'].map((field) => base[field])
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ')
}

function sayProblem(problem: Problem, form: ListingForm): string {
  const name = problem.field?.split('.').at(-1)
  const sentence = refusalOf(problem, form.locale)
  return name === undefined ? sentence : labelled(labelOf(name, '', form), sentence, form.locale)
}

function sayFinding(finding: Finding, form: ListingForm): string {
  const name = /^\w+/.exec(finding.field)?.[0] ?? finding.field
  return labelled(labelOf(name, '', form), sayLaw(finding, form.locale), form.locale)
}

function sayRecord({ base, translations, locale }: RecordGroup, fields: readonly Field[], shown: Locale) {
  const spoken = translations.find((translation) => translation.locale === shown)?.record ?? base
  return fields.flatMap((group) =>
    (group.fields ?? []).flatMap((field) => {
      const isText = field.fields?.some(({ name }) => isLocale(name)) ?? false
      const value = sayValue(field, (isText && locale !== shown ? spoken : base)[field.name], shown)
      return value === undefined ? [] : [labelled(field.label, value, shown)]
    }),
  )
}

const longestShown = 80

function sayValue(
  { name, options = [] }: Field,
  value: RawRecord[string],
  locale: Locale,
): string | undefined {
  if (Array.isArray(value)) return value.length === 0 ? undefined : String(value.length)
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  const answer = parseAnswer(value)
  const chosen = options.find((option) => {
    if (typeof option === 'string') return option === value
    return typeof option.value === 'boolean'
      ? answer.kind === 'value' && option.value === (answer.value === 'yes')
      : String(option.value) === String(value)
  })
  if (chosen !== undefined) return typeof chosen === 'string' ? chosen : chosen.label
  if (value === '') return undefined
  if (typeof value === 'number' && name.startsWith('Price'))
    return new Intl.NumberFormat(langTags[locale], {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
    }).format(value)
  const text = String(value)
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}
