import { type EditorLocale, editorLocales } from '../labels/editor-locale.ts'

/** Where the package keeps what somebody chose in its settings. */
const settingsKey = 'sveltia-cms.prefs'

/**
 * Returns the language of the editor: the one chosen in its settings, or else the first of the browser's that it has.
 * @param usual language of the site, where it has none of them
 */
export function chooseLocale(usual: string): EditorLocale {
  const tags = [chosenTag(), ...navigator.languages, usual].map((tag) => tag.slice(0, 2))
  return tags.flatMap((tag) => editorLocales.filter((locale) => locale === tag))[0] ?? 'nl'
}

function chosenTag(): string {
  const { locale = '' }: { locale?: string } = JSON.parse(localStorage.getItem(settingsKey) ?? '{}')
  return locale
}

/** Lets the frame of the editor, which asks the browser, have the language of the forms. */
export function showFrameIn(tag: string): void {
  Object.defineProperties(navigator, { language: { value: tag }, languages: { value: [tag] } })
}
