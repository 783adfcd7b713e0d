import * as v from 'valibot'
import { mapLocales } from '#domain/values/locale.ts'
import { plainDate } from '#data/config/plain-date.ts'
import { pictureName } from '#data/config/image.ts'

/** One line or more of text. */
export const line = v.optional(v.string())
/** A number that is not below 0: euro, m², kWh. */
export const amount = v.optional(v.pipe(v.number(), v.minValue(0)))
/** A number that may be below 0: a degree, an energy score. */
export const measure = v.optional(v.number())
/** Per cent of a drawing's width or height. */
export const percent = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)))
export const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
/** A storey: below 0 it is a basement. */
export const storey = v.optional(v.pipe(v.number(), v.integer()))
export const yesNo = v.optional(v.boolean())
/** `2026-11-28` */
export const day = v.optional(plainDate)
/** `2026-11-28 10:00` */
export const moment = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(?::\d{2})?$/, 'a day and an hour: 2026-11-28 10:00'),
  ),
)
/** A text per language. */
export const texts = v.optional(v.strictObject(mapLocales(() => v.optional(v.string()))))
/** The ID of a record: a whole number above 0. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1))
/** A picture below `pictures/`, or at one of the site's picture hosts. */
export const picture = v.optional(pictureName)

/** One of a few values, which the form offers in words. */
export function choice<const Values extends readonly (string | number)[]>(values: Values) {
  return v.optional(v.picklist(values))
}

/** Fields that people think of together; the form shows them below one heading. */
export function group<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.optional(v.strictObject(entries))
}

/** A list whose entries have these fields. */
export function listOf<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.optional(v.array(v.strictObject(entries)))
}

/** Pictures by file. */
export const pictureNames = v.optional(v.array(pictureName))

/** Pictures in their order, and what each of them shows, by language. */
export const pictures = group({
  PictureItems: pictureNames,
  PictureTexts: listOf({ Url: pictureName, ...mapLocales(() => v.optional(v.string())) }),
})

/** Files about a listing; one without an address is given on request. */
export const documents = listOf({ Name: v.string(), Url: line })

/** What every address says, except whether it may be told. */
export const address = { Street: line, HouseNumber: line, BoxNr: line, Zip: line, City: line } as const

/** Who answers for a listing, and where it lies on the map: latitude, longitude. */
export const agency = { OfficeID: line, ManagerID: line, GoogleX: measure, GoogleY: measure } as const
