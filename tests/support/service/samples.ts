import type { NewSubmission } from '#service/submissions/accept-submission.ts'
import type { Mail } from '#service/mail/mail.ts'
import type { ServiceLog } from '#service/service-log.ts'

/** A log that keeps nothing. */
export const silent: ServiceLog = { info: () => {}, warn: () => {}, error: () => {} }

/** Returns a mail to an address. */
export function mailTo(address: string, kind: Mail['kind'] = 'agency'): Mail {
  return { kind, to: { name: 'Kantoor', address }, subject: 'Stel uw vraag: Elke', text: 'Dag.\n' }
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
    mails: () => addresses.map((address) => mailTo(address)),
  }
}
