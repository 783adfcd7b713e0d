import { langTags, type Locale } from '#domain/values/locale.ts'
import { messagesOf } from '#i18n/messages.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { digestOf, digestParts } from '#scripts/build/pages/page-index.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { listingInputs, listingKinds } from '#views/listing-inputs.ts'

/** Returns a digest of what the page of each property and unit is made of, by path; `sources` stands for the code. */
export function digestInputs(context: ViewContext, sources: string): ReadonlyMap<string, string> {
  const inputsOf = listingInputs(context)
  return new Map(
    listingKinds
      .flatMap((kind) => context.routes.ofKind(kind))
      .map((route) => [route.path, digestParts([sources, wordsOf(route.locale), ...inputsOf(route)])]),
  )
}

/** Returns the digest of a language's words. Templates hold few of their own, all in the language of the page. */
export const wordsOf = perLocale((locale: Locale) => digestOf([langTags[locale], messagesOf(locale)]))
