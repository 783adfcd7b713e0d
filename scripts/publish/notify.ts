import { randomUUID } from 'node:crypto'
import { CommandError } from '#scripts/kit/command.ts'
import { createMailSender } from '#service/kit/mail/mail-sender.ts'
import { oneLine, parseMailbox } from '#service/kit/mail/mailbox.ts'
import { readMailSettings } from '#service/kit/settings/mail-settings.ts'
import type { Environment } from '#service/kit/settings/read-variable.ts'

/** What somebody is told: that a publication was refused, or left documents out, or that publishing works again. */
type News = keyof typeof mails

/** Tells somebody; throws when it does not get there. */
export type Notify = (text: string, news: News) => Promise<void>

const mails = {
  refused: {
    subject: 'Website not published',
    end: 'The website stays as it was. It is published again once this is repaired.',
  },
  without: {
    subject: 'Website published in part',
    end: 'Everything else is on the website. What is named here follows with the next publication once it is repaired.',
  },
  again: { subject: 'Website published again', end: 'What was refused before is repaired.' },
} as const

/**
 * Returns what tells of a refusal: a post to a web address, or a mail to `mailto:name@agency.example`.
 * @throws {CommandError} when the address is neither, or the settings of mails are missing
 */
export function notifyBy(address: string, environment: Environment): Notify {
  if (address.startsWith('mailto:')) return notifyByMail(address, environment)
  if (/^https?:$/.test(URL.parse(address)?.protocol ?? '')) return notifyByPost(address)
  throw new CommandError(
    `--notify ${address}: expected https://… or mailto:name@agency.example, to which refusals are sent`,
  )
}

/** Posts as chat services take it. */
function notifyByPost(url: string): Notify {
  return async (text, news) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: news === 'refused' ? text : `${mails[news].subject}: ${text}` }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) throw new Error(`it answered ${response.status}`)
  }
}

/** Mails by the settings of the service: SMTP_URL and MAIL_FROM. */
function notifyByMail(address: string, environment: Environment): Notify {
  const to = parseMailbox(decodeURIComponent(address.slice('mailto:'.length)))
  if (to === undefined)
    throw new CommandError(
      `--notify ${address}: expected one mail address, such as mailto:name@agency.example`,
    )
  const problems: string[] = []
  const { mail, mailFrom } = readMailSettings(environment, '', (problem) => void problems.push(problem))
  if (mail.kind === 'files')
    problems.push('SMTP_URL is not set: mails of --notify need smtps://USER:PASSWORD@HOST')
  if (problems.length > 0) throw new CommandError(problems.join('\n'))
  const send = createMailSender(mail)
  return async (text, news) => {
    const { subject, end } = mails[news]
    const [first = ''] = text.trim().split('\n')
    await send({
      kind: 'agency',
      to,
      from: mailFrom,
      subject: oneLine(`${subject}: ${first}`).slice(0, longestSubject),
      text: `${text.trim()}\n\n${end}\n`,
      messageId: `${randomUUID()}@${mailFrom.address.replace(/.*@/, '')}`,
      date: new Date(),
    })
  }
}

/** Mailboxes show the beginning of a subject. */
const longestSubject = 150
