import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createServer, type ServerOptions } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { httpLimits } from '#scripts/server/http-limits.ts'
import { listen } from '#scripts/server/listen.ts'
import type { TestService } from '../test-service.ts'

/** A service behind a real server of HTTP. */
export type HttpPeer = Readonly<{
  port: number
  url: string
  /** Sends bytes over a connection of their own; returns all that came back until it ended. */
  send: (bytes: string | Uint8Array) => Promise<string>
  stop: () => Promise<void>
}>

/** Puts a service behind a server as `npm run service` does. */
export async function serveOverHttp(
  { service }: TestService,
  changes: ServerOptions = {},
): Promise<HttpPeer> {
  const server = createServer({ ...httpLimits, ...changes }, getRequestListener(service.app.fetch))
  const port = await listen(server, 0, '127.0.0.1')
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    send: async (bytes) => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(bytes)
      return text(socket)
    },
    stop: async () => {
      const closed = once(server, 'close')
      server.close().closeAllConnections()
      await closed
    },
  }
}
