import type { Locale } from '#domain/values/locale.ts'

type MessageTree = { readonly [key: string]: string | MessageTree }

/** Messages that an agency replaces, per language. */
export type OwnWords = Readonly<Partial<Record<Locale, MessageTree>>>

/** A global symbol, since Astro bundles a second copy of this module for the pages. */
const sharedKey = Symbol.for('estate-agency.words')

/** Replaces messages by an agency's own; must be called before the first message is read. */
export function useOwnWords(words: OwnWords): void {
  Reflect.set(globalThis, sharedKey, words)
}

/** Returns the messages of a language with the agency's own merged in. */
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
