import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { Catalogue } from '#domain/site/catalogue.ts'
import { type Locale, locales } from '#domain/values/locale.ts'
import type { Answers } from '#forms/answers.ts'
import type { Mailbox } from '#service/mail/mailbox.ts'
import { SettingsError } from './settings-error.ts'

const contact = {
  name: v.pipe(v.string(), v.nonEmpty()),
  phone: v.pipe(v.string(), v.nonEmpty()),
  email: v.pipe(v.string(), v.email()),
}

const recipientsSchema = v.object({
  locale: v.picklist(locales),
  agency: v.object(contact),
  offices: v.array(v.object({ ...contact, id: v.string(), zips: v.array(v.string()) })),
})

/** The agency and its offices as they receive forms; `locale` is the language that they read. */
export type Recipients = Readonly<{
  locale: Locale
  agency: Recipient
  offices: readonly (Recipient & Readonly<{ id: string; zips: readonly string[] }>)[]
}>

/** Who receives a form, with the number that a visitor can call. */
export type Recipient = Readonly<{ name: string; phone: string; email: string }>

/** Returns the recipients of an agency's site, for the file that the service reads. */
export function recipientsOf({ site, offices }: Pick<Catalogue, 'site' | 'offices'>): Recipients {
  const { name, phone, email } = site.company
  return {
    locale: site.languageDefault,
    agency: { name, phone, email },
    offices: offices.map(({ id, name, phone, email, zips }) => ({ id, name, phone, email, zips })),
  }
}

/**
 * Reads the recipients that the build wrote.
 * @throws {SettingsError} with a line for each recipient without a valid address
 */
export async function loadRecipients(file: string): Promise<Recipients> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new SettingsError([`${file} is missing, so that forms have no recipient: build the site`])
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), recipientsSchema), text)
  if (found.success) return found.output
  throw new SettingsError(
    found.issues.map(
      (issue) =>
        `${file}: ${v.getDotPath(issue) ?? 'the file'} is wrong: ${issue.message}; correct data/site.json or data/offices.json and build the site`,
    ),
  )
}

/** Returns who receives a form: the office that the visitor chose, else that of the zip, else the agency. */
export function recipientFor({ agency, offices }: Recipients, answers: Answers): Recipient {
  return (
    offices.find(({ id }) => id === answers.office) ??
    offices.find(({ zips }) => typeof answers.zip === 'string' && zips.includes(answers.zip)) ??
    agency
  )
}

/** Returns the address of a recipient for a mail. */
export function toMailbox({ name, email }: Recipient): Mailbox {
  return { name, address: email }
}
