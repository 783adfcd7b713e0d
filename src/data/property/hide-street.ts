import type { Translations } from '#domain/locale.ts'
import { fold } from '../cell/fold.ts'
import type { RecordLog } from '../problem-log.ts'

// Shorter names (Dam, Kaai) are words as well; they only give a street away beside a number.
const tellingLength = 6

/** Whether a text, a file name or an address outside names a street. */
export function namesStreet(text: string, street: string | undefined): boolean {
  if (street === undefined) return false
  const name = fold(street)
  if (name.length >= tellingLength) return fold(text).includes(name)
  return name !== '' && new RegExp(`(?<![a-z])${name.replace(/\+/g, '')}(?:straat)?[\\s,]*(?:nr\\.?\\s*)?\\d`, 'i').test(text)
}

/** Returns texts without the sentences that name a hidden street, so that words never give the address away. */
export function withoutStreet(
  texts: Translations,
  street: string | undefined,
  log: RecordLog,
  field: string,
): Translations {
  const told = Object.entries(texts).filter(([, text]) => namesStreet(text, street))
  if (told.length === 0) return texts
  log.warn(field, 'names the street of a hidden address; that sentence is left out', {
    expected: 'words without the street',
    remedy: 'rewrite the text, or publish the address',
  })
  const cleaned = Object.entries(texts).map(([locale, text]) => [locale, dropSentences(text, street)] as const)
  return Object.fromEntries(cleaned.filter(([, text]) => text !== ''))
}

function dropSentences(text: string, street: string | undefined): string {
  return text
    .split('\n\n')
    .map((paragraph) => paragraph.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((sentence) => !namesStreet(sentence, street)).join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}
