import { createServer } from 'node:http'
import { CommandError } from '#scripts/kit/command.ts'
import { listen } from '#scripts/server/listen.ts'

/** Ports below those that systems give to outgoing connections, which would take one between its probe and its use. */
const first = 20_000
const count = 10_000

/** Returns a port that nothing listens on, another one each time. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  try {
    const port = await listen(probe, first + Math.floor(Math.random() * count))
    await new Promise((resolve) => probe.close(resolve))
    return port
  } catch (error) {
    if (error instanceof CommandError) return await freePort()
    throw error
  }
}
