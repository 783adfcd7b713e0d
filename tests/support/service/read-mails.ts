import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the mails that a service wrote to an address, as text, the oldest first. */
export async function readMails(dir: string, email: string): Promise<readonly string[]> {
  const mails = join(dir, 'mail')
  const names = (await readdir(mails).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const read = await Promise.all(
    names.map(async (name) => {
      const file = join(mails, name)
      return { at: (await stat(file)).mtimeMs, text: toText(await readFile(file, 'utf8')) }
    }),
  )
  return read
    .toSorted((one, other) => one.at - other.at)
    .map(({ text }) => text)
    .filter((text) => new RegExp(`^To: .*${email}`, 'm').test(text))
}

/** Returns a mail without its transfer encoding. */
function toText(mail: string): string {
  const bytes = mail
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
