import * as v from 'valibot'
import { httpsOnly } from '#domain/site/site-config.ts'
import { locales } from '#domain/values/locale.ts'
import { optionalStatus } from '#data/config/choice.ts'
import { image } from '#data/config/image.ts'
import { period } from '#data/config/plain-date.ts'
import { mapSchema } from './map-schema.ts'
import { monthSchema } from './month-schema.ts'
import { measurementSchema, reviewWidgetSchema } from './measurement-schema.ts'
import { streetViewSchema } from './street-view-schema.ts'
import { indexNowSchema } from './index-now-schema.ts'
import { severitiesSchema } from './compliance.ts'
import { editorSchema } from './editor-schema.ts'
import { flag, text } from '#data/config/text.ts'

const link = v.object({ label: text, link: v.string() })

const company = v.object({
  name: v.string(),
  legalName: v.string(),
  street: v.string(),
  zip: v.string(),
  town: v.string(),
  country: text,
  phone: v.string(),
  email: v.string(),
  enterpriseNumber: v.string(),
  vatNumber: v.string(),
  court: v.optional(text),
  professionalTitle: text,
  bivNumber: v.string(),
  supervisor: v.object({ name: text, address: text, url: text }),
  insurer: v.string(),
  policyNumber: v.string(),
  thirdPartyAccount: v.optional(v.string()),
  codeOfConductUrl: v.string(),
})

const ownPath = v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+$/, 'a path such as /forms'))

/** Where pages post to: a path of this site, such as `/forms`, or an address with the same contract. */
const endpoint = v.union([ownPath, v.pipe(v.string(), v.url())])

/** The shape of `site.json`. */
export const siteSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  baseUrl: v.pipe(v.string(), v.url()),
  site_info: measurementSchema,
  language: v.object({
    languageDefault: v.picklist(locales),
    languageUse: v.array(v.object({ code: v.picklist(locales), use: flag })),
  }),
  popup: v.nullish(
    v.object({
      isPublished: flag,
      ...period,
      title: v.nullish(text),
      text: v.nullish(text),
      image,
      link: v.nullish(v.string()),
      linkLabel: v.nullish(text),
      formAction: v.nullish(v.string()),
      delaySeconds: v.nullish(v.pipe(v.number(), v.minValue(0))),
    }),
  ),
  header: v.optional(
    v.object({
      appBar: v.optional(
        v.array(
          v.object({
            ...link.entries,
            icon: v.nullish(v.string()),
            color: v.nullish(v.string()),
            status: optionalStatus,
            ...period,
          }),
        ),
        [],
      ),
      propertySearch: v.nullish(v.array(v.pipe(v.number(), v.integer()))),
    }),
    {},
  ),
  footer: v.optional(
    v.object({
      columns: v.optional(
        v.array(
          v.object({
            kind: v.picklist(['offices', 'links', 'review', 'text']),
            title: text,
            intro: v.nullish(text),
            text: v.nullish(text),
            images: v.nullish(v.array(image)),
            links: v.optional(v.array(link), []),
          }),
        ),
        [],
      ),
    }),
    {},
  ),
  claims: v.optional(v.array(v.object({ figure: text, label: text })), []),
  tagline: text,
  welcome: v.nullish(text),
  social: v.optional(v.array(v.object({ name: v.string(), url: v.string() })), []),
  reviews: v.nullish(
    v.object({
      url: v.string(),
      score: v.optional(v.number()),
      count: v.optional(v.number()),
      sample: v.nullish(text),
      sampleBy: v.nullish(text),
      widget: v.nullish(reviewWidgetSchema),
    }),
  ),
  monthCosts: v.nullish(monthSchema),
  pictureHosts: v.optional(v.array(v.string()), []),
  map: v.nullish(mapSchema),
  streetView: v.nullish(streetViewSchema),
  projectCategoryFirst: v.optional(v.pipe(v.number(), v.integer()), 2),
  keepSoldMonths: v.optional(v.pipe(v.number(), v.minValue(0)), 12),
  newForDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 7),
  earlyAccessHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(168)), 0),
  keepRequestMonths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)), 12),
  keepConsentMonths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 6),
  keepGoneMonths: v.optional(v.pipe(v.number(), v.minValue(0)), 24),
  showSoldPrices: flag,
  isDemo: flag,
  offline: flag,
  formsEndpoint: v.nullish(endpoint),
  errorReports: v.nullish(ownPath),
  httpsOnly: v.optional(v.picklist(httpsOnly), 'host'),
  compliance: severitiesSchema,
  editor: v.nullish(editorSchema),
  indexNow: v.nullish(indexNowSchema),
  publicListings: flag,
  company,
})

export type SiteRecord = v.InferOutput<typeof siteSchema>
