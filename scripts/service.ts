import { createServer } from 'node:http'
import { CommandError, isEntry, runCommand, type CommandSpec } from '#scripts/kit/command.ts'
import { answerWhenStarted } from '#scripts/server/answer-when-started.ts'
import { httpLimits } from '#scripts/server/http-limits.ts'
import { listen, listenOnSocket } from '#scripts/server/listen.ts'
import { stopOnSignal } from '#scripts/server/stop-on-signal.ts'
import { checkDatabase } from '#scripts/service/check-database.ts'
import { explained } from '#scripts/service/explained.ts'
import { loadSettings } from '#service/kit/settings/service-settings.ts'
import { type RunningService, startService } from '#scripts/service/start-service.ts'

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
    const dist = input.text('dist') ?? 'dist'
    const settings = await explained(() => loadSettings(process.env, dist))
    const { host, port, metricsPort, isHandedOver } = settings.listening
    // A port that is taken is said before all else; what arrives from here on waits for the service.
    const starting = Promise.withResolvers<RunningService>()
    const answer = answerWhenStarted(starting.promise.then((service) => service.answer))
    const server = createServer({ ...httpLimits, keepAliveTimeout }, answer)
    if (isHandedOver) await listenOnSocket(server)
    const at = isHandedOver ? 'the socket of systemd' : `http://${host}:${await listen(server, port, host)}`
    const servers = [server]
    if (metricsPort !== 0) {
      const answerMetrics = answerWhenStarted(starting.promise.then((service) => service.answerMetrics))
      const metrics = createServer(httpLimits, answerMetrics)
      await listen(metrics, metricsPort, host, 'METRICS_PORT')
      servers.push(metrics)
    }
    await checkDatabase(settings)
    const service = await startService(dist, settings)
    if (service === undefined)
      throw new CommandError(
        `${dist} has no forms to receive: build a site whose site.json says "formsEndpoint": "/forms"`,
      )
    starting.resolve(service)
    console.log(`Receiving forms at ${at}\nMails go to ${service.mails}`)
    if (metricsPort !== 0) console.log(`Metrics at http://${host}:${metricsPort}/metrics`)
    stopOnSignal(servers, service.stop)
    return 0
  })
}
