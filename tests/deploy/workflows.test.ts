import { execFile, execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { validateWorkflow } from '@action-validator/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const folder = '.github/workflows'
const run = promisify(execFile)

type Step = Readonly<{ id?: string; name?: string; run?: string; env?: Readonly<Record<string, string>> }>
type Workflow = Readonly<{
  on: Readonly<{ schedule: readonly { cron: string }[] }>
  jobs: Readonly<Record<string, Readonly<{ steps: readonly Step[] }>>>
}>

describe.each(await readdir(folder))('%s', (file) => {
  test('is a workflow', async () => {
    expect(validateWorkflow(await readFile(join(folder, file), 'utf8')).errors).toEqual([])
  })

  test('runs commands of the project that exist', async () => {
    const { scripts }: Readonly<{ scripts: object }> = JSON.parse(await readFile('package.json', 'utf8'))
    const text = await readFile(join(folder, file), 'utf8')
    const called = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(called.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})

test('a workflow with a key that does not exist is found', async () => {
  const text = await readFile(join(folder, 'publish.yml'), 'utf8')
  const broken = text.replace('timeout-minutes', 'timeout-minuten')
  expect(validateWorkflow(broken).errors).not.toEqual([])
})

describe('the nightly publication', () => {
  let root: string
  let publish: Workflow
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'workflow-'))
    publish = parse(await readFile(join(folder, 'publish.yml'), 'utf8'))
  })
  afterAll(() => rm(root, { recursive: true }))

  const step = (is: (step: Step) => boolean): string =>
    Object.values(publish.jobs)
      .flatMap(({ steps }) => steps)
      .find(is)?.run ?? 'exit 9'

  /** Runs a step as GitHub does, with a program in place of another. */
  async function runStep(
    script: string,
    program: string,
    says: string,
    env: NodeJS.ProcessEnv,
  ): Promise<string> {
    await writeFile(join(root, program), `#!/bin/sh\n${says}\n`)
    await chmod(join(root, program), 0o755)
    const output = join(root, 'output')
    await writeFile(output, '')
    const path = [root, process.env['PATH']].join(delimiter)
    await run('bash', ['-e', '-c', script], {
      env: { ...process.env, PATH: path, GITHUB_OUTPUT: output, ...env },
    })
    return readFile(output, 'utf8')
  }

  test.each([
    ['2026-01-15', 'winter'],
    ['2026-03-29', 'the day on which summer time begins'],
    ['2026-03-30', 'the day after'],
    ['2026-07-15', 'summer'],
    ['2026-10-25', 'the day on which it ends'],
    ['2026-10-26', 'the day after that'],
  ])('runs once, at five past midnight in Belgium, on %s, %s', async (day) => {
    const date = execFileSync('which', ['date'], { encoding: 'utf8' }).trim()
    const midnight = Date.parse(`${day}T00:00:00Z`)
    const published: string[] = []
    for (const { cron } of publish.on.schedule) {
      const [minute, hour] = cron.split(' ')
      // The evening before, in UTC; a quarter late, as schedules are.
      const at = midnight - 86_400_000 + (Number(hour) * 60 + Number(minute) + 15) * 60_000
      const says = `exec ${date} -d @${at / 1000} "$@"`
      const output = await runStep(
        step(({ id }) => id === 'season'),
        'date',
        says,
        { SCHEDULE: cron },
      )
      const belgian = new Intl.DateTimeFormat('sv', {
        dateStyle: 'short',
        timeStyle: 'short',
        timeZone: 'Europe/Brussels',
      })
      if (output.includes('publish=yes')) published.push(belgian.format(at))
    }
    expect(published).toEqual([`${day} 00:20`])
  })

  test.each([
    ['is started by hand', ''],
    ['has a schedule of every hour', '5 * * * *'],
  ])('runs whenever it %s', async (_, schedule) => {
    const output = await runStep(
      step(({ id }) => id === 'season'),
      'date',
      'echo +0100',
      { SCHEDULE: schedule },
    )
    expect(output).toBe('publish=yes\n')
  })

  test.each([
    [{ TO: 's3://www' }, ['run', 'publish', '--', '--to', 's3://www']],
    [
      { TO: 'site', WITH: 'netlify deploy --dir {dir}', NOTIFY: 'mailto:a@agency.example', ROLLBACK: 'true' },
      [
        'run',
        'publish',
        '--',
        '--to',
        'site',
        '--with',
        'netlify deploy --dir {dir}',
        '--notify',
        'mailto:a@agency.example',
        '--rollback',
      ],
    ],
  ])('with %j it calls npm', async (env, args) => {
    const none = { WITH: '', NOTIFY: '', ROLLBACK: '' }
    const says = String.raw`printf '%s\n' "$@" > "$GITHUB_OUTPUT"`
    const output = await runStep(
      step(({ name }) => name === 'Publish'),
      'npm',
      says,
      { ...none, ...env },
    )
    expect(output.trim().split('\n')).toEqual(args)
  })

  test('keeps the ledger beside what an editor saved meanwhile', async () => {
    const [bare, editor, runner] = ['bare', 'editor', 'runner'].map((name) => join(root, name)) as [
      string,
      string,
      string,
    ]
    const git = async (dir: string, ...args: readonly string[]): Promise<string> =>
      (await run('git', ['-C', dir, '-c', 'user.name=E', '-c', 'user.email=e@agency.example', ...args]))
        .stdout
    const save = async (file: string, text: string): Promise<void> => {
      await writeFile(join(editor, file), text)
      await git(editor, 'add', '.')
      await git(editor, 'commit', '-qm', file)
      await git(editor, 'push', '-q', 'origin', 'main')
    }
    await run('git', ['init', '-q', '--bare', '-b', 'main', bare])
    await run('git', ['clone', '-q', bare, editor])
    await git(editor, 'checkout', '-q', '-b', 'main')
    await mkdir(join(editor, 'data'))
    await save('data/url-ledger.json', '{}')
    // As actions/checkout does it: the last commit alone.
    await run('git', ['clone', '-q', '--depth', '1', `file://${bare}`, runner])
    await writeFile(join(runner, 'data/url-ledger.json'), '{"paths":{}}')
    await save('data/menu.json', '[]')
    await run('bash', ['-e', '-c', step(({ name }) => name === 'Keep the ledger and imported records')], {
      cwd: runner,
    })
    expect(await git(bare, 'show', 'main:data/url-ledger.json')).toBe('{"paths":{}}')
    expect(await git(bare, 'show', 'main:data/menu.json')).toBe('[]')
    expect(await git(bare, 'log', '-1', '--format=%an %cn', 'main')).toBe('Publish Publish\n')
  })

  test('says a refusal in an annotation of one line', async () => {
    const script = step(({ name }) => name === 'Say why nothing was published')
    const say = async (): Promise<string> => (await run('bash', ['-e', '-c', script], { cwd: root })).stdout
    expect(await say()).toBe('')
    await mkdir(join(root, '.cache'))
    const refused = { text: 'menu.json: 1 error\n  100 % wrong' }
    await writeFile(join(root, '.cache/publication.json'), JSON.stringify({ refused }))
    expect(await say()).toBe('::error title=Not published::menu.json: 1 error%0A  100 %25 wrong\n')
    await writeFile(join(root, '.cache/publication.json'), '{}')
    expect(await say()).toBe('')
  })
})
