import { mailboxKey, parseEmail } from '#text/email.ts'
import { removeControls } from '#text/remove-controls.ts'

/** A mail address with its name; never one text, because `a@x.example,b@y.example` would be two recipients. */
export type Mailbox = Readonly<{ name: string; address: string }>

/** Mailboxes of the agency, the first one that of who deals with it. */
export type AgencyMailboxes = readonly [Mailbox, ...Mailbox[]]

/**
 * Returns a mailbox from its text, undefined when it is none.
 * @example parseMailbox('Agency <info@agency.example>') // { name: 'Agency', address: 'info@agency.example' }
 */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, name = '', written = text] = /^"?([^"<>]*?)"?\s*<([^<>]+)>$/.exec(text.trim()) ?? []
  const found = written.trim()
  // For tests and laptops, whose mails leave no machine.
  const isValid = parseEmail(found) !== undefined || /^[\w.-]+@localhost$/.test(found)
  return isValid ? { name: oneLine(name), address: found } : undefined
}

/** Returns a text without line breaks and control characters: it cannot add a header to a mail. No-break spaces stay. */
export function oneLine(text: string): string {
  return removeControls(text)
    .replaceAll(/[^\S\u00A0\u202F]+/g, ' ')
    .trim()
}

/** Returns the mailbox that an address belongs to as far as providers commonly treat them: one person has many addresses. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = mailboxKey(address).split('@')
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}
