/**
 * Returns the languages that a visitor may prefer, two letters each, in order of preference; '' where a source has none.
 * The order is the specification's: query `lng`, cookie, local storage, session storage, the browser's languages, the html
 * element. The function's source text is also printed into redirect pages, so it must not use any outside name.
 */
export function wantedLanguages(): readonly string[] {
  const kept = (['localStorage', 'sessionStorage'] as const).map((name) => {
    try {
      return window[name].getItem('i18nextLng')
    } catch {
      // A browser that refuses storage has kept nothing.
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

/** The same function as script text, for redirect pages without a language. */
export const wantedLanguagesScript = `(${wantedLanguages})()`
