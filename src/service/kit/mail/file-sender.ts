import { existsSync, readdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makePrivateDir, makePrivateFile } from '#service/kit/private-files.ts'
import type { SendMail } from './mail.ts'
import { toMessage } from './message.ts'

/** Returns what writes mails to `.eml` files, named by their Message-ID: a second try writes the same file. */
export function createFileSender(dir: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  makePrivateDir(dir)
  for (const name of readdirSync(dir)) makePrivateFile(join(dir, name), { mustBe: false })
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail))
    const name = mail.messageId.replace(/@.*$/, '').replaceAll(/[^\w.-]/g, '_')
    const half = join(dir, `.${name}.half`)
    if (!existsSync(dir)) makePrivateDir(dir)
    await writeFile(half, message, { mode: 0o600 })
    // A reader of the directory never sees half a mail.
    await rename(half, join(dir, `${name}.eml`))
  }
}
