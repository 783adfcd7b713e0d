import { editorLocales, type EditorLocale, type InEditor } from '../editor-locale.ts'
import { changeWords } from './change-words.ts'
import { screenWords } from './screen-words.ts'
import { signInWords } from './sign-in-words.ts'

/** What the package of the editor calls each language of its frame. */
export const frameTags: InEditor = {
  nl: 'nl',
  fr: 'fr',
  en: 'en-GB',
  de: 'de',
}

/** Texts of the package's own: by key, and by key within a part of the screen. */
export type FrameTexts = Readonly<{ [key: string]: string | FrameTexts }>

/** Returns the package's texts with ours in the place of those of the same key. */
export function withOurWords(texts: FrameTexts, locale: EditorLocale): FrameTexts {
  const index = editorLocales.indexOf(locale)
  const ours = Object.entries({ ...signInWords, ...screenWords, ...changeWords })
  return ours.reduce((all, [key, label]) => put(all, key.split('.'), label[index] ?? ''), texts)
}

function put(texts: FrameTexts, [name = '', ...rest]: readonly string[], text: string): FrameTexts {
  if (rest.length === 0) return { ...texts, [name]: text }
  const inner = texts[name]
  return { ...texts, [name]: put(typeof inner === 'object' ? inner : {}, rest, text) }
}
