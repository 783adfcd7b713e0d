import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { ensureShell } from '#scripts/browsers/find-browser.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { CommandError, isEntry, runCommand } from '#scripts/kit/command.ts'
import { createRandom } from '#scripts/kit/random.ts'
import { memoryDir } from './memory-dir.ts'

/** A layer whose code is changed: the folders of tests that must notice, and the least share of changes that they must. */
type Mutated = Readonly<{ tests: readonly string[]; least: number }>

const pure = { tests: ['domain', 'routes', 'search', 'text'], least: 85 }

const layers: Readonly<Record<string, Mutated>> = {
  domain: pure,
  routes: pure,
  search: pure,
  islands: { tests: ['islands'], least: 80 },
  client: { tests: ['client'], least: 80 },
  service: { tests: ['service'], least: 80 },
}

const spec = {
  usage: 'npm run test:mutation --',
  about:
    'Changes the code of each layer, one thing at a time, and fails where its unit tests notice too few of the changes.\n' +
    'What was measured before, and has not changed since, is not measured again.',
  options: {
    only: {
      value: 'PATH',
      about: `a layer (${Object.keys(layers).join(', ')}), or a folder or file in one: client/page`,
    },
    tests: { value: 'PATH', about: 'the folder of tests to run, instead of all tests of the layer' },
    sample: {
      value: 'FILES',
      about: 'change only so many files of each path, drawn at random by --seed (1)',
    },
    seed: { value: 'NUMBER', about: 'draws another sample' },
  },
}

/** Returns the files of a path below `src`, or a sample of them that a seed draws. */
async function filesOf(path: string, sample: string | undefined, seed: string): Promise<readonly string[]> {
  if (/\.tsx?$/.test(path)) return [`src/${path}`]
  const files = (await listFiles(`src/${path}`)).filter((file) => /\.tsx?$/.test(file)).toSorted()
  const drawn = createRandom(Number(seed)).shuffle(files)
  return drawn.slice(0, Number(sample ?? files.length)).map((file) => `src/${path}/${file}`)
}

/** Measures some files of a path below `src`. */
async function measure(path: string, files: readonly string[], { tests, least }: Mutated): Promise<void> {
  process.env['MUTATION_TESTS'] = tests.join(',')
  if (tests.some((folder) => /^(?:islands|client)/.test(folder))) ensureShell(console.log)
  // Each mutant of the service writes databases, which are gone with this process.
  const dir = mkdtempSync(join(memoryDir(), 'mutation-'))
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }))
  process.env['TMPDIR'] = dir
  // Each path has results of its own: a score counts all that its file holds.
  const at = `.cache/mutation/${path.replaceAll(/[^\w-]+/g, '-')}`
  await new Stryker({
    mutate: [...files],
    thresholds: { high: 95, low: least, break: least },
    incrementalFile: `${at}.json`,
    htmlReporter: { fileName: `${at}.html` },
    jsonReporter: { fileName: `${at}-report.json` },
  }).runMutationTest()
}

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const only = input.text('only')
    const tests = input.text('tests')
    for (const path of only === undefined ? Object.keys(layers) : [only]) {
      const layer = layers[path.split('/')[0] ?? '']
      if (layer === undefined)
        throw new CommandError(`--only ${path}: expected ${Object.keys(layers).join(', ')}`)
      const files = await filesOf(path, input.text('sample'), input.text('seed') ?? '1')
      await measure(path, files, tests === undefined ? layer : { ...layer, tests: [tests] })
    }
    // Stryker sets it for a layer below its share.
    return Number(process.exitCode ?? 0)
  })
}
