import type { Recipient } from '#contracts/forms-file.ts'
import type { Letter, MailBlock } from '#service/kit/mail/letter.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import { namesAddress, namesNumber } from '#service/kit/mail/names-address.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'

/** Characters of a remark that are passed on at most. */
const longestRemark = 300

/**
 * Returns the mail to the friend whom a visitor wants to show a home. Its words are ours: a name or remark with something
 * like an address in it is left out, so that nobody can send advertisements through it. Answers go to the agency, since
 * nobody has proved that the visitor's address is theirs.
 */
export function friendMails(sent: SentForm, agency: Recipient, origin: string): readonly Letter[] {
  const { friendEmail, firstName, remark } = sent.answers
  if (typeof friendEmail !== 'string') return []
  const { t } = sent.languages(sent.locale)
  const name = plain(firstName, 40) ?? t('mails.friend.somebody')
  const words = plain(remark, longestRemark)
  const about = sent.about?.(sent.locale)
  const title = oneLine(
    about === undefined
      ? t('mails.friend.subjectSite', { name, agency: agency.name })
      : t('mails.friend.subject', { name, title: about.title }),
  )
  const why = t('mails.friend.text', { name })
  const blocks: readonly MailBlock[] = [
    { kind: 'text', text: why },
    about === undefined
      ? { kind: 'button', label: agency.name, href: new URL(`/${sent.locale}/`, origin).href }
      : { kind: 'homes', homes: [about] },
    ...(words === undefined
      ? []
      : [
          { kind: 'text', text: t('mails.friend.remark', { name }) } as const,
          { kind: 'quote', text: words } as const,
        ]),
  ]
  return [
    {
      kind: 'friend',
      to: { name: '', address: friendEmail },
      replyTo: { name: agency.name, address: agency.email },
      subject: title,
      content: {
        locale: sent.locale,
        title,
        preheader: why,
        blocks,
        sender: agency.name,
        notes: [{ text: t('mails.friend.why') }],
      },
    },
  ]
}

/** Returns a text that is short enough and names no address of the web or of mail, nor a number to call; else undefined. */
function plain(text: unknown, most: number): string | undefined {
  if (typeof text !== 'string' || text === '' || text.length > most) return undefined
  return /[/\\]/.test(text.normalize('NFKC')) || namesAddress(text) || namesNumber(text) ? undefined : text
}
