import type { PlainDate } from '#domain/values/measure.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Unpublished } from '../property/property-context.ts'
import { type Shown, whyAbsent } from '../shown.ts'
import type { LocalisedDocument } from './load-localised.ts'

/** Documents of the site, and those that are no part of it yet. */
export type ShownDocuments<Document> = Readonly<{
  shown: readonly Document[]
  unpublished: readonly Unpublished[]
}>

type DatedDocument = LocalisedDocument<
  Readonly<{ slug: string }>,
  Readonly<{ status?: 'Published' | 'Draft'; publishedOn: PlainDate }>
>

/**
 * Returns the documents that are published and whose day has come. Of two with one slug the one that was
 * there first is shown, and the other is an error.
 */
export function showDocuments<Document extends DatedDocument>(
  documents: readonly Document[],
  day: Shown,
): ShownDocuments<Document> {
  const unpublished: Unpublished[] = []
  const bySlug = new Map<string, Document>()
  const byDay = documents.toSorted((one, other) =>
    one.facts.publishedOn.localeCompare(other.facts.publishedOn),
  )
  const shown = byDay.filter((document) => {
    const { id, main, facts, files } = document
    const reason = whyAbsent({ status: facts.status, from: facts.publishedOn }, day)
    if (reason !== undefined) {
      unpublished.push({ file: main.log.file, record: id, reason })
      return false
    }
    const slugs = Object.entries(files).map(([locale, { meta }]) => `${locale} ${meta.slug}`)
    const twin = slugs.map((slug) => bySlug.get(slug)).find((other) => other !== undefined)
    if (twin === undefined) for (const slug of slugs) bySlug.set(slug, document)
    else refuseSlug(document, twin)
    return twin === undefined
  })
  return { shown, unpublished }
}

function refuseSlug(document: DatedDocument, twin: DatedDocument): void {
  const shared = Object.entries(document.files).find(
    ([locale, { meta }]) => twin.files[locale as Locale].meta.slug === meta.slug,
  )?.[1]
  const { meta, log } = shared ?? document.main
  log.error('slug', 'a slug that another document has', {
    expected: 'an address of its own',
    received: `${meta.slug}, as in ${twin.id}`,
    remedy: 'write another one',
  })
}
