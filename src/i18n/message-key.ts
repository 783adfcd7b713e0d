import type * as dutchMessages from './dutch-messages.ts'

/** `results.count_one` and `results.count_other` have one key: `results.count`. */
type WithoutPluralSuffix<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key

type KeysBelow<Tree, Prefix extends string> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPluralSuffix<`${Prefix}${Key}`>
    : KeysBelow<Tree[Key], `${Prefix}${Key}.`>
}[keyof Tree & string]

/**
 * Key of a message, without plural suffix.
 * @example 'results.count'
 */
export type MessageKey = KeysBelow<typeof dutchMessages, ''>
