import { readFile } from 'node:fs/promises'
import { listen } from '#scripts/listen.ts'
import { createStaticServer } from '#scripts/serve-static.ts'

/** Serves the built site to the browser tests, at the address that SITE_URL then holds. */
export default async function serveDist(): Promise<() => Promise<void>> {
  const report: Readonly<{ out: string }> = JSON.parse(await readFile('.cache/build-report.json', 'utf8'))
  const server = await createStaticServer(report.out)
  process.env['SITE_URL'] = `http://localhost:${await listen(server, 0)}`
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
