import type { OwnWords } from '#domain/site/own-words.ts'
import type { Locale } from '#domain/values/locale.ts'

type MessageTree = { readonly [key: string]: string | MessageTree }

/** A global symbol, since Astro bundles a second copy of this module for the pages. */
const sharedKey = Symbol.for('estate-agency.words')

/** Replaces messages by an agency's own; must be called before the first message is read. */
export function useOwnWords(words: OwnWords): void {
  Reflect.set(globalThis, sharedKey, words)
}

/** Returns the agency's own messages of a language by key; undefined where it has none. */
export function ownWordsIn(locale: Locale): OwnWords[Locale] {
  const words: OwnWords | undefined = Reflect.get(globalThis, sharedKey)
  return words?.[locale]
}

/** Returns the messages of a language with the agency's own in their places. */
export function withOwnWords(messages: MessageTree, locale: Locale): MessageTree {
  const own = ownWordsIn(locale)
  return own === undefined ? messages : replaceMessages(messages, own, '')
}

function replaceMessages(
  messages: MessageTree,
  own: Readonly<Record<string, string>>,
  prefix: string,
): MessageTree {
  const replaced = Object.entries(messages).map(([name, value]) => {
    const key = `${prefix}${name}`
    return [
      name,
      typeof value === 'string' ? (own[key] ?? value) : replaceMessages(value, own, `${key}.`),
    ] as const
  })
  return Object.fromEntries(replaced)
}
