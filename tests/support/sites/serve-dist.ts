import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'
import { withoutService } from '#scripts/server/without-service.ts'
import { refusedVisitor, visitorFile } from '#tests/support/pages/visitor.ts'
import { setup as keepTemporaryFiles } from '#tests/support/temporary-files.ts'

/** Serves the built site to the browser tests and sets SITE_URL to its address. */
export default async function serveDist(): Promise<() => Promise<void>> {
  // Workers find there what Playwright has compiled before.
  process.env['PLAYWRIGHT_TRANSFORM_CACHE_DIR'] ??= join(
    tmpdir(),
    `playwright-transform-cache-${process.geteuid?.()}`,
  )
  keepTemporaryFiles()
  const report: Readonly<{ out: string }> = JSON.parse(await readFile('.cache/build-report.json', 'utf8'))
  const server = await createStaticServer(report.out, withoutService)
  const origin = `http://localhost:${await listen(server, 0)}`
  process.env['SITE_URL'] = origin
  await writeFile(visitorFile, JSON.stringify(refusedVisitor(origin)))
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
