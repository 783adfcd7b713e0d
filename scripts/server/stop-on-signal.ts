import type { Server } from 'node:http'

/** Milliseconds that answers in progress have. */
const patience = 10_000

/** Ends the process on Ctrl+C or SIGTERM: servers take no more, requests in progress are answered, then `stop` runs. */
export function stopOnSignal(servers: readonly Server[], stop: () => Promise<void>): void {
  let isStopping = false
  const end = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await Promise.all(servers.map(close))
    await stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void end()).on('SIGTERM', () => void end())
}

async function close(server: Server): Promise<void> {
  const closing = new Promise<void>((resolve) => server.close(() => resolve()))
  // A proxy that keeps its connections would go on asking over them.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  // A connection that was kept open ends once what it asked is answered.
  const idling = setInterval(() => server.closeIdleConnections(), 50)
  const waiting = setTimeout(() => server.closeAllConnections(), patience)
  await closing
  clearInterval(idling)
  clearTimeout(waiting)
}
