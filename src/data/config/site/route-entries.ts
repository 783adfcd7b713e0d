import * as v from 'valibot'
import type { OwnPages, RouteEntry } from '#domain/site/route-entry.ts'
import type { DataSource } from '#data/file/data-source.ts'
import { loadConfigList, loadConfigObject } from '#data/config/parse-config.ts'
import { text, toTranslations } from '#data/config/text.ts'

const translations = v.pipe(
  text,
  v.transform((value) => toTranslations(value)),
)
const paths = v.pipe(
  translations,
  v.transform((found) =>
    Object.fromEntries(
      Object.entries(found).map(([locale, path]) => [locale, path.replace(/^\/+|\/+$/g, '')]),
    ),
  ),
)
const words = { path: paths, breadcrumb: translations }

const entry = v.variant('type', [
  v.object({
    type: v.literal('feedback'),
    original: v.string(),
    form: v.string(),
    eachOffice: v.optional(v.literal(true)),
    ...words,
  }),
  v.object({ type: v.literal('login'), original: v.string(), ...words }),
  v.object({ type: v.literal('form'), original: v.string(), form: v.string(), ...words }),
  v.object({
    type: v.literal('prefix'),
    kind: v.picklist(['project', 'unit', 'article', 'vacancy', 'person']),
    ...words,
  }),
])

const ownPages = v.record(v.string(), v.object({ original: v.string(), path: paths, label: translations }))

/** Loads paths and labels of the pages that belong to no record. */
export async function loadOwnPages(source: DataSource): Promise<OwnPages> {
  return (await loadConfigObject(source, 'pages.json', ownPages)) ?? {}
}

/** Loads the fixed routes that belong to no record. */
export async function loadRouteEntries(source: DataSource): Promise<readonly RouteEntry[]> {
  const entries = await loadConfigList(source, 'routes.json', entry)
  return entries.map(({ value }) => value)
}
