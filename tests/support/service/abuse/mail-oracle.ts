import type { Letter } from '#service/kit/mail/letter.ts'
import { writeLetter } from '#service/kit/mail/write-letter.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { formsFile, testOrigin } from '../test-service.ts'
import { markerElement } from './hostile-texts.ts'
import { findInjected } from './page-oracle.ts'
import type { StoredMessage, StoredRow } from './stored.ts'
import { languages } from '#tests/support/languages.ts'

const site = { ...languages('nl'), file: formsFile(), subjects: {} }
const look = createSiteWords(() => new Map([['nl', site]]), testOrigin).look('nl')

/** Addresses of the agency in the tests. */
const agency = ['info@agency.example', 'berlare@agency.example']

/**
 * Returns what is wrong with a mail of a form: it goes to the agency or to one address that was typed, its headers are one
 * line each, and nothing that was typed became markup or a link in it.
 */
export function findMailFaults(
  { submission_id: id, kind, recipient, body }: StoredMessage,
  forms: ReadonlyMap<number | null, StoredRow>,
): readonly string[] {
  const letter: Letter = JSON.parse(body)
  const { to, replyTo, subject, html = '' } = writeLetter(letter, look)
  const answers: Record<string, unknown> = JSON.parse(forms.get(id)?.payload ?? '{}')
  const own = kind === 'agency' ? agency : [answers['email'], answers['friendEmail']]
  const lines = [to.name, to.address, subject, replyTo?.name ?? '', replyTo?.address ?? '']
  const isOwnLink = (address: string): boolean =>
    /^(?:https:\/\/agency\.example\/|tel:|data:image\/)/.test(address) ||
    [...agency, answers['email'], answers['friendEmail']].some((one) => address === `mailto:${String(one)}`)
  const injected = findInjected(html, isOwnLink).filter((fault) => !isOfMails.test(fault))
  return [
    ...(own.includes(recipient) && to.address === recipient ? [] : [`${kind} mail to ${recipient}`]),
    ...lines
      .filter((line) => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(line))
      .map((line) => `header ${JSON.stringify(line)}`),
    ...injected.map((fault) => `${kind} mail with ${fault}`),
    ...(html.includes(`<${markerElement}`) ? [`${kind} mail with an element`] : []),
  ]
}

/** What mails consist of besides: their layout is tables with styles. */
const isOfMails = /^<(?:table|tbody|tr|td|th|meta|style|center|hr)>$|^[a-z\d]+ style$/
