import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { OutgoingMail } from '#service/kit/mail/mail.ts'
import { createMailSender } from '#service/kit/mail/mail-sender.ts'
import { startSmtpPeer } from '#tests/support/load/smtp-peer.ts'
import { mailboxKey } from '#text/email.ts'

const mail: OutgoingMail = {
  kind: 'agency',
  from: { name: 'Kouter & Kaai', address: 'site@x.example' },
  to: { name: 'Kantoor "Berlare" <b@y.example>', address: 'berlare@x.example' },
  replyTo: { name: 'Elke, Van Damme', address: 'elke@x.example' },
  subject: 'Bezoek plannen: Zoë',
  text: 'Geachte Zoë,\n.\nTot dinsdag.\n',
  messageId: '7.agency.abc@x.example',
  date: new Date('2026-11-23T15:41:07Z'),
}

test('without a server a mail is one whole file, and a second try is the same file', async () => {
  const root = await mkdtemp(join(tmpdir(), 'service-mail-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const send = createMailSender({ kind: 'files', dir: join(root, 'mail') })
  await Promise.all([send(mail), send({ ...mail, messageId: '8.visitor.def@x.example' })])
  await send(mail)
  expect((await readdir(join(root, 'mail'))).toSorted()).toEqual(['7.agency.abc.eml', '8.visitor.def.eml'])
  const source = await readFile(join(root, 'mail', '7.agency.abc.eml'), 'utf8')
  for (const header of [
    'Message-ID: <7.agency.abc@x.example>',
    'Reply-To: "Elke, Van Damme" <elke@x.example>',
    'Date: Mon, 23 Nov 2026 15:41:07 +0000',
    'Auto-Submitted: auto-generated',
    'Content-Type: text/plain; charset=utf-8',
  ])
    expect(source).toContain(header)
  expect(source).not.toContain('multipart')
})

test('a name that looks like an address adds no recipient', async () => {
  const peer = await startSmtpPeer()
  onTestFinished(peer.stop)
  await createMailSender({ kind: 'smtp', url: peer.url, requiresTls: false })(mail)
  expect(peer.received).toMatchObject([
    { recipients: ['berlare@x.example'], messageId: '<7.agency.abc@x.example>' },
  ])
  expect(peer.received[0]?.source).toContain('\r\n.\r\nTot dinsdag.')
})

test.each([
  ['jan@münchen.de', 'jan@xn--mnchen-3ya.de'],
  ["o'neil@x.example", "o'neil@x.example"],
  ['noor+news@x.example', 'noor+news@x.example'],
])('%s gets a mail', async (address, recipient) => {
  const peer = await startSmtpPeer()
  onTestFinished(peer.stop)
  await createMailSender({ kind: 'smtp', url: peer.url, requiresTls: false })({
    ...mail,
    to: { name: 'Jan', address },
    replyTo: { name: 'Jan', address },
  })
  // The peer reads the domain of an envelope in letters of its language; the mail has those of the network.
  expect(peer.received.map(({ recipients }) => recipients.map(mailboxKey))).toEqual([[recipient]])
  expect(peer.received[0]?.source).toContain(`To: Jan <${recipient}>`)
  expect(peer.received[0]?.source).toContain(`Reply-To: Jan <${recipient}>`)
})

test('nothing is sent without encryption where it is required', async () => {
  const peer = await startSmtpPeer()
  onTestFinished(peer.stop)
  const send = createMailSender({ kind: 'smtp', url: peer.url, requiresTls: true })
  await expect(send(mail)).rejects.toThrow(/STARTTLS|TLS/)
  expect(peer.received).toEqual([])
})
