import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { CommandError } from '#scripts/kit/command.ts'

/**
 * Returns the port of the PORT variable, or the default.
 * @throws {CommandError} when it is not a port
 */
export function parsePort(text: string | undefined, usual = 4321): number {
  if (text === undefined || text === '') return usual
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new CommandError(`PORT=${text}: expected a number from 0 to 65535`)
}

/**
 * Starts a server and returns its port; 0 chooses any free one.
 * @throws {CommandError} when the port is taken
 */
export async function listen(server: Server, port: number): Promise<number> {
  try {
    server.listen(port)
    await once(server, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw portTaken(port)
    throw error
  }
  const address = server.address()
  return isAddressInfo(address) ? address.port : port
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
