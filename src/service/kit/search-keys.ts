import type { Answers } from '#forms/answers.ts'
import { parsePhone } from '#forms/check/parse-phone.ts'
import { mailboxKey } from '#text/email.ts'
import { foldWords } from '#text/fold.ts'
import { phoneHref } from '#text/phone.ts'

/** What a request is found by: its sender's mailbox, the digits of a telephone number, and all that was answered. */
export type SearchKeys = Readonly<{ mailbox: string | null; phone: string | null; search_text: string }>

/** What a person is found by: an e-mail address, a telephone number in its international digits, or one request. */
export type PersonKey =
  | Readonly<{
      kind: 'email'
      address: string
      /** Requests without an address that are this person's too, by their number. */
      besides?: readonly number[]
    }>
  | Readonly<{ kind: 'phone'; digits: string }>
  | Readonly<{ kind: 'request'; id: number }>

/** Returns what answers are found by. @example searchKeys({ email: 'Jan@X.be', phone: '0470 12 34 56' }) // { mailbox: 'jan@x.be', phone: '32470123456', search_text: 'jan x be 0470 12 34 56' } */
export function searchKeys(answers: Answers): SearchKeys {
  const { email, phone } = answers
  return {
    mailbox: typeof email === 'string' && email !== '' ? mailboxKey(email) : null,
    phone: typeof phone === 'string' ? (phoneDigits(phone) ?? null) : null,
    search_text: foldWords(Object.values(answers).flat().join(' ')),
  }
}

/** Returns a number to call in its international digits; undefined for a text that is none. */
export function phoneDigits(text: string): string | undefined {
  const phone = parsePhone(text)
  return phone === undefined ? undefined : phoneHref(phone).replace(/\D/g, '')
}
