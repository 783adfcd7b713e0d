import { createServer } from 'node:http'
import { isEntry, runCommand, type CommandSpec } from '#scripts/kit/command.ts'
import { buildOptionSpecs, parseBuildOptions } from '#scripts/build/build-options.ts'
import { formatReport } from '#scripts/build/build-report.ts'
import { buildSite } from '#scripts/build/build-site.ts'
import { listen, parsePort } from '#scripts/server/listen.ts'
import { prepareDemoOwner } from '#scripts/service/demo-owner.ts'
import { startService } from '#scripts/service/start-service.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'
import { stopOnSignal } from '#scripts/server/stop-on-signal.ts'
import { restorePublished, swapDirs } from '#scripts/build/output/swap.ts'

const spec: CommandSpec = {
  usage: '[PORT=4321] npm start --',
  about: 'Builds the site and serves it at http://localhost:4321; PORT changes the port.',
  options: { ...buildOptionSpecs, 'no-build': { about: 'serve the site that is there' } },
}

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const port = parsePort(process.env['PORT'])
    const options = parseBuildOptions(input, process.env)
    // The build makes this process one of production.
    const environment = localEnvironment(port)
    // Fails before the build when the port is taken.
    await probePort(port)
    if (input.has('no-build')) await restorePublished(swapDirs(options.out))
    else console.log(`\n${formatReport(await buildSite(options, console.log), options.reportDir)}`)
    const demo = await prepareDemoOwner(options.out, options.site.dataDir, environment)
    const service = await startService(options.out, { ...environment, ...demo?.variables })
    const server = await createStaticServer(options.out, service?.answer)
    const taken = await listen(server, port)
    console.log(
      `\nServing http://localhost:${taken} (stop with Ctrl+C)${service === undefined ? '' : `; mails go to ${service.mails}`}`,
    )
    if (demo !== undefined)
      console.log(
        `Owner portal, on this machine alone: http://localhost:${taken}/nl/login/\n  ${demo.email}\n  ${demo.password}`,
      )
    stopOnSignal([server], async () => service?.stop())
    return 0
  })
}

/** Forms are posted from the address that is served, unless the environment names another. */
function localEnvironment(port: number): NodeJS.ProcessEnv {
  return process.env['NODE_ENV'] === 'production'
    ? process.env
    : { SITE_ORIGIN: `http://localhost:${port}`, ...process.env }
}

async function probePort(port: number): Promise<void> {
  const probe = createServer()
  await listen(probe, port)
  await new Promise((resolve) => probe.close(resolve))
}
