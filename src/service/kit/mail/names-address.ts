import { parse } from 'tldts'

/** Characters that nobody sees, and that would part an address for us but for no mailbox. */
const invisible = /[\p{Cf}\p{Mn}]/gu

/** Endings for examples and networks of one's own, which the list of the web's endings lacks. @see RFC 6761 (read 2026-11) */
const reserved: ReadonlySet<string> = new Set(['example', 'invalid', 'local', 'localhost', 'onion', 'test'])

/**
 * Whether a text holds something like an address of the web or of mail, which a mailbox may turn into a link. Somebody else's
 * address may be in the form, so that its mails would carry advertisements to strangers. A point between words is an address
 * where the second one is an ending of the web: mailboxes know them too.
 * @example namesAddress('Kijk op pills.example') // true
 * @example namesAddress('Groeten.Jan') // false
 */
export function namesAddress(text: string): boolean {
  // NFKC writes accents as one character with its letter, so that those of a name are no marks.
  const plain = text.normalize('NFKC').replace(invisible, '').replaceAll('。', '.')
  if (/@|:\/\/|www\./i.test(plain)) return true
  const chains = plain.match(/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu) ?? []
  return chains.some((chain) => chain.split('.').slice(1).some(isEnding))
}

/** Whether a word is an ending of addresses: `be`, `vlaanderen`, `рф`. */
function isEnding(word: string): boolean {
  return /\p{L}/u.test(word) && (reserved.has(word.toLowerCase()) || parse(`x.${word}`).isIcann === true)
}

/** Whether a text holds a number to call, as a text that asks to call one does. */
export function namesNumber(text: string): boolean {
  return /\d(?:[\s()./-]*\d){7}/.test(text.normalize('NFKC').replace(invisible, ''))
}
