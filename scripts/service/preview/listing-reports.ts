import { checkCompliance } from '#domain/compliance/check-compliance.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { decodeRecords } from '#data/file/decode-records.ts'
import { loadOwn } from '#data/own/load-own.ts'
import { type OwnKind, ownKinds } from '#data/own/own-kinds.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { groupRecords, type RecordGroup } from '#data/record/group-records.ts'
import { type ListingReport, nameOf, reportListing } from '#editor/listings/report-listing.ts'
import { editorLocales } from '#editor/labels/editor-locale.ts'
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
  locale: (typeof editorLocales)[number],
): Promise<ListingReport> {
  const { languageDefault, languageUse } = site.catalogue.site
  const source = createDataSource(dataDir, createProblemLog())
  const loaded = await source.loadOwn(kind.records)
  const records = loaded.kind === 'json' ? (decodeRecords(loaded.value) ?? []) : []
  const groups = groupRecords(records, languageDefault, kind.records, source.log)
  const { listings, refused } = await loadOwn(source, kind)
  const ids = [...groups.map((group) => group.id), ...listings.map((own) => own.id), ...refused]
  const lists = await loadListingLists(site, source)
  const sections = reportListing(
    kind,
    {
      imported: groups.find((group) => group.id === id),
      problems: site.problems.filter(({ file }) => file === `${kind.folder}/${id}.json`),
      ...judge(site, kind, id),
    },
    { locale, languages: { languageDefault, languageUse }, lists, messages: site.languages(locale).messages },
  )
  return { sections: id === 0 ? [] : sections, known: groups.map(toKnown), next: Math.max(0, ...ids) + 1 }
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
