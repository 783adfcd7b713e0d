import { createServer } from 'node:http'
import { CommandError, isEntry, runCommand, type CommandSpec } from '#scripts/kit/command.ts'
import { httpLimits } from '#scripts/server/http-limits.ts'
import { listen, listenOnSocket, parsePort } from '#scripts/server/listen.ts'
import { stopOnSignal } from '#scripts/server/stop-on-signal.ts'
import { startService } from '#scripts/service/start-service.ts'

const usualPort = 4322

/**
 * Milliseconds that a connection without requests is kept: longer than proxies keep theirs (nginx 60 s), so that none sends
 * a form over a connection that is just being closed.
 */
const keepAliveTimeout = 75_000

const spec: CommandSpec = {
  usage: '[PORT=4322] [HOST=127.0.0.1] [METRICS_PORT=…] npm run service --',
  about:
    'Receives the forms of a site that another server sends (docs/running.md). Listens on HOST and PORT, or on the\n' +
    'socket that systemd hands over; METRICS_PORT answers Prometheus at /metrics. The other settings: docs/service.md.',
  options: { dist: { value: 'DIR', about: 'the built site whose forms are received (dist)' } },
}

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const { HOST: host = '127.0.0.1', PORT, METRICS_PORT, LISTEN_FDS } = process.env
    const port = parsePort(PORT, usualPort)
    const metricsPort = parsePort(METRICS_PORT, 0, 'METRICS_PORT')
    const dist = input.text('dist') ?? 'dist'
    const service = await startService(dist, { LOG_LEVEL: 'info', ...process.env })
    if (service === undefined)
      throw new CommandError(
        `${dist} has no forms to receive: build a site whose site.json says "formsEndpoint": "/forms"`,
      )
    const server = createServer({ ...httpLimits, keepAliveTimeout }, service.answer)
    const isHandedOver = LISTEN_FDS === '1'
    if (isHandedOver) await listenOnSocket(server)
    else console.log(`Receiving forms at http://${host}:${await listen(server, port, host)}`)
    console.log(`Mails go to ${service.mails}`)
    const servers = [server]
    if (metricsPort !== 0) {
      const metrics = createServer(httpLimits, service.answerMetrics)
      console.log(`Metrics at http://${host}:${await listen(metrics, metricsPort, host)}/metrics`)
      servers.push(metrics)
    }
    stopOnSignal(servers, service.stop)
    return 0
  })
}
