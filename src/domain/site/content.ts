import type { Locale, Localised } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Picture } from './picture.ts'

/** An article of the blog; `languageIn` is the language in which it is read in each: its own, where it is not translated. */
export type Article = Readonly<{
  /** The same in all languages; the Dutch slug. */
  id: string
  numericId?: number
  languageIn: Localised<Locale>
  slug: Localised<string>
  title: Localised<string>
  description: Localised<string>
  /** Rendered HTML. */
  html: Localised<string>
  topic: Localised<string>
  publishedOn: PlainDate
  modifiedOn?: PlainDate
  minutes: number
  image?: Picture
  authorId?: string
}>

/** A job vacancy; `languageIn` as of an article. */
export type Vacancy = Readonly<{
  id: string
  languageIn: Localised<Locale>
  slug: Localised<string>
  title: Localised<string>
  description: Localised<string>
  html: Localised<string>
  officeId: string
  employment: 'fullTime' | 'partTime' | 'internship'
  publishedOn: PlainDate
  validUntil?: PlainDate
}>

/** What somebody wrote about the agency, once the agency released it. */
export type Testimonial = Readonly<{
  /** Name of its file: `2026-11-24-1183`. */
  id: string
  name: string
  /** Who that is, in their own words: `sold a house in Stekene`. */
  aboutYou?: string
  /** An http or https address. */
  website?: string
  /** Plain text; a blank line parts paragraphs. */
  comment: string
  /** The language in which it was written. */
  locale: Locale
  postedOn: PlainDate
  picture?: Picture
  /** Whom of the team it names. */
  personId?: string
}>

/** The legal pages of a site. */
export const legalIds = ['cookie-policy', 'privacy-statement', 'disclaimer', 'accessibility'] as const

/** A legal page. */
export type LegalDocument = Readonly<{
  id: (typeof legalIds)[number]
  slug: Localised<string>
  title: Localised<string>
  html: Localised<string>
  modifiedOn: PlainDate
}>
