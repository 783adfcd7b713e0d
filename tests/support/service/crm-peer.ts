import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A call that a CRM received. */
export type ReceivedCall = Readonly<{ url: string; headers: IncomingHttpHeaders; body: string }>

/** A real HTTP server in the place of a CRM. */
export type CrmPeer = Readonly<{ url: string; calls: readonly ReceivedCall[]; stop: () => Promise<void> }>

/** Starts a CRM; `answer` returns the status of each call, or undefined to stay silent. */
export async function startCrmPeer(
  answer: (call: ReceivedCall) => number | undefined = () => 204,
): Promise<CrmPeer> {
  const calls: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    const call = { url: request.url ?? '', headers: request.headers, body: await text(request) }
    calls.push(call)
    const status = answer(call)
    if (status === undefined) return
    const words = status < 300 ? '' : 'no such\r\nfield'
    response.writeHead(status, status < 400 ? { location: 'http://127.0.0.1:9/' } : {}).end(words)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook?key=of-the-crm`,
    calls,
    stop: async () => {
      const closed = once(server, 'close')
      server.close().closeAllConnections()
      await closed
    },
  }
}
