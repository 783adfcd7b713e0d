import type { OfficeRecipient, Recipient } from '#contracts/forms-file.ts'
import type { ListingSubject } from '#contracts/subjects-file.ts'
import type { Answers } from '#forms/answers.ts'
import type { AgencyMailboxes, Mailbox } from '#service/kit/mail/mailbox.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { officeFor } from './office-for.ts'

/** Who answers a form. */
export type WhoAnswers = Readonly<{
  /** The office that it is for; undefined where the agency answers itself. */
  office?: OfficeRecipient
  /** Whom the visitor is told to call or write to: the agent whom the page of the home names, the office, or the agency. */
  contact: Recipient
  mailboxes: AgencyMailboxes
}>

/** What was asked: the answers of a form and the home that it is about. */
type Asked = Readonly<{ answers: Answers; home?: ListingSubject }>

/** Returns who answers a form. */
export function whoAnswers(
  { recipients }: Pick<SiteWords, 'recipients'>,
  { answers, home }: Asked,
): WhoAnswers {
  const office = officeFor(recipients, answers, home?.officeId)
  return { office, ...whoAnswersOf(office ?? recipients.agency, home) }
}

/** Returns who answers for a home at an office. */
export function whoAnswersOf(office: Recipient, home?: ListingSubject): Omit<WhoAnswers, 'office'> {
  const own = toMailbox(office)
  const { agent, agentEmail } = home ?? {}
  // A home without an agent shows its office as such.
  if (agent === undefined || agent.name === office.name) return { contact: office, mailboxes: [own] }
  const email = agentEmail ?? office.email
  const isSame = email.toLowerCase() === office.email.toLowerCase()
  return {
    contact: { name: `${agent.name}, ${office.name}`, phone: agent.phone.words, email },
    mailboxes: isSame ? [own] : [{ name: agent.name, address: email }, own],
  }
}

function toMailbox({ name, email }: Recipient): Mailbox {
  return { name, address: email }
}
