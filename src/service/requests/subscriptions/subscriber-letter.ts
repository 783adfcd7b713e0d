import type { Subscription } from '#service/kit/database/tables.ts'
import type { Letter, MailBlock, MailNote } from '#service/kit/mail/letter.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'

/** A subscriber, as the mails need him. */
export type Subscriber = Pick<Subscription, 'email' | 'locale' | 'criteria' | 'token'>

type Said = Readonly<{
  title: string
  preheader: string
  blocks: readonly MailBlock[]
  notes?: readonly MailNote[]
}>

/** Returns a mail of the agency to a subscriber, whose last note is the link that ends the subscription. */
export function subscriberLetter(
  kind: Letter['kind'],
  { email, locale, token }: Subscriber,
  { title, preheader, blocks, notes = [] }: Said,
  words: SiteWords,
): Letter {
  const { t } = words.languages(locale)
  const { agency } = words.recipients
  const unsubscribe = words.link(`unsubscribe/${token}`, locale)
  return {
    kind,
    to: { name: '', address: email },
    replyTo: { name: agency.name, address: agency.email },
    subject: title,
    unsubscribe,
    content: {
      locale,
      title,
      preheader,
      blocks,
      sender: agency.name,
      notes: [
        ...notes,
        { text: t('mails.homes.stop'), link: { label: t('mails.homes.stopLink'), href: unsubscribe } },
      ],
    },
  }
}
