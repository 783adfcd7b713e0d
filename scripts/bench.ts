import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isEntry, runCommand } from '#scripts/kit/command.ts'
import { measureMap } from '#scripts/bench/map/measure-map.ts'
import { measureCompliance } from '#scripts/bench/build/measure-compliance.ts'
import { measureBuild, type Cost } from '#scripts/bench/build/measure-build.ts'
import { measureBytes } from '#scripts/bench/pages/measure-bytes.ts'
import { measurePages } from '#scripts/bench/pages/measure-pages.ts'
import { measureReact } from '#scripts/bench/build/measure-react.ts'
import { multiplyRecords } from '#scripts/bench/build/multiply-records.ts'
import { measureGenerators, volumes } from '#scripts/bench/generators/measure-generators.ts'
import { markMissed } from '#scripts/bench/pages/page-budgets.ts'
import { measureService } from '#scripts/bench/service/measure-service.ts'
import { measureSearch } from '#scripts/bench/search/measure-search.ts'
import { formatCount } from '#scripts/kit/progress.ts'
import { toCount } from '#scripts/requests/with-database.ts'
import { composeSite, siteOptions } from '#site'

const spec = {
  usage: 'npm run bench --',
  about:
    'Measures the build beside React rendering of the same pages, in one run, at the demo volume and at 10,000 records;\n' +
    'then the bytes of each page kind, what a visitor with a phone feels on it, our search beside three libraries, the map,\n' +
    'the compliance report, the service under a load of forms, and clean and incremental builds beside other generators.\n' +
    'Judge the ratios: seconds differ from machine to machine. ✗ marks what misses its budget.',
  options: {
    only: {
      value: 'PART',
      about:
        'build, incremental, search, map, compliance, or bytes, pages or service of the site that the last build wrote',
    },
    seconds: { value: 'N', about: 'how long each database of the service is loaded (30)' },
    records: { value: 'N', about: 'how many records the large site has (10000)' },
    small: { about: 'measure the demo volume only' },
  },
}

const parts: readonly string[] = [
  'build',
  'incremental',
  'bytes',
  'pages',
  'search',
  'map',
  'compliance',
  'service',
]
const peerTimes = 3

/** Measures one site, prints a row for our build and one for the React peer, and returns the path of its report. */
async function benchSite(label: string, dataDir: string | undefined): Promise<string> {
  const work = resolve('.cache/bench', label)
  const build = await measureBuild({ dataDir, out: resolve(work, 'dist'), reportDir: work })
  const react = await measureReact(resolve(work, 'dist'), resolve(work, 'react'), dataDir ?? 'data')
  const row = (name: string, { userSeconds, peakBytes }: Cost): string => {
    const ratio = build.userSeconds / userSeconds
    return `  ${name.padEnd(44)} ${userSeconds.toFixed(1).padStart(8)} s user ${(peakBytes / 2 ** 20).toFixed(0).padStart(7)} MB peak   ${ratio.toFixed(1)} ×`
  }
  const isKept = build.userSeconds <= peerTimes * react.making.userSeconds
  console.log(`\n${label}: ${formatCount(react.pages)} pages (budget: ${peerTimes} × the peer)`)
  console.log(row('build, pictures remembered', build))
  console.log(markMissed(row('peer: records, views, React markup, files', react.making), isKept))
  console.log(row('renderToStaticMarkup of them alone', react.rendering))
  return work
}

async function printPages(reportDir: string): Promise<void> {
  console.log('\nA phone, its processor 4 × slower than this one, slow 4G, HTTP/2 and brotli:')
  await measurePages(reportDir, console.log)
}

/** Numbers of listings for which searching is measured, besides the demo's own. */
const searchVolumes = [10_000, 12_000, 100_000]

async function printSearch(): Promise<void> {
  await measureSearch(
    await composeSite(siteOptions(process.env)),
    searchVolumes,
    resolve('.cache/bench/search'),
  )
}

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const only = input.text('only')
    if (only !== undefined && !parts.includes(only)) {
      console.error(`--only ${only}: expected ${parts.join(', ')}`)
      return 2
    }
    const seconds = toCount('--seconds', input.text('seconds') ?? '30')
    if (only === 'bytes') console.log(await measureBytes('.cache'))
    else if (only === 'pages') await printPages('.cache')
    else if (only === 'search') await printSearch()
    else if (only === 'map') await measureMap(resolve('.cache/bench/map'))
    else if (only === 'service') await measureService(resolve('.cache/bench/service'), seconds)
    else if (only === 'compliance') await measureCompliance(resolve('.cache/bench/compliance'))
    else if (only === 'incremental')
      await measureGenerators(resolve('.cache/bench/generators'), input.has('small') ? [] : volumes)
    else {
      const demo = await benchSite('demo', undefined)
      if (only === undefined) {
        console.log(await measureBytes(demo))
        await printPages(demo)
        await printSearch()
        await measureMap(resolve('.cache/bench/map'))
        await measureCompliance(resolve('.cache/bench/compliance'))
        await measureService(resolve('.cache/bench/service'), seconds)
        await measureGenerators(resolve('.cache/bench/generators'), input.has('small') ? [] : volumes)
      }
      if (!input.has('small')) {
        const dataDir = resolve('.cache/bench/data')
        const records = Number(input.text('records') ?? 10_000)
        await multiplyRecords(resolve('data'), dataDir, records)
        const large = await benchSite(`${records} records`, dataDir)
        if (only === undefined) console.log(await measureBytes(large))
      }
      await rm('.cache/bench', { recursive: true, force: true })
    }
    return 0
  })
}
