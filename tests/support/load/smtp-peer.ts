import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as an SMTP server received it. */
export type ReceivedMail = Readonly<{ recipients: readonly string[]; messageId: string; source: string }>

/** What a server answers to a recipient: a code from 400, or undefined to accept. */
export type Refuse = (address: string) => number | undefined

/** A real SMTP server on this machine. */
export type SmtpPeer = Readonly<{
  url: string
  received: readonly ReceivedMail[]
  stop: () => Promise<void>
}>

/** Starts a server that keeps the mails it accepts; of very many their source would not fit into memory. */
export async function startSmtpPeer(refuse: Refuse = () => undefined, keepsSource = true): Promise<SmtpPeer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => {
      const code = refuse(address)
      done(code === undefined ? null : Object.assign(new Error('refused'), { responseCode: code }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8')
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          // A long one stands in the next line.
          messageId: /^message-id:\s*(\S+)/im.exec(source)?.[1] ?? '',
          source: keepsSource ? source : '',
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
