import { expect, test } from 'vitest'
import type { Recipients } from '#contracts/forms-file.ts'
import { recipientFor, toMailbox } from '#service/settings/recipients.ts'

const office = {
  id: 'stekene',
  name: 'Stekene',
  phone: '052 00 00 20',
  email: 'stekene@x.example',
  place: 'Voorbeeldstraat 1, 9290 Berlare',
  zips: ['9190'],
}
const recipients: Recipients = {
  locale: 'nl',
  agency: { name: 'Kouter & Kaai', phone: '052 00 00 00', email: 'info@x.example' },
  offices: [
    office,
    {
      ...office,
      id: 'berlare',
      name: 'Berlare',
      email: 'berlare@x.example',
      place: 'Voorbeeldstraat 1, 9290 Berlare',
      zips: ['9290'],
    },
  ],
}

test.each([
  ['the office that was chosen', { office: 'berlare', zip: '9190' }, 'berlare@x.example'],
  ['the office of the zip', { zip: '9190' }, 'stekene@x.example'],
  ['the agency, for a zip of none', { zip: '1000' }, 'info@x.example'],
  ['the agency, for an office that is gone', { office: 'hamme' }, 'info@x.example'],
])('a form goes to %s', (_, answers, address) => {
  expect(toMailbox(recipientFor(recipients, answers)).address).toBe(address)
})
