import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadReport } from '#scripts/build/build-report.ts'
import { listen } from '#scripts/server/listen.ts'
import { copyDemo, type IncrementalSite } from '#tests/support/sites/incremental-site.ts'

let agency: IncrementalSite
let crm: Server
/** What the CRM gives. */
let feed = ''

beforeAll(async () => {
  agency = await copyDemo(25, ['nl'])
  feed = await readFile(join(agency.dataDir, 'properties.json'), 'utf8')
  // The records come from the feed alone.
  await rm(join(agency.dataDir, 'properties.json'))
  crm = createServer((_, response) => response.end(feed))
})
afterAll(async () => {
  crm.closeAllConnections()
  crm.close()
  await rm(agency.root, { recursive: true })
})

/** Milliseconds that a build may take beside one of the whole site, which makes the same pictures on the same two cores. */
const wholeBuild = 400_000

type Home = Readonly<{ ID: number; Goal: number; Status: number; Price: number }>

test(
  'a publication that watches a feed makes each good change live, and refuses a broken one',
  async () => {
    const address = `http://localhost:${await listen(crm, 0, 'localhost')}/export.json?key=secret`
    const live = join(agency.root, 'live')
    await writeFile(live, 'in the way')
    const dirs = ['--data', agency.dataDir, '--content', agency.contentDir, '--now', agency.day]
    const out = ['--out', join(agency.root, 'dist'), '--report', join(agency.root, 'report'), '--to', live]
    const watch = spawn(
      process.execPath,
      ['scripts/publish.ts', '--import', 'omnicasa', '--watch', '--every', '1', ...dirs, ...out],
      {
        env: { ...process.env, NODE_ENV: 'production', VITEST: undefined, FEED_URL: address },
        detached: true,
      },
    )
    let said = ''
    for (const stream of [watch.stdout, watch.stderr])
      stream.on('data', (chunk: Buffer) => void (said += chunk.toString('utf8')))
    const hears = (words: string | RegExp): Promise<void> =>
      vi.waitFor(() => expect(said).toMatch(words), { timeout: wholeBuild, interval: 100 })
    try {
      await hears('A file is where a directory is expected')
      said = ''
      await rm(live)
      await hears(/Live: .*\n/)
      // What the publication that failed would have changed.
      expect(said).toMatch(/\d+ new/)
      expect(said).not.toContain(' → ')
      const first = await readlink(join(live, 'current'))
      const [home] = homesOnOffer(feed)
      if (home === undefined) throw new Error('no home on offer')
      expect(await pricesOf(live, home.ID)).toContain(inEuros(home.Price))

      said = ''
      feed = feed.replace(`"Price":${home.Price}`, `"Price":${home.Price + 1000}`)
      await hears(/Live: [^]*→.*\n/)
      expect(said).toMatch(
        new RegExp(`${home.ID} .*: €\\s${inEuros(home.Price)} → €\\s${inEuros(home.Price + 1000)}`),
      )
      const second = await readlink(join(live, 'current'))
      expect(second).not.toBe(first)
      expect(await pricesOf(live, home.ID)).toContain(inEuros(home.Price + 1000))
      // One new price renders the pages that show it.
      const { rendered = 0, pages = {} } = (await loadReport(join(agency.root, 'report'))) ?? {}
      expect(rendered).toBeGreaterThan(0)
      expect(rendered).toBeLessThan(Object.values(pages).reduce((sum, count) => sum + count, 0) / 4)

      const records = await readFile(join(agency.dataDir, 'properties.json'))
      for (const [broken, why] of [
        [feed.slice(0, -20), 'not JSON'],
        [JSON.stringify(JSON.parse(feed).slice(0, 5)), 'records are no longer in the export'],
        [feed.replace(`"ID":${home.ID}`, '"ID":"none"'), 'ID: no ID'],
      ] as const) {
        said = ''
        feed = broken
        await hears(new RegExp(why))
        await hears('Nothing was changed')
        expect(await readlink(join(live, 'current'))).toBe(second)
        expect(await readFile(join(agency.dataDir, 'properties.json'))).toEqual(records)
      }
      expect(said).not.toContain('secret')
    } finally {
      const closed = once(watch, 'close')
      process.kill(-(watch.pid ?? 0))
      await closed
    }
  },
  2 * wholeBuild,
)

function homesOnOffer(text: string): readonly Home[] {
  const homes: readonly Home[] = JSON.parse(text)
  return homes.filter(({ Goal, Status, Price }) => Goal === 0 && Status === 1 && Price > 0)
}

function inEuros(price: number): string {
  return price.toLocaleString('nl-BE')
}

/** Returns the amounts on the Dutch page of a home, as visitors see it. */
async function pricesOf(live: string, id: number): Promise<readonly string[]> {
  const root = join(live, 'current/nl')
  const page = (await readdir(root, { recursive: true })).find((path) => path.endsWith(`/${id}/index.html`))
  const html = await readFile(join(root, page ?? ''), 'utf8')
  return [...html.matchAll(/€\s([\d.]+)/g)].flatMap(([, amount = '']) => amount)
}
