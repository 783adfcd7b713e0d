import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isEntry, runCommand } from '#scripts/command.ts'
import { measureBuild, type Cost } from '#scripts/bench/measure-build.ts'
import { measureBytes } from '#scripts/bench/measure-bytes.ts'
import { measureReact } from '#scripts/bench/measure-react.ts'
import { multiplyRecords } from '#scripts/bench/multiply-records.ts'
import { formatCount } from '#scripts/progress.ts'

const spec = {
  usage: 'npm run bench --',
  about:
    'Measures the build beside React rendering of the same pages, in one run, at the demo volume and at 10,000 records;\n' +
    'then the bytes of each page kind. Judge the ratios: seconds differ from machine to machine.',
  options: {
    records: { value: 'N', about: 'how many records the large site has (10000)' },
    small: { about: 'measure the demo volume only' },
  },
}

/** Measures one site and prints a row for the build and one for its peer. */
async function benchSite(label: string, dataDir: string | undefined): Promise<void> {
  const work = resolve('.cache/bench', label)
  const build = await measureBuild({ dataDir, out: resolve(work, 'dist'), reportDir: work })
  const react = await measureReact(resolve(work, 'dist'), resolve(work, 'react'), dataDir ?? 'data')
  const row = (name: string, { userSeconds, peakBytes }: Cost): string => {
    const ratio = build.userSeconds / userSeconds
    return `  ${name.padEnd(44)} ${userSeconds.toFixed(1).padStart(8)} s user ${(peakBytes / 2 ** 20).toFixed(0).padStart(7)} MB peak   ${ratio.toFixed(1)} ×`
  }
  console.log(`\n${label}: ${formatCount(react.pages)} pages (budget: 3 × the peer)`)
  console.log(row('build, pictures remembered', build))
  console.log(row('peer: records, views, React markup, files', react.making))
  console.log(row('renderToStaticMarkup of them alone', react.rendering))
  console.log(await measureBytes(resolve(work, 'dist'), work))
}

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const records = Number(input.text('records') ?? 10_000)
    await benchSite('demo', undefined)
    if (!input.has('small')) {
      const dataDir = resolve('.cache/bench/data')
      await multiplyRecords(resolve('data'), dataDir, records)
      await benchSite(`${records} records`, dataDir)
    }
    await rm('.cache/bench', { recursive: true, force: true })
    return 0
  })
}
