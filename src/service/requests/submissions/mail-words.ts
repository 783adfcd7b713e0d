import type { Translate } from '#i18n/translate.ts'
import type { StoredMail } from './read-submissions.ts'

/** Returns how a mail of a request, or its event for the CRM, stands, with the error of one that was given up. */
export function mailWords(
  { kind, recipient: to, state, attempts, last_error }: Omit<StoredMail, 'next_at'>,
  t: Translate,
): string {
  const tried = state === 'waiting' && attempts > 0 ? 'retried' : state
  const words =
    kind === 'crm' ? t(`desk.line.crm.${tried}`) : t(`desk.line.mail.${tried}`, { to, count: attempts })
  return last_error !== null && state === 'dead' ? `${words} (${last_error})` : words
}
