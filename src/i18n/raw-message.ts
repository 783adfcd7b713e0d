import type { Locale } from '#domain/values/locale.ts'
import type { PluralForms } from './fill.ts'
import { type MessageTree, messagesOf } from './messages.ts'
import { MessageError, type MessageKey } from './translate.ts'

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
  let node: string | MessageTree | undefined = messagesOf(locale)
  for (const step of key.split('.')) node = typeof node === 'object' ? node[step] : undefined
  if (typeof node !== 'string') throw new MessageError(`no message '${key}' in ${locale}`)
  return node
}
