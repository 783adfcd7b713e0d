import type { Locale } from '#domain/values/locale.ts'
import type { PluralForms } from './fill.ts'
import { MessageError } from './create-words.ts'
import type { MessageKey } from './message-key.ts'
import { messagesOf } from './messages.ts'

/**
 * Returns a message with its `{{placeholders}}`, for islands to fill in.
 * @throws {MessageError} when there is no such message
 * @example rawMessage('results.page', 'nl') // 'Pagina {{page}}'
 */
export function rawMessage(key: MessageKey, locale: Locale): string {
  return textAt(key, locale)
}

/**
 * Returns singular and plural of a message, for islands to choose from.
 * @throws {MessageError} when a form is missing
 * @example rawPlural('results.count', 'nl') // { one: '{{count}} pand', other: '{{count}} panden' }
 */
export function rawPlural(key: MessageKey, locale: Locale): PluralForms {
  return { one: textAt(`${key}_one`, locale), other: textAt(`${key}_other`, locale) }
}

function textAt(key: string, locale: Locale): string {
  const text = messagesOf(locale)[key]
  if (text === undefined) throw new MessageError(`no message '${key}' in ${locale}`)
  return text
}
