import { once } from 'node:events'
import { fstatSync } from 'node:fs'
import type { AddressInfo, ListenOptions, Server } from 'node:net'
import { CommandError } from '#scripts/kit/command.ts'
import { errorCode } from '#scripts/kit/system-error.ts'

/**
 * Returns the port of the PORT variable, or the one that pages are served on.
 * @throws {CommandError} when it is not a port
 */
export function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return 4321
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text)
  throw new CommandError(`PORT=${text}: expected a whole number from 0 to 65535`)
}

/**
 * Starts a server and returns its port; 0 chooses any free one. Without a host every network reaches it.
 * @param variable name of the variable that chooses the port
 * @throws {CommandError} when the port is taken, or the host is not of this machine
 */
export async function listen(
  server: Server,
  port: number,
  host?: string,
  variable = 'PORT',
): Promise<number> {
  try {
    await open(server, { port, host })
  } catch (error) {
    const reason = explainAddress(errorCode(error), port, host, variable)
    throw reason === undefined ? error : new CommandError(reason)
  }
  const address = server.address()
  return isAddressInfo(address) ? address.port : port
}

/**
 * Starts a server on the socket that systemd opened for this process, as its first (`sd_listen_fds`).
 * @throws {CommandError} when there is none
 */
export async function listenOnSocket(server: Server): Promise<void> {
  if (!isSocket()) throw noSocket()
  await open(server, { fd: firstSocket }).catch(() => {
    throw noSocket()
  })
}

const firstSocket = 3

function isSocket(): boolean {
  try {
    return fstatSync(firstSocket).isSocket()
  } catch {
    // Nothing was handed over at all.
    return false
  }
}

function noSocket(): CommandError {
  return new CommandError(
    'LISTEN_FDS=1, and no socket that listens was handed over: start the service by its systemd socket, or unset LISTEN_FDS',
  )
}

async function open(server: Server, options: ListenOptions & { fd?: number }): Promise<void> {
  server.listen(options)
  await once(server, 'listening')
}

function explainAddress(
  code: string | undefined,
  port: number,
  host: string | undefined,
  variable: string,
): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: stop it, or choose another with ${variable}=${port + 1}`
    case 'EACCES':
      return `Port ${port} is not for every user: choose one above 1023 with ${variable}=${port + 4000}`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `HOST=${host} is no address of this machine: write 127.0.0.1, or 0.0.0.0 in a container`
    default:
      return undefined
  }
}

function isAddressInfo(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}
