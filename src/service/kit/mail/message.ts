import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail.ts'

/** Returns a mail as nodemailer takes it. */
export function toMessage({
  from,
  to,
  toAll,
  replyTo,
  subject,
  text,
  html,
  unsubscribe,
  calendar,
  messageId,
  date,
  attachments = [],
}: OutgoingMail): SendMailOptions {
  return {
    from,
    to: toAll === undefined ? to : [...toAll],
    // One recipient a mail: of two, a server may take the one and refuse the other.
    envelope: { from, to },
    replyTo,
    subject,
    text,
    html,
    messageId: `<${messageId}>`,
    date,
    attachments: attachments.map(({ name, mediaType, content }) => ({
      filename: name,
      contentType: mediaType,
      content: Buffer.from(content),
    })),
    icalEvent: calendar === undefined ? undefined : { ...calendar, filename: 'appointment.ics' },
    headers: {
      // Answers of absent recipients would go to the visitor, or come back for ever.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe === undefined
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
