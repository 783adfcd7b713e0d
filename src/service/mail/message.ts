import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail.ts'

/** Returns a mail as nodemailer takes it. */
export function toMessage({
  from,
  to,
  replyTo,
  subject,
  text,
  html,
  messageId,
  date,
  attachments = [],
}: OutgoingMail): SendMailOptions {
  return {
    from,
    to,
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
    // Answers of absent recipients would go to the visitor, or come back for ever.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
