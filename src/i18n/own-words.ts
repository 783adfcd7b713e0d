import type { Locale } from '#domain/values/locale.ts'

type MessageTree = { readonly [key: string]: string | MessageTree }

/** Words of the interface that an agency changes, per language. */
export type OwnWords = Readonly<Partial<Record<Locale, MessageTree>>>

/** The same symbol in every copy of this module: Astro bundles the pages with a copy of their own. */
const sharedKey = Symbol.for('estate-agency.words')

/** Makes an agency's words replace those of `content/messages`; to be called before the first message is looked up. */
export function useOwnWords(words: OwnWords): void {
  Reflect.set(globalThis, sharedKey, words)
}

/** Returns the messages of a language with the agency's own words in them. */
export function withOwnWords(messages: MessageTree, locale: Locale): MessageTree {
  const words: OwnWords | undefined = Reflect.get(globalThis, sharedKey)
  const own = words?.[locale]
  return own === undefined ? messages : mergeMessages(messages, own)
}

function mergeMessages(messages: MessageTree, own: MessageTree): MessageTree {
  const merged = Object.entries(own).map(([key, value]) => {
    const found = messages[key]
    const isGroup = typeof value === 'object' && typeof found === 'object'
    return [key, isGroup ? mergeMessages(found, value) : value] as const
  })
  return { ...messages, ...Object.fromEntries(merged) }
}
