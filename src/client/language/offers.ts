import { wantedLanguages } from '#contracts/wanted-languages.ts'
import { isConsentDecided } from '#stores/consent.ts'
import { onceConsentDecided } from '#stores/follow-consent.ts'

/**
 * Asks for what a page may offer by itself, each in a file of its own: the announcement, where the page allows one, once
 * consent is decided, and the same page in the language that the visitor wants first.
 */
export function startOffers(): void {
  const { dataset, lang } = document.documentElement
  if (dataset['announcement'])
    onceConsentDecided(() => {
      import('#client/announcement/announcement.ts')
        .then((announcement) => announcement.announce())
        .catch(() => {})
    })
  if (wantedLanguages().find(Boolean) === lang.slice(0, 2)) return
  const offer = (): void =>
    void import('./language-offer.ts').then((module) => module.offerLanguage()).catch(() => {})
  if (isConsentDecided()) offer()
  // The question lies over the page: the offer comes once it is closed, answered or not.
  else document.addEventListener('close', offer, { capture: true, once: true })
}
