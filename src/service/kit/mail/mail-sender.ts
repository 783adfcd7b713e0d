import type { MailTarget } from '#service/kit/settings/mail-settings.ts'
import type { SendMail } from './mail.ts'
import { createFileSender } from './file-sender.ts'
import { createSmtpSender } from './smtp-sender.ts'

/** Returns what sends mails: by SMTP, or to files where no server is set. */
export function createMailSender(target: MailTarget): SendMail {
  return target.kind === 'smtp' ? createSmtpSender(target) : createFileSender(target.dir)
}
