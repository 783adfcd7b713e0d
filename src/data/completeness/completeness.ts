import type { Locale, SiteLanguages } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { FoundText } from './texts-in.ts'

/** The texts of one record, or of one document. */
export type RecordTexts = Readonly<{
  file: string
  record?: string
  texts: readonly FoundText[]
  /** Where it is a document that is not on the site yet. */
  waiting?: WaitingDocument
}>

/** A document that is no part of the site yet: a draft, or one with a day to come. */
export type WaitingDocument = Readonly<{ file: string; title: string; from?: PlainDate }>

/** A text that a language lacks. */
export type MissingText = Readonly<{ file: string; record?: string; field: string }>

/** How many texts there are in any language, which of them each language of the site lacks, and which documents wait. */
export type Completeness = Readonly<{
  texts: number
  waiting: readonly WaitingDocument[]
  languages: readonly Readonly<{ locale: Locale; missing: readonly MissingText[] }>[]
}>

/** Returns what each language of the site lacks of the texts that another language has. */
export function toCompleteness(
  records: readonly RecordTexts[],
  { languageUse }: SiteLanguages,
): Completeness {
  return {
    texts: records.reduce((sum, { texts }) => sum + texts.length, 0),
    waiting: records.flatMap(({ waiting }) => waiting ?? []),
    languages: languageUse.map((locale) => ({
      locale,
      missing: records.flatMap(({ file, record, texts }) =>
        texts.filter(({ has }) => !has.includes(locale)).map(({ field }) => ({ file, record, field })),
      ),
    })),
  }
}

/** Returns one line per language, and below it what it lacks, a line per record; then the documents that wait. */
export function formatCompleteness({ texts, languages, waiting }: Completeness): string {
  const lacking = languages.flatMap(({ locale, missing }) => {
    if (missing.length === 0) return [`${locale} is complete: ${texts} texts`]
    const places = Map.groupBy(missing, ({ file, record }) => [file, record].filter(Boolean).join(' '))
    return [
      `${locale} lacks ${missing.length} of ${texts} texts:`,
      ...[...places].map(([place, found]) => `  ${place}: ${found.map(({ field }) => field).join(', ')}`),
    ]
  })
  const notYet = waiting.map(
    ({ file, title, from }) => `  ${file}: ${title} (${from === undefined ? 'a draft' : `from ${from}`})`,
  )
  return [...lacking, ...(notYet.length === 0 ? [] : ['not on the site yet:', ...notYet])].join('\n')
}
