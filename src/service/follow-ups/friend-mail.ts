import type { Recipient } from '#contracts/forms-file.ts'
import { translator } from '#i18n/translate.ts'
import type { Mail } from '#service/mail/mail.ts'
import { oneLine } from '#service/mail/mailbox.ts'
import type { SentForm } from '#service/mail/sent-form.ts'
import { wrapText } from '#service/mail/text-rows.ts'

/** Characters of a remark that are passed on at most. */
const longestRemark = 300

/**
 * Returns the mail to the friend whom a visitor wants to show a home. Its words are ours: a name or remark with something
 * like an address in it is left out, so that nobody can send advertisements through it. Answers go to the agency, since
 * nobody has proved that the visitor's address is theirs.
 */
export function friendMails(sent: SentForm, agency: Recipient, origin: string): readonly Mail[] {
  const { friendEmail, firstName, remark } = sent.answers
  if (typeof friendEmail !== 'string') return []
  const t = translator(sent.locale)
  const name = plain(firstName, 40) ?? t('mails.friend.somebody')
  const words = plain(remark, longestRemark)
  const about = sent.about?.(sent.locale)
  const shown =
    about === undefined
      ? `${agency.name}\n${new URL(`/${sent.locale}/`, origin).href}`
      : [about.title, about.place, about.price, about.href].filter((line) => line !== undefined).join('\n')
  const paragraph = (text: string): string => wrapText(text).join('\n')
  const parts = [
    paragraph(t('mails.friend.text', { name })),
    shown,
    ...(words === undefined ? [] : [paragraph(t('mails.friend.remark', { name })), quote(words)]),
    agency.name,
    `--\n${paragraph(t('mails.friend.why'))}`,
  ]
  return [
    {
      kind: 'friend',
      to: { name: '', address: friendEmail },
      replyTo: { name: agency.name, address: agency.email },
      subject: oneLine(
        about === undefined
          ? t('mails.friend.subjectSite', { name, agency: agency.name })
          : t('mails.friend.subject', { name, title: about.title }),
      ),
      text: `${parts.join('\n\n')}\n`,
    },
  ]
}

/** Returns a text that is short enough and names no address of the web or of mail; else undefined. */
function plain(text: unknown, most: number): string | undefined {
  if (typeof text !== 'string' || text === '' || text.length > most) return undefined
  return /[@/\\]|www\.|[\p{L}\d]\.[\p{L}]{2,}/iu.test(text) ? undefined : text
}

function quote(text: string): string {
  return wrapText(text)
    .map((line) => `> ${line}`)
    .join('\n')
}
