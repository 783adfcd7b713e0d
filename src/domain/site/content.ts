import type { Locale, Localised } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Picture } from './picture.ts'

/** An article of the blog. */
export type Article = Readonly<{
  /** The same in all languages; the Dutch slug. */
  id: string
  numericId?: number
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

/** A job vacancy. */
export type Vacancy = Readonly<{
  id: string
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
}>

/** A legal page: cookie policy, privacy statement, disclaimer, accessibility statement. */
export type LegalDocument = Readonly<{
  id: 'cookie-policy' | 'privacy-statement' | 'disclaimer' | 'accessibility'
  slug: Localised<string>
  title: Localised<string>
  html: Localised<string>
  modifiedOn: PlainDate
}>
