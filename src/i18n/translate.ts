import type { MessageKey } from './message-key.ts'

export type { MessageKey } from './message-key.ts'

/** Values of the placeholders of a message; `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>> & Readonly<{ count?: number }>

/**
 * Returns a message of one language with its placeholders filled in.
 * @throws {MessageError} when the message, or the value of a placeholder, is missing
 * @example t('results.count', { count: 3 }) // '3 panden'
 */
export type Translate<Key extends string = MessageKey> = {
  (key: Key): string
  (key: Key, values: MessageValues): string
  /** `replace` is written, also for the count that chooses the plural form. */
  (key: Key, values: Readonly<{ count: number; replace: Readonly<Record<string, string>> }>): string
}

/** The messages whose keys begin with a text. @example KeyBelow<'costs.region.'> */
export type KeyBelow<Start extends string> = Extract<MessageKey, `${Start}${string}`>
