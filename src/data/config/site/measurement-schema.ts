import * as v from 'valibot'

/** An identifier, or an empty field: then nothing of its service is loaded. */
const id = (pattern: RegExp, example: string) =>
  v.nullish(
    v.pipe(v.string(), v.trim(), v.regex(new RegExp(`^(?:${pattern.source})?$`), `such as ${example}`)),
  )

/** Of the agency's own machine too: that is how it is tried out. */
const origin = v.pipe(
  v.string(),
  v.regex(/^(?:https:\/\/[\w.-]+|http:\/\/localhost)(?::\d+)?$/, 'such as https://tags.kouterenkaai.example'),
)

/** The shape of `site_info` of `site.json`: who measures, once a visitor allows it. */
export const measurementSchema = v.optional(
  v.object({
    siteGoogleAnalyticsID: id(/G-[A-Z\d]+/, 'G-8R3TQ1ZP'),
    siteGoogleAdsID: id(/AW-\d+/, 'AW-10472216'),
    siteGoogleTagManager: id(/GTM-[A-Z\d]+/, 'GTM-K2B7X9'),
    siteFacebookPixel: id(/\d+/, '204718369512'),
    scriptOrigins: v.optional(v.strictObject({ google: v.optional(origin), meta: v.optional(origin) }), {}),
  }),
  {},
)

/** The shape of `reviews.widget` of `site.json`. */
export const reviewWidgetSchema = v.strictObject({
  script: v.pipe(
    v.string(),
    v.url(),
    v.regex(/^(?:https:\/\/|http:\/\/localhost[:/])/, 'an address over https'),
  ),
  attributes: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^(?:class|data-[a-z\d-]+)$/, 'class or data-…')), v.string()),
    {},
  ),
  hosts: v.optional(v.array(origin), []),
})

/** `site_info` as it was read. */
export type MeasurementRecord = v.InferOutput<typeof measurementSchema>
