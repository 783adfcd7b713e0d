import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  loadRecipients,
  recipientFor,
  type Recipients,
  recipientsOf,
  toMailbox,
} from '#service/settings/recipients.ts'
import { createCatalogue } from '#tests/support/catalogue/catalogue-factory.ts'

const office = {
  id: 'stekene',
  name: 'Stekene',
  phone: '052 00 00 20',
  email: 'stekene@x.example',
  zips: ['9190'],
}
const recipients: Recipients = {
  locale: 'nl',
  agency: { name: 'Kouter & Kaai', phone: '052 00 00 00', email: 'info@x.example' },
  offices: [
    office,
    { ...office, id: 'berlare', name: 'Berlare', email: 'berlare@x.example', zips: ['9290'] },
  ],
}

async function write(content: unknown): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'service-recipients-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await writeFile(join(dir, 'recipients.json'), JSON.stringify(content))
  return join(dir, 'recipients.json')
}

test('the recipients of a site are its company and its offices, and survive their file', async () => {
  const { site, offices } = createCatalogue()
  const found = recipientsOf({ site, offices })
  expect(found.agency.email).toBe(site.company.email)
  expect(found.offices.map(({ id }) => id)).toEqual(offices.map(({ id }) => id))
  expect(await loadRecipients(await write(recipients))).toEqual(recipients)
})

test.each([
  ['the office that was chosen', { office: 'berlare', zip: '9190' }, 'berlare@x.example'],
  ['the office of the zip', { zip: '9190' }, 'stekene@x.example'],
  ['the agency, for a zip of none', { zip: '1000' }, 'info@x.example'],
  ['the agency, for an office that is gone', { office: 'hamme' }, 'info@x.example'],
])('a form goes to %s', (_, answers, address) => {
  expect(toMailbox(recipientFor(recipients, answers)).address).toBe(address)
})

test('a site without recipients is refused, and every wrong address is named', async () => {
  await expect(loadRecipients('/nowhere/recipients.json')).rejects.toThrow('build the site')
  const [one] = recipients.offices
  const wrong = {
    ...recipients,
    agency: { ...recipients.agency, email: '' },
    offices: [{ ...one, email: 'x' }],
  }
  await expect(loadRecipients(await write(wrong))).rejects.toThrow(
    /agency\.email[^\n]+\n[^\n]+offices\.0\.email/,
  )
  await expect(loadRecipients(await write('no object'))).rejects.toThrow('the file is wrong')
})
