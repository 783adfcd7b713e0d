import type { PaperKind } from '#domain/owners/owner-document.ts'
import type { Locale, SpokenText } from '#domain/values/locale.ts'
import type { MessageKey } from '#i18n/message-key.ts'
import { messagesOf } from '#i18n/messages.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import type { SpokenView } from '#ui/portal/kit/Spoken.tsx'

/** What a paper is called: as in the list of documents on the page of a home, where that has it. */
export const paperKeys = {
  epc: 'labels.document.epc',
  electricity: 'labels.document.electricalInspection',
  soil: 'labels.document.soilCertificate',
  asbestos: 'labels.document.asbestosCertificate',
  planning: 'labels.document.planningExtract',
  titleDeed: 'labels.document.titleDeed',
  postInterventionFile: 'labels.document.postInterventionFile',
  oilTank: 'portal.paper.oilTank',
  coOwnership: 'portal.paper.coOwnership',
  other: 'portal.paper.other',
} as const satisfies Readonly<Record<PaperKind, MessageKey>>

/** Messages that name a paper: all documents of a home, and what only owners read. */
const isPaper = (key: string): boolean => key.startsWith('labels.document.') || ownersOnly.includes(key)
const ownersOnly: readonly string[] = [
  paperKeys.oilTank,
  paperKeys.coOwnership,
  'portal.paper.mandate',
] satisfies readonly MessageKey[]

/** The messages that name papers, by the name in a language. */
const keysByName = perLocale(
  (locale) =>
    new Map(
      Object.entries(messagesOf(locale))
        .filter(([key]) => isPaper(key))
        .map(([key, name]) => [plain(name), key]),
    ),
)

/**
 * Returns the name of a paper as a reader knows it: one that the site has words for is said in the reader's own language,
 * another stays as the agency wrote it.
 * @param kind which paper it is, where the records say so
 */
export function sayPaper(name: SpokenText, kind: PaperKind | undefined, locale: Locale): SpokenView {
  if (name.locale === locale) return spoken(name, locale)
  const key =
    kind === undefined || kind === 'other' ? keysByName(name.locale).get(plain(name.text)) : paperKeys[kind]
  const text = key === undefined ? undefined : messagesOf(locale)[key]
  return text === undefined ? spoken(name, locale) : { text }
}

function plain(name: string): string {
  return name.trim().toLowerCase()
}
