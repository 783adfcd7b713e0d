import * as v from 'valibot'

/** An identifier; empty when the service is not used. */
const id = (pattern: RegExp, example: string) =>
  v.nullish(
    v.pipe(v.string(), v.trim(), v.regex(new RegExp(`^(?:${pattern.source})?$`), `such as ${example}`)),
  )

/** Localhost included, for trying the service out. */
const origin = v.pipe(
  v.string(),
  v.regex(/^(?:https:\/\/[\w.-]+|http:\/\/localhost)(?::\d+)?$/, 'such as https://tags.kouterenkaai.example'),
)

/** The shape of `site_info` in `site.json`: the measurement services, used only with consent. */
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

/** The shape of `reviews.widget` in `site.json`. */
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

export type MeasurementRecord = v.InferOutput<typeof measurementSchema>
