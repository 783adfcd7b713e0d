import type { Recipient } from '#contracts/forms-file.ts'
import type { ListingSubject } from '#contracts/subjects-file.ts'
import type { Answers } from '#forms/answers.ts'
import type { FormId } from '#forms/form.ts'
import type { AgencyMailboxes, Mailbox } from '#service/kit/mail/mailbox.ts'
import { officeAlone, type SetOffice, type SetRecipients } from './desk-settings.ts'
import { officeFor } from './office-for.ts'

/** Who answers a form. */
export type WhoAnswers = Readonly<{
  /** The office that it is for; undefined where the agency answers itself. */
  office?: SetOffice
  /** Whom the visitor is told to call or write to: the agent whom the page of the home names, the office, or the agency. */
  contact: Recipient
  mailboxes: AgencyMailboxes
  /** Address of the member of staff whose request it becomes; undefined for nobody's. */
  agentEmail?: string
}>

/** What was asked: the form, its answers, and the home that it is about. */
type Asked = Readonly<{ form?: FormId; answers: Answers; home?: ListingSubject }>

/** Returns who answers a form. */
export function whoAnswers(
  { recipients }: Readonly<{ recipients: SetRecipients }>,
  { form, answers, home }: Asked,
): WhoAnswers {
  const office = officeFor(recipients, answers, home?.officeId)
  // What is for no office is for the first one, as its request is.
  const { receives } = office ?? recipients.offices[0] ?? {}
  return { office, ...whoAnswersOf({ ...(office ?? recipients.agency), receives }, { form, home }) }
}

/** Returns who answers a form about a home at an office: whom managers chose at the desk, else the home's agent, else the office. */
export function whoAnswersOf(
  office: Recipient & Pick<SetOffice, 'receives'>,
  { form, home }: Omit<Asked, 'answers'>,
): Omit<WhoAnswers, 'office'> {
  const own = toMailbox(office)
  const { agent, agentEmail } = home ?? {}
  // A home without an agent shows its office as such.
  const hasAgent = agent !== undefined && agent.name !== office.name
  const email = hasAgent ? (agentEmail ?? office.email) : office.email
  const contact = hasAgent
    ? { name: `${agent.name}, ${office.name}`, phone: agent.phone.words, email }
    : { name: office.name, phone: office.phone, email }
  const chosen = form && office.receives?.(form)
  if (chosen === officeAlone) return { contact, mailboxes: [own] }
  if (chosen !== undefined) {
    const theirs = toMailbox(chosen)
    const isAlone = form === 'job-contact' || isSame(chosen.email, office.email)
    return { contact, mailboxes: isAlone ? [theirs] : [theirs, own], agentEmail: chosen.email }
  }
  const mailboxes: AgencyMailboxes =
    hasAgent && !isSame(email, office.email) ? [{ name: agent.name, address: email }, own] : [own]
  return { contact, mailboxes, agentEmail }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function toMailbox({ name, email }: Pick<Recipient, 'name' | 'email'>): Mailbox {
  return { name, address: email }
}
