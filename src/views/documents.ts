import type { Locale } from '#domain/locale.ts'
import type { Document } from '#domain/property.ts'
import { formatBytes } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { LinkRow } from './link-rows.ts'
import { viewText } from './text.ts'

/** Returns the documents of a listing; one without an address is given on request. */
export function viewDocuments(
  documents: readonly Document[],
  locale: Locale,
  t: Translate,
): readonly LinkRow[] {
  return documents.flatMap((document): LinkRow[] => {
    const name = viewText(document.name, locale)
    if (name === undefined) return []
    const { url } = document
    const isExternal = url?.startsWith('http') ?? false
    return [
      {
        words: name.text,
        lang: name.lang,
        href: url,
        note: url === undefined ? t('property.documents.onRequest') : fileNote(document, locale),
        isExternal,
      },
    ]
  })
}

/** Returns what is behind a link: `PDF, 0,4 MB`. */
function fileNote({ mimeType, bytes }: Document, locale: Locale): string | undefined {
  const kind = mimeType?.split('/').at(-1)?.toUpperCase()
  const size = bytes === undefined ? undefined : formatBytes(bytes, locale)
  const parts = [kind, size].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : parts.join(', ')
}

/** Returns the links to videos and tours; all of them open on the platform, which the page itself never calls. */
export function viewMedia(
  media: Readonly<{ videos: readonly string[]; virtualTour?: string; interactiveDescription?: string }>,
  t: Translate,
): readonly LinkRow[] {
  const toRow = (words: string, url: string | undefined): LinkRow[] => {
    const host = url === undefined ? undefined : URL.parse(url)?.hostname.replace(/^www\./, '')
    if (url === undefined || host === undefined) return []
    return [{ words, href: url, note: t('property.media.opensOn', { host }), isExternal: true }]
  }
  return [
    ...media.videos.flatMap((url) => toRow(t('property.media.video'), url)),
    ...toRow(t('property.media.tour'), media.virtualTour),
    ...toRow(t('property.media.interactive'), media.interactiveDescription),
  ]
}
