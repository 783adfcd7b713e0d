import type { NewSubmission } from '#service/requests/submissions/accept-submission.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import type { PersonKey } from '#service/kit/search-keys.ts'
import type { ServiceLog } from '#service/kit/service-log.ts'
import { mailboxKey } from '#text/email.ts'

/** A log that keeps nothing. */
export const silent: ServiceLog = { info: () => {}, warn: () => {}, error: () => {} }

/** Returns what finds a person by an e-mail address. */
export function byEmail(address: string): PersonKey {
  return { kind: 'email', address: mailboxKey(address) }
}

/** Returns a letter to an address. */
export function letterTo(address: string, kind: Letter['kind'] = 'agency'): Letter {
  const subject = 'Stel uw vraag: Elke'
  const blocks = [{ kind: 'text', text: 'Dag.' }] as const
  return {
    kind,
    to: { name: 'Kantoor', address },
    subject,
    content: { locale: 'nl', title: subject, preheader: '', blocks, notes: [] },
  }
}

/** Returns a checked form with a mail to each address. */
export function submission(
  dedupeKey: string,
  addresses: readonly string[] = ['agency@x.example'],
): NewSubmission {
  return {
    form: 'site-contact',
    lang: 'nl',
    dedupeKey,
    answers: { firstName: 'Elke', message: 'Dag.' },
    subject: '2417',
    letters: () => addresses.map((address) => letterTo(address)),
  }
}
