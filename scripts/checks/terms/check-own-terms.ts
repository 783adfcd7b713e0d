import { mapLocales } from '#domain/values/locale.ts'
import { messagesOf } from '#i18n/messages.ts'
import { findStrays } from './find-strays.ts'
import { findTwins, sayTwin } from './find-twins.ts'
import { checkTerms, loadGlossary, sayUnused } from './glossary.ts'
import { loadAgencyTexts, loadDocumentation, loadProductTexts } from './load-texts.ts'

/** Returns what the product and its sample agency call by a forbidden word, and what is wrong with the glossary. */
export async function checkOwnTerms(): Promise<readonly string[]> {
  const { terms, findings } = await loadGlossary('content')
  const texts = [
    ...(await loadProductTexts()),
    ...(await loadAgencyTexts('data', 'content')),
    ...(await loadDocumentation()),
  ]
  const { twins, used } = findTwins(terms, texts)
  const strays = findStrays(terms, mapLocales(messagesOf))
  return [
    ...findings,
    ...checkTerms(terms),
    ...twins.map(sayTwin),
    ...strays.findings,
    ...sayUnused(terms, new Set([...used, ...strays.used])),
  ]
}
