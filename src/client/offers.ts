import { wantedLanguages } from '#domain/wanted-languages.ts'

/**
 * Asks for what a page may offer by itself, each in a file of its own: the announcement, where the page allows one, and the
 * same page in the language that the visitor wants first.
 */
export function startOffers(): void {
  const { dataset, lang } = document.documentElement
  const delay = dataset['announcement']
  if (delay !== undefined)
    import('./announcement.ts')
      .then(({ announceOnceDecided }) => announceOnceDecided(Number(delay) * 1000))
      .catch(() => {})
  if (wantedLanguages().find(Boolean) !== lang.slice(0, 2))
    import('./language-offer.ts').then(({ offerLanguage }) => offerLanguage()).catch(() => {})
}
