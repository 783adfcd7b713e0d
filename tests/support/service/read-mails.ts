import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the mails that a service wrote to an address, as text, the oldest first. */
export async function readMails(dir: string, email: string): Promise<readonly string[]> {
  const mails = await readAll(dir)
  return mails
    .toSorted((one, other) => one.at - other.at)
    .map(({ source }) => toText(source))
    .filter((text) => new RegExp(`^To: .*${email}`, 'm').test(text))
}

/** Returns the mails of a service that hold some words, as they were written. */
export async function findMails(dir: string, words: string): Promise<readonly string[]> {
  return (await readAll(dir)).map(({ source }) => source).filter((mail) => mail.includes(words))
}

async function readAll(dir: string): Promise<readonly Readonly<{ at: number; source: string }>[]> {
  const mails = join(dir, 'mail')
  const names = (await readdir(mails).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(
    names.map(async (name) => {
      const file = join(mails, name)
      return { at: (await stat(file)).mtimeMs, source: await readFile(file, 'utf8') }
    }),
  )
}

/** Returns a mail without its transfer encoding, and without that of the words of its head. */
function toText(mail: string): string {
  const bytes = mail
    .replaceAll(/\?=\r?\n =\?UTF-8\?Q\?/g, '')
    .replaceAll(/=\?UTF-8\?Q\?([^?\r\n]*)\?=/g, (_, words: string) => words.replaceAll('_', ' '))
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
