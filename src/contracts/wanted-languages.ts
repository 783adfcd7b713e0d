/**
 * Returns the languages that a visitor may want, two letters each, first wish first, '' where a source says nothing. The
 * order is the specification's: query `lng`, cookie, local storage, session storage, the browser's languages, the html tag.
 * It asks the browser, and is printed as text into pages that only lead on: it may use no name from outside.
 */
export function wantedLanguages(): readonly string[] {
  const kept = (['localStorage', 'sessionStorage'] as const).map((name) => {
    try {
      return window[name].getItem('i18nextLng')
    } catch {
      return ''
    }
  })
  return [
    new URLSearchParams(location.search).get('lng'),
    /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1],
    ...kept,
    ...navigator.languages,
    document.documentElement.lang,
  ].map((language) => (language ?? '').slice(0, 2).toLowerCase())
}

/** The same function as script text, for pages without a language that only lead on. */
export const wantedLanguagesScript = `(${wantedLanguages})()`
