import { isOnOffer } from '#domain/listing/availability.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Document } from '#domain/listing/document.ts'
import type { Property } from '#domain/listing/property.ts'
import { formatBytes } from '#i18n/formats/format-bytes.ts'
import type { Page } from '#views/kit/page.ts'
import { formPath } from '#views/forms/form-link.ts'
import type { LinkRow } from './link-rows.ts'
import { type TextView, viewText } from '#views/kit/text.ts'

/**
 * Returns the documents of a listing; one without an address is available on request while the listing is on offer.
 * @param query names the listing to the form: `property=2417`
 */
export function viewDocuments(
  page: Page,
  { availability, documents }: Pick<Property | Project, 'availability' | 'documents'>,
  query: string,
): readonly LinkRow[] {
  const { context, locale, t } = page
  const form = formPath(context, 'request-documents', locale)
  const given = documents.filter(({ url }) => isOnOffer(availability) || url !== undefined)
  return given.flatMap((document): LinkRow[] => {
    const name = documentName(document, page)
    if (name === undefined) return []
    const { url } = document
    const isExternal = url?.startsWith('http') ?? false
    return [
      {
        words: name.text,
        lang: name.lang,
        href: url,
        note: url === undefined ? t('property.documents.onRequest') : fileNote(document, locale),
        noteHref: url === undefined && form !== undefined ? `${form}?${query}` : undefined,
        isExternal,
      },
    ]
  })
}

/** Returns the record's name in the page's language, or else the site's name for papers of that kind. */
function documentName({ name, kind }: Document, page: Page): TextView | undefined {
  const { locale, t } = page
  if (name[locale] !== undefined || kind === undefined) return viewText(name, page)
  return { text: t(`labels.document.${kind}`) }
}

/** Returns type and size of a file: `PDF, 0,4 MB`. */
function fileNote({ mimeType, bytes }: Document, locale: Locale): string | undefined {
  const kind = mimeType?.split('/').at(-1)?.toUpperCase()
  const size = bytes === undefined ? undefined : formatBytes(bytes, locale)
  const parts = [kind, size].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : parts.join(', ')
}
