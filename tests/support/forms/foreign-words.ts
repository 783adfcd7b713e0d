import { locales, type Locale } from '#domain/values/locale.ts'
import { messagesOf } from '#i18n/messages.ts'

/** Letters of the fixed part of a message with placeholders below which it says nothing about its language. */
const enough = 12

/** Returns the lines of a text that are a message of another language, a message without its values, or a key. */
export function foreignWords(lines: readonly string[], locale: Locale): readonly string[] {
  const own = messagesIn(locale)
  const foreign = locales.filter((other) => other !== locale).map(messagesIn)
  return lines.filter((line) => {
    if (/\{\{|\b(?:forms|errors|mails|offers|page)\.[a-z]+\w*\.\w+/.test(line)) return true
    if (own.has(line)) return false
    return foreign.some((messages) => messages.has(line))
  })
}

type Messages = Readonly<{ has: (line: string) => boolean }>

const known = new Map<Locale, Messages>()

function messagesIn(locale: Locale): Messages {
  const found = known.get(locale) ?? readMessages(locale)
  known.set(locale, found)
  return found
}

function readMessages(locale: Locale): Messages {
  const all = Object.values(messagesOf(locale))
  const exact = new Set(all)
  const filled = all
    .filter((text) => text.includes('{{') && text.replaceAll(/\{\{.*?\}\}|[^\p{L}]/gu, '').length >= enough)
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\{.*?\}\}/)
            .map(RegExp.escape)
            .join('.+')}$`,
          'u',
        ),
    )
  return { has: (line) => exact.has(line) || filled.some((pattern) => pattern.test(line)) }
}
