import * as v from 'valibot'
import { locales } from '#domain/values/locale.ts'
import { status } from '../config/choice.ts'
import { image } from '../config/image.ts'
import { plainDate } from '../config/plain-date.ts'

/** What a slug is, as a regular expression. */
export const slugPattern = '^[a-z0-9]+(?:-[a-z0-9]+)*$'
/** A slug: words in lower case ASCII, joined by hyphens. */
export const slug = v.pipe(
  v.string(),
  v.regex(new RegExp(slugPattern), 'small letters, digits and hyphens: solar-panels'),
)
/** A non-empty text. */
export const words = v.pipe(v.string(), v.trim(), v.nonEmpty())

/**
 * Front matter of a document with a file per language: its texts stand in each file, its facts in one of them, which is the
 * one of the default language where the editor writes it.
 */
export type DocumentSchema = Readonly<{
  texts: v.GenericSchema<unknown, object>
  facts: v.GenericSchema<unknown, object>
}>

/** Front matter of an article. */
export const articleSchema = {
  texts: v.object({ title: words, slug, description: words, topic: words }),
  facts: v.object({
    status: v.optional(status),
    publishedOn: plainDate,
    modifiedOn: v.optional(plainDate),
    image,
    author: v.optional(v.string()),
    numericId: v.optional(v.pipe(v.number(), v.integer())),
  }),
}

/** Front matter of a vacancy. */
export const vacancySchema = {
  texts: v.object({ title: words, slug, description: words }),
  facts: v.object({
    status: v.optional(status),
    publishedOn: plainDate,
    validUntil: v.optional(plainDate),
    officeId: v.optional(v.string()),
    employment: v.optional(v.picklist(['fullTime', 'partTime', 'internship'])),
  }),
}

/** Front matter of a legal page. */
export const legalSchema = {
  texts: v.object({ title: words, slug }),
  facts: v.object({ modifiedOn: plainDate }),
}

/** Front matter of the text of a menu page: there is none. */
export const pageSchema = { texts: v.object({}), facts: v.object({}) }

/** Front matter of a testimonial; the comment is the text below it. */
export const testimonialSchema = v.object({
  name: words,
  aboutYou: v.nullish(words),
  website: v.nullish(words),
  language: v.picklist(locales),
  postedOn: plainDate,
  picture: v.nullish(words),
  personId: v.nullish(words),
})
