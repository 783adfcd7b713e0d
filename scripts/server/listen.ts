import { once } from 'node:events'
import type { AddressInfo, ListenOptions, Server } from 'node:net'
import { CommandError } from '#scripts/kit/command.ts'

/**
 * Returns the port of the PORT variable, or the default; `name` is that of another variable.
 * @throws {CommandError} when it is not a port
 */
export function parsePort(text: string | undefined, usual = 4321, name = 'PORT'): number {
  if (text === undefined || text === '') return usual
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new CommandError(`${name}=${text}: expected a number from 0 to 65535`)
}

/**
 * Starts a server and returns its port; 0 chooses any free one. Without a host every network reaches it.
 * @throws {CommandError} when the port is taken
 */
export async function listen(server: Server, port: number, host?: string): Promise<number> {
  const taken = await open(server, { port, host })
  return taken ?? port
}

/** Starts a server on the socket that systemd opened for this process, as its first (`sd_listen_fds`). */
export async function listenOnSocket(server: Server): Promise<void> {
  await open(server, { fd: 3 })
}

async function open(server: Server, options: ListenOptions & { fd?: number }): Promise<number | undefined> {
  try {
    server.listen(options)
    await once(server, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw portTaken(options.port ?? 0)
    throw error
  }
  const address = server.address()
  return isAddressInfo(address) ? address.port : undefined
}

/** The message for a port that another program uses. */
export function portTaken(port: number): CommandError {
  return new CommandError(
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  )
}

function isAddressInfo(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}
