import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { OutgoingMail } from '#service/mail/mail.ts'
import { createMailSender } from '#service/mail/mail-sender.ts'
import { startSmtpPeer } from '#scripts/bench/service/smtp-peer.ts'

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
  await createMailSender({ kind: 'smtp', url: peer.url })(mail)
  expect(peer.received).toMatchObject([
    { recipients: ['berlare@x.example'], messageId: '<7.agency.abc@x.example>' },
  ])
  expect(peer.received[0]?.source).toContain('\r\n.\r\nTot dinsdag.')
})

test('a password is not sent to a server without encryption', async () => {
  const peer = await startSmtpPeer()
  onTestFinished(peer.stop)
  const url = peer.url.replace('//', '//user:pass@')
  await expect(createMailSender({ kind: 'smtp', url })(mail)).rejects.toThrow(/STARTTLS|TLS/)
  expect(peer.received).toEqual([])
})
