import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { locales } from '#domain/values/locale.ts'
import { availabilities, energyLabels } from '#domain/listing/property.ts'

const url = v.pipe(v.string(), v.url())
const day = v.pipe(v.string(), v.isoDate())
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const positive = v.pipe(v.number(), v.minValue(0))

const listing = v.strictObject({
  id: v.pipe(whole, v.description('The same for as long as the listing exists.')),
  reference: v.pipe(v.string(), v.description("The agency's file number.")),
  url: v.pipe(url, v.description('Its page, with all that the law wants an advertisement to say.')),
  goal: v.picklist(['sale', 'rent']),
  availability: v.picklist(availabilities),
  title: v.string(),
  type: v.pipe(v.string(), v.description('Its kind in words.')),
  description: v.optional(
    v.pipe(v.string(), v.description("Absent where the agency has none in the file's language.")),
  ),
  price: v.optional(
    v.strictObject({
      text: v.pipe(v.string(), v.description('As the page shows it; says so when it is on request.')),
      euro: v.optional(
        v.pipe(
          positive,
          v.description('The exact price, of a rent per month; absent for a price "from" or an annuity.'),
        ),
      ),
    }),
  ),
  address: v.pipe(
    v.strictObject({
      street: v.optional(v.string()),
      houseNumber: v.optional(v.string()),
      box: v.optional(v.string()),
      zip: v.optional(v.string()),
      town: v.string(),
      country: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^[A-Z]{2}$/),
          v.description('ISO 3166-1, two letters; absent if unknown.'),
        ),
      ),
    }),
    v.description('Without a street where it is hidden.'),
  ),
  bedrooms: v.optional(whole),
  livingSquareMetres: v.optional(positive),
  plotSquareMetres: v.optional(positive),
  energyLabel: v.optional(v.picklist(energyLabels)),
  energyKwhPerSquareMetreYear: v.optional(positive),
  energyCertificate: v.optional(v.string()),
  pictures: v.array(url),
  publishedOn: v.optional(day),
  changedOn: v.optional(day),
})

/** The shape of a public file of listings. */
export const listingFileSchema = v.strictObject({
  $schema: url,
  agency: v.string(),
  language: v.picklist(locales),
  listings: v.array(listing),
})

/** A public file of listings. */
export type ListingFile = v.InferOutput<typeof listingFileSchema>

/** Returns that shape as JSON Schema, for those who read the file. */
export function listingJsonSchema(): object {
  return toJsonSchema(listingFileSchema)
}
