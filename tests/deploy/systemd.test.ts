import { execFile, spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const units = 'deploy/systemd'
const isThere = spawnSync('systemd-analyze', ['--version']).status === 0
const run = promisify(execFile)

/** Returns the value of a line of a unit. */
async function read(unit: string, key: string): Promise<string> {
  const text = await readFile(join(units, unit), 'utf8')
  return new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? ''
}

test('the service calls a command with options that exist', async () => {
  const line = await read('agency-site.service', 'ExecStart')
  const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  const [, script = '', ...args] = words
  const { stdout } = await run(process.execPath, [script, ...args, '--help'])
  expect(stdout).toContain('Usage: npm run publish --')
  await expect(run(process.execPath, [script, ...args, '--unknown', '--help'])).rejects.toThrow('--unknown')
})

describe.skipIf(!isThere)('systemd', () => {
  test('reads the units without a complaint', async () => {
    const root = await mkdtemp(join(tmpdir(), 'units-'))
    await cp(units, root, { recursive: true })
    // The programs are where the host of the site has them.
    const files = (await readdir(root)).map((name) => join(root, name))
    for (const file of files) {
      const text = await readFile(file, 'utf8')
      await writeFile(file, text.replaceAll(/^(Exec\w+=)\/usr\/bin\/\w+/gm, `$1${process.execPath}`))
    }
    const { stderr } = await run('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', ...files])
    expect(stderr.split('\n').filter((line) => line.includes('agency-site'))).toEqual([])
    await rm(root, { recursive: true })
  })

  test('waits for the file that a publication touches', async () => {
    const watched = await read('agency-site-reload.path', 'PathChanged')
    expect(await read('agency-site.service', 'ExecStart')).toContain(`--after 'touch ${watched}'`)
  })

  test('starts the timer at five past midnight in Belgium, in summer and winter', async () => {
    const calendar = await read('agency-site.timer', 'OnCalendar')
    for (const [from, utc] of [
      ['2026-07-15 12:00:00 UTC', '2026-07-15 22:05:00 UTC'],
      ['2026-12-15 12:00:00 UTC', '2026-12-15 23:05:00 UTC'],
    ] as const) {
      const { stdout } = await run('systemd-analyze', ['calendar', `--base-time=${from}`, calendar], {
        env: { ...process.env, TZ: 'UTC' },
      })
      expect(stdout).toContain(utc)
    }
  })
})
