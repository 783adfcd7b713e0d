import { type PersonKey, phoneDigits } from '#service/kit/search-keys.ts'
import type { StoredSubmission } from '#service/requests/submissions/read-submissions.ts'
import { mailboxKey, parseEmail } from '#text/email.ts'

/** Country code of the numbers that are written without one. */
const belgium = '32'

/**
 * Returns what a text names: an address, a number to call in any spelling, or the number of a request; undefined for anything
 * else. A number to call begins with 0 or +, the number of a request with neither.
 * @example parsePersonKey('0470/99.88.77') // { kind: 'phone', digits: '32470998877' }
 * @example parsePersonKey('1183') // { kind: 'request', id: 1183 }
 */
export function parsePersonKey(text: string): PersonKey | undefined {
  const address = parseEmail(text)
  if (address !== undefined) return { kind: 'email', address: mailboxKey(address) }
  if (/^[1-9]\d{0,14}$/.test(text)) return { kind: 'request', id: Number(text) }
  const digits = phoneDigits(text)
  return digits === undefined ? undefined : { kind: 'phone', digits }
}

/** Returns whether a form holds a person: as an answer or within one, or as the recipient of a mail other than the agency's. */
export function createHolds(key: PersonKey): (submission: StoredSubmission) => boolean {
  if (key.kind === 'request') return ({ id }) => id === key.id
  if (key.kind === 'phone') {
    const written = phonePattern(key.digits)
    return ({ answers }) => Object.values(answers).some((answer) => written.test(String(answer)))
  }
  return ({ id, answers, mails }) =>
    key.besides?.includes(id) === true ||
    Object.values(answers).some((answer) => addressesIn(String(answer)).includes(key.address)) ||
    mails.some(({ kind, recipient }) => kind !== 'agency' && mailboxKey(recipient) === key.address)
}

/** Returns what finds a number in a text, however its digits are grouped, with its country code or as it is dialled in Belgium. */
function phonePattern(digits: string): RegExp {
  const between = String.raw`(?:\(0\)|[\s./()-])*`
  const spaced = (text: string): string => [...text].join(between)
  const abroad = String.raw`(?:\+|00)${between}${spaced(digits)}`
  const athome = digits.startsWith(belgium) ? `|${spaced(`0${digits.slice(belgium.length)}`)}` : ''
  return new RegExp(String.raw`(?<!\d)(?:${abroad}${athome})(?!\d)`)
}

/**
 * Returns the addresses in a text, whatever stands around them; one that ends in another is another person's. Within a text,
 * `=` and a quotation mark before an address are none of its letters.
 */
function addressesIn(text: string): readonly string[] {
  const found =
    text.match(
      /[\p{L}\p{N}_'+&=~-]+(?:\.[\p{L}\p{N}_'+&=~-]+)*@[\p{L}\p{M}\p{N}]+(?:[.-]+[\p{L}\p{M}\p{N}]+)*/gu,
    ) ?? []
  return found.flatMap((address) =>
    address === text
      ? [mailboxKey(address)]
      : [mailboxKey(address), mailboxKey(address.replace(/^[^@]*[=&~](?=[^@])|^'+/, '').replace(/^'+/, ''))],
  )
}
