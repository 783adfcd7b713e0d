import { expect, test } from 'vitest'
import { parseMailbox } from '#service/kit/mail/mailbox.ts'

test.each([
  ['info@agency.example', { name: '', address: 'info@agency.example' }],
  ['Agency <info@agency.example>', { name: 'Agency', address: 'info@agency.example' }],
  ['"Kouter & Kaai" <info@agency.example>', { name: 'Kouter & Kaai', address: 'info@agency.example' }],
  ['website@localhost', { name: '', address: 'website@localhost' }],
  ['a@x.example, b@y.example', undefined],
  ['A <a@x.example> <b@y.example>', undefined],
  ['info', undefined],
  ['', undefined],
])('%s', (text, mailbox) => {
  expect(parseMailbox(text)).toEqual(mailbox)
})
