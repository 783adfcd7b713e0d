import type { PaperKind } from '#domain/owners/owner-document.ts'
import type { Locale, SpokenText } from '#domain/values/locale.ts'
import { messagesOf } from '#i18n/messages.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import type { SpokenView } from '#ui/portal/kit/Spoken.tsx'

/** Messages that name papers: those that owners are asked for come before those that come with a listing. */
const groups = ['portal.paper.', 'labels.document.'] as const

/** The messages that name papers, by the name in a language. */
const keysByName = perLocale((locale) => {
  const names = groups.flatMap((group) =>
    Object.entries(messagesOf(locale)).filter(([key]) => key.startsWith(group)),
  )
  // Of equal names the first counts.
  return new Map(names.toReversed().map(([key, name]) => [plain(name), key]))
})

/**
 * Returns the name of a paper as a reader knows it: one that the site has words for is said in the reader's own language,
 * another stays as the agency wrote it.
 * @param kind which paper it is, where the records say so
 */
export function sayPaper(name: SpokenText, kind: PaperKind | undefined, locale: Locale): SpokenView {
  if (name.locale === locale) return spoken(name, locale)
  const key =
    kind === undefined || kind === 'other'
      ? keysByName(name.locale).get(plain(name.text))
      : `portal.paper.${kind}`
  const text = key === undefined ? undefined : messagesOf(locale)[key]
  return text === undefined ? spoken(name, locale) : { text }
}

function plain(name: string): string {
  return name.trim().toLowerCase()
}
