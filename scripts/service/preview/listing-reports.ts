import { checkCompliance } from '#domain/compliance/check-compliance.ts'
import type { Locale } from '#domain/values/locale.ts'
import { createDataSource, type DataSource } from '#data/file/data-source.ts'
import { decodeRecords } from '#data/file/decode-records.ts'
import { loadOwn } from '#data/own/load-own.ts'
import { type OwnKind, ownKinds } from '#data/own/own-kinds.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { groupRecords, type RecordGroup } from '#data/record/group-records.ts'
import { type ListingReport, nameOf, reportListing } from '#editor/listings/report-listing.ts'
import { fieldNames } from '#editor/config/field-names.ts'
import { type EditorLocale, editorLocales } from '#editor/labels/editor-locale.ts'
import { type ListingForm, listingFields } from '#editor/listings/listing-form.ts'
import type { FieldNames } from '#editor/say-refusals.ts'
import { loadListingLists } from '#scripts/build/files/listing-lists.ts'
import type { PreviewFile } from '#service/preview/preview-route.ts'
import type { Site } from '#site'
import { shownDuties } from '#views/property/shown-duties.ts'

/**
 * Answers `/reports/nl/homes/2590`: what the import says of a listing, and what keeps it from being published, as the files
 * are now; undefined for any other path.
 */
export async function reportAt(site: Site, dataDir: string, path: string): Promise<PreviewFile | undefined> {
  const [, language = '', folder, id] = /^\/reports\/(\w+)\/([\w-]+)\/(\d+)$/.exec(path) ?? []
  const kind = ownKinds.find((each) => each.folder === folder)
  if (kind === undefined) return undefined
  const locale = editorLocales.find((each) => each === language) ?? 'nl'
  const report = await makeReport(site, dataDir, kind, Number(id), locale)
  return {
    status: 200,
    bytes: new TextEncoder().encode(JSON.stringify(report)),
    type: 'application/json; charset=utf-8',
  }
}

async function makeReport(
  site: Site,
  dataDir: string,
  kind: OwnKind,
  id: number,
  locale: EditorLocale,
): Promise<ListingReport> {
  const { languageDefault } = site.catalogue.site
  const source = createDataSource(dataDir, createProblemLog())
  const loaded = await source.loadOwn(kind.records)
  const records = loaded.kind === 'json' ? (decodeRecords(loaded.value) ?? []) : []
  const groups = groupRecords(records, languageDefault, kind.records, source.log)
  const { listings, refused } = await loadOwn(source, kind)
  const ids = [...groups.map((group) => group.id), ...listings.map((own) => own.id), ...refused]
  const sections = reportListing(
    kind,
    {
      imported: groups.find((group) => group.id === id),
      problems: site.problems.filter(({ file }) => file === `${kind.folder}/${id}.json`),
      ...judge(site, kind, id),
    },
    await formOf(site, source, locale),
  )
  return { sections: id === 0 ? [] : sections, known: groups.map(toKnown), next: Math.max(0, ...ids) + 1 }
}

/** Returns what the forms of listings call their fields, in a language that the editor has. */
export async function listingFieldNames(site: Site, dataDir: string, locale: Locale): Promise<FieldNames> {
  const source = createDataSource(dataDir, createProblemLog())
  const form = await formOf(site, source, editorLocales.find((each) => each === locale) ?? 'nl')
  return fieldNames(ownKinds.flatMap((kind) => listingFields(kind, form)))
}

async function formOf(site: Site, source: DataSource, locale: EditorLocale): Promise<ListingForm> {
  const { languageDefault, languageUse } = site.catalogue.site
  const lists = await loadListingLists(site, source)
  const { messages } = site.languages(locale)
  return { locale, languages: { languageDefault, languageUse }, lists, messages }
}

function toKnown(group: RecordGroup): ListingReport['known'][number] {
  return { id: group.id, name: nameOf(group) }
}

/** Returns what the law asks of one listing, and whether the site shows it. */
function judge(site: Site, { folder }: OwnKind, id: number) {
  const properties = site.catalogue.properties.filter((one) => folder === 'homes' && one.id === id)
  const projects = site.catalogue.projects.filter((one) => folder !== 'homes' && one.id === id)
  const report = checkCompliance({
    ...site,
    catalogue: { ...site.catalogue, properties, projects },
    shownOf: (property) => shownDuties(site, property),
  })
  const found = [...report.listings, ...report.projects, ...report.units]
  return {
    isShown: properties.length + projects.length > 0,
    findings: found.flatMap(({ findings }) => findings),
  }
}
