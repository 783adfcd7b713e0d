import * as v from 'valibot'
import { image } from '../config/image.ts'
import { plainDate } from '../config/plain-date.ts'
import { slug, words } from './localised-meta.ts'

/** Front matter of an article; the facts after `topic` may be in one language alone. */
export const articleSchema = v.object({
  title: words,
  slug,
  description: words,
  topic: words,
  publishedOn: v.optional(plainDate),
  modifiedOn: v.optional(plainDate),
  minutes: v.optional(v.pipe(v.number(), v.minValue(1))),
  image,
  author: v.optional(v.string()),
  numericId: v.optional(v.pipe(v.number(), v.integer())),
})

/** Front matter of a vacancy; the facts after `description` may be in one language alone. */
export const vacancySchema = v.object({
  title: words,
  slug,
  description: words,
  officeId: v.optional(v.string()),
  employment: v.optional(v.picklist(['fullTime', 'partTime', 'internship'])),
  publishedOn: v.optional(plainDate),
  validUntil: v.optional(plainDate),
})

/** Front matter of a legal page. */
export const legalSchema = v.object({ title: words, slug, modifiedOn: v.optional(plainDate) })

/** Front matter of a testimonial; the comment is the text below it. */
export const testimonialSchema = v.object({
  name: words,
  aboutYou: v.nullish(words),
  website: v.nullish(words),
  language: words,
  postedOn: plainDate,
  picture: v.nullish(words),
})
