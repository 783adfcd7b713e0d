import { createTransport } from 'nodemailer'
import { RefusedError } from '#service/kit/outbox/refused-error.ts'
import type { SendMail } from './mail.ts'
import { toMessage } from './message.ts'

/** Milliseconds until a silent server counts as unreachable. */
const patience = 15_000

/**
 * Returns what sends mails to an SMTP server, each over a connection of its own, so that one that hangs holds up no
 * other; unencrypted only where the target lets it.
 */
export function createSmtpSender(target: Readonly<{ url: string; requiresTls: boolean }>): SendMail {
  const url = new URL(target.url)
  const user = decodeURIComponent(url.username)
  const isSecure = url.protocol === 'smtps:'
  const transport = createTransport({
    // The brackets of an IPv6 address belong to the URL.
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    requireTLS: target.requiresTls,
    auth: user === '' ? undefined : { user, pass: decodeURIComponent(url.password) },
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail) => {
    try {
      await transport.sendMail(toMessage(mail))
    } catch (error) {
      throw isRefusal(error) ? new RefusedError(error.message, { cause: error }) : error
    }
  }
}

/** Whether a server refused the mail itself for good: a wrong password or a full server is no fault of the mail. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isAboutMail && typeof error.responseCode === 'number' && error.responseCode >= 500
}
