import type { Language } from '#i18n/languages.ts'
import type { TeamMember } from '#contracts/portal-file.ts'
import type { Letter, MailContent } from '#service/kit/mail/letter.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import type { Owner } from '#service/owners/accounts/find-owner.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'

/** What a mail to an owner says of its own. */
type Said = Pick<MailContent, 'title' | 'preheader' | 'blocks'> &
  Readonly<{
    kind: 'report' | 'news'
    subject: string
    /** Who looks after the home, and gets the answer. */
    agent?: TeamMember
    /** Why one gets it. */
    why: string
    /** Address that stops such mails. */
    stop: string
  }>

/** Returns a mail that an owner gets without asking, with its end in it and in the mailbox's own button. */
export function letterToOwner(
  { email }: Pick<Owner, 'email'>,
  { kind, subject, agent, why, stop, ...content }: Said,
  { recipients: { agency } }: Pick<SiteWords, 'recipients'>,
  { locale, t }: Language,
): Letter {
  return {
    kind,
    to: { name: '', address: email },
    replyTo: { name: agent?.name ?? agency.name, address: agent?.email ?? agency.email },
    subject: oneLine(subject),
    unsubscribe: stop,
    content: {
      ...content,
      locale,
      sender: agent === undefined ? agency.name : `${agent.name}, ${agent.phone.words}`,
      notes: [
        { text: why },
        { text: t('ownerMails.stop.text'), link: { label: t('ownerMails.stop.link'), href: stop } },
      ],
    },
  }
}
