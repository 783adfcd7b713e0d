import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isEntry, runCommand } from '#scripts/kit/command.ts'
import { measureBuilds } from '#scripts/bench/build/measure-builds.ts'
import { measureBytes } from '#scripts/bench/pages/measure-bytes.ts'
import { measurePages } from '#scripts/bench/pages/measure-pages.ts'
import { measureType } from '#scripts/bench/pages/measure-type.ts'
import { measureDesk } from '#scripts/bench/service/measure-desk.ts'
import { measureService } from '#scripts/bench/service/measure-service.ts'
import { measureSearch } from '#scripts/bench/search/measure-search.ts'
import { toCount } from '#scripts/requests/with-database.ts'
import { composeSite, siteOptions } from '#site'

const spec = {
  usage: 'npm run bench --',
  about:
    'Measures the bytes of each page kind, what a visitor with a phone feels on it, the search, the service under a load of\n' +
    'forms, the desk with five years of requests, and builds: clean, after one price changed, and again, of the demo and of 12,000 records.\n' +
    'Seconds differ from machine to machine. ✗ marks what misses its budget.',
  options: {
    only: {
      value: 'PART',
      about: 'build, search, or bytes, pages, type, service or desk of the site that the last build wrote',
    },
    seconds: { value: 'N', about: 'how long each database of the service is loaded (30)' },
    small: { about: 'build the demo only; fill the desk with a twentieth of the requests' },
  },
}

/** Numbers of listings for which searching is measured, besides the demo's own. */
const searchVolumes = [12_000, 20_000]

const work = (part: string): string => resolve('.cache/bench', part)

/** Measures each part of the site, in the order in which they are printed. */
const parts: Readonly<Record<string, (seconds: number, isSmall: boolean) => Promise<void>>> = {
  bytes: async () => console.log(await measureBytes('.cache')),
  pages: async () => {
    console.log('\nA phone, its processor 4 × slower than this one, slow 4G, HTTP/2 and brotli:')
    await measurePages('.cache')
  },
  type: async () => {
    console.log('\nFirst visits with a phone, three seconds after the start:')
    await measureType('.cache')
  },
  search: async () =>
    measureSearch(await composeSite(siteOptions(process.env)), searchVolumes, work('search')),
  service: async (seconds) => measureService(seconds),
  desk: async (seconds, isSmall) => {
    const of = isSmall ? 20 : 1
    await measureDesk(seconds * 10, { requests: 10_000 / of, bookings: 2000 / of, years: 5 })
  },
  build: async (_, isSmall) => measureBuilds(work('build'), isSmall),
}

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const only = input.text('only')
    if (only !== undefined && parts[only] === undefined) {
      console.error(`--only ${only}: expected ${Object.keys(parts).join(', ')}`)
      return 2
    }
    const seconds = toCount('--seconds', input.text('seconds') ?? '30')
    for (const [name, measure] of Object.entries(parts))
      if (only === undefined || only === name) await measure(seconds, input.has('small'))
    await rm('.cache/bench', { recursive: true, force: true })
    return 0
  })
}
