import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpClient } from '#tests/support/load/http-client.ts'
import { startSmtpPeer } from '#tests/support/load/smtp-peer.ts'
import { prepareStormService } from '#tests/support/service/storm-service.ts'

const starts = 10

test('a service that is started again answers soon', { timeout: 300_000 }, async () => {
  const peer = await startSmtpPeer()
  onTestFinished(peer.stop)
  const service = await prepareStormService(peer.url)
  onTestFinished(service.remove)
  const client = createHttpClient()
  onTestFinished(client.close)
  // The first start of a version compiles it, and keeps what it compiled.
  await (await service.start()).kill()
  const times: number[] = []
  for (let start = 0; start < starts; start += 1) {
    const from = performance.now()
    const running = await service.start()
    while ((await client.send(running.url, { path: '/readyz' })).status !== 200) await setTimeout(10)
    times.push(Math.round(performance.now() - from))
    await running.kill()
  }
  const [median = 0] = times.toSorted((one, other) => one - other).slice(starts / 2)
  console.log(
    `${starts} starts: ${Math.min(...times)} to ${Math.max(...times)} ms to the first answer of /readyz,`,
    `median ${median}; load average ${loadavg()[0]?.toFixed(1)}`,
  )
  // Three seconds on an idle machine.
  expect(median).toBeLessThan(9000)
})
