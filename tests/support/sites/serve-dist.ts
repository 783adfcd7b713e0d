import { readFile, writeFile } from 'node:fs/promises'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'
import { refusedVisitor, visitorFile } from '#tests/support/pages/visitor.ts'

/** Serves the built site to the browser tests and sets SITE_URL to its address. */
export default async function serveDist(): Promise<() => Promise<void>> {
  const report: Readonly<{ out: string }> = JSON.parse(await readFile('.cache/build-report.json', 'utf8'))
  // Pages tell the service, which is not there, that they were opened and what failed.
  const server = await createStaticServer(report.out, ({ url }, response) =>
    response.writeHead(/^\/forms\/(?:visits|reports)$/.test(url ?? '') ? 204 : 405).end(),
  )
  const origin = `http://localhost:${await listen(server, 0)}`
  process.env['SITE_URL'] = origin
  await writeFile(visitorFile, JSON.stringify(refusedVisitor(origin)))
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
