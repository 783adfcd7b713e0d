import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '#tests/support/service/owner-browser.ts'
import { sqlite } from '#tests/support/service/databases/engines.ts'
import { mannWhitneyP } from '#tests/support/mann-whitney.ts'
import { startPortalSite } from '#tests/support/service/portal-site.ts'

/** Tries for known and for unknown addresses each; an account takes four, so that none is made to wait. */
const tries = Number(process.env['TRIES'] ?? 1000)
const perAccount = 4
const atOnce = 8

test('the time of an answer does not say who has an account', { timeout: 3_600_000 }, async () => {
  const limits = { formsPerQuarter: 1_000_000 }
  const site = await startPortalSite(await sqlite.create(), limits, { pause: setTimeout })
  onTestFinished(site.stop)
  const accounts = Math.ceil(tries / perAccount)
  const known = Array.from({ length: accounts }, (_, index) => `known-${index}@owner.example`)
  for (const email of known) await site.signIn(email)
  const kinds = [
    ...Array.from({ length: tries }, (_, index) => ['known', known[index % accounts] ?? ''] as const),
    ...Array.from(
      { length: tries },
      (_, index) => ['unknown', `nobody-${index % accounts}@owner.example`] as const,
    ),
  ]
  // One after the other in turns, so that what else the machine does falls on both alike.
  const order = kinds.map((kind, index) => ({ kind, at: (index % tries) * 2 + Math.floor(index / tries) }))
  const queue = order.toSorted((one, other) => one.at - other.at).map(({ kind }) => kind)
  const times = { known: [] as number[], unknown: [] as number[] }
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [kind, email] = next
      const browser = openBrowser(site.service)
      const from = performance.now()
      const { status } = await browser.post('/portal/nl/sign-in', { email, password: 'een fout wachtwoord' })
      times[kind].push(performance.now() - from)
      expect(status).toBe(401)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
  const p = mannWhitneyP(times.known, times.unknown)
  console.log(
    `${2 * tries} tries: median ${median(times.known)?.toFixed(2)} ms known, ${median(times.unknown)?.toFixed(2)} ms unknown, p ${p.toFixed(3)}`,
  )
  expect(p).toBeGreaterThan(0.01)
})
