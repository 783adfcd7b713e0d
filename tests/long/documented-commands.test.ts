import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listen } from '#scripts/server/listen.ts'
import { changedFiles, copyProject } from '#tests/support/sites/copy-project.ts'
import { freePort } from '#tests/support/sites/free-port.ts'

const run = promisify(execFile)
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]
const { scripts }: Readonly<{ scripts: Readonly<Record<string, string>> }> = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** Commands whose words have their first one as a command of its own. */
const withParts = new Set(['import', 'owners', 'requests', 'staff'])
/** What other programs read, and none of ours can say whether it is right. */
const foreign = new Set(
  Object.entries(scripts).flatMap(([name, line]) => (line.includes('node_modules/') ? [name] : [])),
)

/** A command as a document has it: its name, its part, and the options that it is given. */
type Documented = Readonly<{ file: string; name: string; part: string; options: readonly string[] }>

function commandsIn(file: string): readonly Documented[] {
  const text = readFileSync(file, 'utf8').replaceAll('\\|', '|')
  const found = text.matchAll(/npm (?:run )?([a-z][\w:-]*)((?: [^\n`]*)?)/g)
  return [...found].flatMap(([, name = '', rest = '']): readonly Documented[] => {
    if (!Object.hasOwn(scripts, name) || foreign.has(name)) return []
    // Up to the next command, or to the words behind it, without what is meant for another program.
    const line = (rest.split(/ && | # | \||: | and /)[0] ?? '').replace(/'[^']*'/g, '')
    const typed = /^ (?:-- )?([a-z][a-z-]*)\b/.exec(line)?.[1] ?? ''
    const part = withParts.has(name) ? typed || (name === 'import' ? 'omnicasa' : '') : ''
    const options = [...line.matchAll(/(?<=[ [])--([a-z][a-z-]*)/g)].map(([, option = '']) => option)
    return [{ file, name, part, options }]
  })
}

const all = documents.flatMap(commandsIn)
const byCommand = Map.groupBy(all, ({ name, part }) => `${name} ${part}`.trim())

async function helpOf(command: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/run.mjs', ...command.split(' '), '--help'])
  return stdout
}

/** Returns each option that a document gives a command and that its help does not have. */
function unknownOptions(help: string, documented: readonly Documented[]): readonly string[] {
  const known = new Set([...help.matchAll(/--([a-z][a-z-]*)/g)].map(([, option]) => option))
  return documented.flatMap(({ file, options }) =>
    options.filter((option) => !known.has(option)).map((option) => `${file}: --${option}`),
  )
}

test('the documents are read: they name many commands, with their options', () => {
  expect(byCommand.size).toBeGreaterThan(30)
  expect(all.flatMap(({ options }) => options).length).toBeGreaterThan(50)
  // The control: an option that no help has is found.
  const wrong = { file: 'README.md', name: 'build', part: '', options: ['quarentine'] }
  expect(unknownOptions('--quarantine', [wrong])).toEqual(['README.md: --quarentine'])
})

test.each([...byCommand])(
  'npm run %s runs, and has each option that a document gives it',
  async (command, documented) => {
    expect(unknownOptions(await helpOf(command), documented)).toEqual([])
  },
  60_000,
)

// The others are run by tests of their own, by `npm test`, or by CI; those of other programs (systemd, Netlify, Docker) are not.
describe('a command that no other test runs, as it is typed', async () => {
  const { out: dist }: Readonly<{ out: string }> = JSON.parse(
    await readFile('.cache/build-report.json', 'utf8'),
  )
  const settings = async () => {
    const dir = await mkdtemp(join(tmpdir(), 'documented-'))
    onTestFinished(() => rm(dir, { recursive: true }))
    const env = {
      SERVICE_DATA: dir,
      SERVICE_SECRET: randomBytes(32).toString('base64'),
      SITE_ORIGIN: 'https://agency.example',
    }
    return {
      dir,
      env: { ...process.env, VITEST: undefined, ...env, PREVIEW_DATA: 'data', PREVIEW_CONTENT: 'content' },
    }
  }
  const typed = async (env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<string> =>
    (await run(process.execPath, ['scripts/run.mjs', ...args], { env, maxBuffer: 2 ** 26 })).stdout

  test('prints a link to the drafts, and one for who may publish', async () => {
    const { env } = await settings()
    expect(await typed(env, 'preview')).toMatch(/^https:\/\/agency\.example\/preview\/\S+\n$/)
    const link = await typed(env, 'preview', '--publish', '--hours', '2')
    expect(link).toMatch(/^https:\/\/agency\.example\/preview\/\S+\n$/)
    expect(link).not.toBe(await typed(env, 'preview'))
  }, 60_000)

  test('writes previews of the mails', async () => {
    const { dir, env } = await settings()
    expect(await typed(env, 'mails', '--dist', dist, '--out', dir)).toMatch(/^\d+ mails: /)
    expect(await readFile(join(dir, 'index.html'), 'utf8')).toContain('<li>')
  }, 120_000)

  test('compares the homes with those of the time before', async () => {
    const { env } = await settings()
    expect(await typed(env, 'alerts', '--dist', dist)).toContain('homes are new')
    expect(await typed(env, 'alerts', '--dist', dist)).toContain('0 homes are new, 0 became cheaper')
  }, 120_000)

  test('tells search engines of the pages, once', async () => {
    const { dir, env } = await settings()
    const told: unknown[] = []
    const engine = createServer(async (request, response) => {
      told.push(await json(request))
      response.end()
    })
    onTestFinished(() => void engine.close())
    const endpoint = `http://localhost:${await listen(engine, 0)}`
    const site = Object(JSON.parse(await readFile('data/site.json', 'utf8')))
    await writeFile(
      join(dir, 'site.json'),
      JSON.stringify({ ...site, indexNow: { key: 'abcdefgh', endpoint } }),
    )
    const tell = () => typed(env, 'indexnow', '--data', dir, '--dist', dist, '--told', join(dir, 'told.json'))
    expect(await tell()).toMatch(/^[\d,.\s]+ pages told\n$/)
    expect(await tell()).toBe('nothing changed\n')
    expect(told).toHaveLength(1)
  }, 60_000)

  test('measures the bytes of each kind of page', async () => {
    const { env } = await settings()
    expect(await typed(env, 'bench', '--only', 'bytes')).toMatch(/^ *property +\d+ +\d+ /m)
  }, 120_000)

  test('cuts the fonts as they are', async () => {
    const root = await copyProject('fonts')
    onTestFinished(() => rm(root, { recursive: true }))
    await run(process.execPath, [join(root, 'scripts/run.mjs'), 'fonts'], { cwd: root })
    expect(await changedFiles(root)).toEqual([])
  }, 120_000)

  test('starts the server for developers', async () => {
    const { env } = await settings()
    const port = await freePort()
    const server = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
      env: { ...env, PORT: String(port) },
      stdio: 'ignore',
    })
    onTestFinished(async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill()
      await ended
    })
    const home = async (): Promise<number | undefined> =>
      await fetch(`http://localhost:${port}/nl/`).then(
        ({ status }) => status,
        () => undefined,
      )
    while (server.exitCode === null && (await home()) === undefined) await setTimeout(500)
    expect(await home()).toBe(200)
  }, 300_000)
})
