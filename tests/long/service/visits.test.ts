import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpClient } from '#tests/support/load/http-client.ts'
import { startSmtpPeer } from '#tests/support/load/smtp-peer.ts'
import { readVisits } from '#tests/support/service/read-visits.ts'
import { prepareStormService } from '#tests/support/service/storm-service.ts'

/** Beacons, of which about 30 % repeat a visit and 20 % are of robots. */
const beacons = Number(process.env['BEACONS'] ?? 1_000_000)
const kills = 5
const connections = 64
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
/** Homes of the demo. */
const homes = ['property/2560', 'property/2442', 'property/2417']

/** Returns the address, home and user agent of a beacon: three of ten are visits that come again five beacons later. */
function beacon(index: number) {
  const isRobot = index % 5 === 4
  const visitor = index % 10 < 3 ? index + 5 : index
  const address = [10, (visitor >> 16) & 255, (visitor >> 8) & 255, visitor & 255].join('.')
  return { address, home: homes[visitor % homes.length] ?? '', agent: isRobot ? robot : firefox, isRobot }
}

test(
  'counts are exact within what was acknowledged, whatever kills the service',
  { timeout: 7_200_000 },
  async () => {
    const peer = await startSmtpPeer(undefined, false)
    onTestFinished(peer.stop)
    const service = await prepareStormService(peer.url)
    onTestFinished(service.remove)
    const client = createHttpClient()
    let running = await service.start()
    const acknowledged = new Set<string>()
    const sent = new Set<string>()
    let next = 0
    const send = async (): Promise<void> => {
      while (next < beacons) {
        const { address, home, agent, isRobot } = beacon(next)
        next += 1
        const headers = {
          'content-type': 'application/x-www-form-urlencoded',
          'user-agent': agent,
          'x-forwarded-for': address,
          origin: 'http://localhost:4321',
        }
        const visit = `${address} ${home}`
        if (!isRobot) sent.add(visit)
        const body = `subject=${home}&from=`
        const { status } = await client.send(running.url, { path: '/forms/visits', headers, body })
        if (status === 204 && !isRobot) acknowledged.add(visit)
        // A browser sends a beacon once: a visit that meets a service that is away is lost.
        if (status === undefined) await setTimeout(50)
      }
    }
    const storm = Promise.all(Array.from({ length: connections }, send))
    for (let kill = 1; kill <= kills; kill += 1) {
      await expect
        .poll(() => next, { timeout: 3_600_000, interval: 20 })
        .toBeGreaterThan((kill * beacons) / (kills + 1))
      await running.kill()
      running = await service.start()
    }
    await storm
    client.close()
    await running.stop()
    const counted = readVisits(service.dir).reduce((sum, { visits }) => sum + visits, 0)
    console.log(
      `${beacons} beacons, ${kills} kills: ${acknowledged.size} visitors acknowledged, ${counted} counted, ${sent.size} sent`,
    )
    expect(counted).toBeGreaterThanOrEqual(acknowledged.size)
    expect(counted).toBeLessThanOrEqual(sent.size)
    // What nobody answered was in flight when the service was killed: one a connection at most.
    expect(counted - acknowledged.size).toBeLessThanOrEqual(kills * connections)
  },
)
