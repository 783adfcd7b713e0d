import { join } from 'node:path'
import { type Mailbox, parseMailbox } from '#service/kit/mail/mailbox.ts'
import { isLocalHost } from './origins.ts'
import { type Environment, readChoice, readSecret, readVariable, type Report } from './read-variable.ts'

/** Where mails go: to an SMTP server, over TLS alone or as it offers, or to `.eml` files in a directory. */
export type MailTarget = Readonly<
  { kind: 'smtp'; url: string; requiresTls: boolean } | { kind: 'files'; dir: string }
>

/** How mails are sent, and whose they are. */
export type MailSettings = Readonly<{ mail: MailTarget; mailFrom: Mailbox }>

/** Returns the settings of mails; `dir` is that of the service's data. */
export function readMailSettings(environment: Environment, dir: string, report: Report): MailSettings {
  const mail = readMailTarget(environment, dir, report)
  return { mail, mailFrom: readMailFrom(environment, mail, report) }
}

function readMailTarget(environment: Environment, dir: string, report: Report): MailTarget {
  const url = readSecret(environment, 'SMTP_URL', report)
  const tls = readChoice(environment, 'SMTP_TLS', ['required', 'off'], report)
  if (url === undefined) return { kind: 'files', dir: join(dir, 'mail') }
  const parsed = URL.parse(url)
  if (parsed === null || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === '') {
    report('SMTP_URL is no address of an SMTP server: write smtps://USER:PASSWORD@HOST, or remove it')
    return { kind: 'smtp', url, requiresTls: true }
  }
  const hasPassword = parsed.username !== ''
  if (tls === 'off' && hasPassword)
    report('SMTP_TLS=off sends the password of SMTP_URL unencrypted: remove one of them')
  const isHere = isLocalHost(parsed.hostname)
  return { kind: 'smtp', url, requiresTls: hasPassword || (!isHere && tls === 'required') }
}

function readMailFrom(environment: Environment, mail: MailTarget, report: Report): Mailbox {
  const text = readVariable(environment, 'MAIL_FROM')
  const mailbox = parseMailbox(text ?? 'website@localhost')
  if (mailbox === undefined)
    report(`MAIL_FROM=${text} is no address: write name@agency.example or Agency <name@agency.example>`)
  else if (text === undefined && mail.kind === 'smtp')
    report('MAIL_FROM is not set: set it to the address that mails are sent from')
  return mailbox ?? { name: '', address: '' }
}
