import type { Localised } from '#domain/values/locale.ts'
import { messagesDe } from './messages-de.ts'
import { messagesEn } from './messages-en.ts'
import { messagesFr } from './messages-fr.ts'
import { messagesNl } from './messages-nl.ts'

/** Messages of one language: groups of texts, nested as deep as a group likes. */
export type MessageTree = { readonly [key: string]: string | MessageTree }

/** All interface words of the site, bundled: no page asks a server for them. */
export const messages: Localised<MessageTree> = {
  nl: messagesNl,
  fr: messagesFr,
  en: messagesEn,
  de: messagesDe,
}

/** `results.count_one` and `results.count_other` are one key to a caller: `results.count`. */
type WithoutPluralSuffix<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key

type KeysBelow<Tree, Prefix extends string> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPluralSuffix<`${Prefix}${Key}`>
    : KeysBelow<Tree[Key], `${Prefix}${Key}.`>
}[keyof Tree & string]

/**
 * Name of a message as callers write it, taken from the Dutch files.
 * @example 'results.count'
 */
export type MessageKey = KeysBelow<typeof messagesNl, ''>
