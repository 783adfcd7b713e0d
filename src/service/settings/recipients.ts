import type { Recipient, Recipients } from '#contracts/forms-file.ts'
import type { Answers } from '#forms/answers.ts'
import type { Mailbox } from '#service/mail/mailbox.ts'

/**
 * Returns who receives a form: the office of the home that it is about, else the one that the visitor chose, else that of
 * the zip, else the agency.
 */
export function recipientFor(
  { agency, offices }: Recipients,
  answers: Answers,
  subjectOffice?: string,
): Recipient {
  return (
    offices.find(({ id }) => id === subjectOffice) ??
    offices.find(({ id }) => id === answers.office) ??
    offices.find(({ zips }) => typeof answers.zip === 'string' && zips.includes(answers.zip)) ??
    agency
  )
}

/** Returns the address of a recipient for a mail. */
export function toMailbox({ name, email }: Recipient): Mailbox {
  return { name, address: email }
}
