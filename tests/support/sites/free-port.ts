import { createServer } from 'node:http'
import { listen } from '#scripts/server/listen.ts'

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe, 0)
  await new Promise((resolve) => probe.close(resolve))
  return port
}
