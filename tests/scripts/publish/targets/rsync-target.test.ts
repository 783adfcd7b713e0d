import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTarget } from '#scripts/publish/targets/open-target.ts'
import { parseRemoteDir } from '#scripts/publish/targets/rsync-target.ts'
import { releaseName, releasesKept } from '#scripts/publish/targets/releases.ts'
import { hasRsync, writeLocalSsh } from '#tests/support/deploy/local-ssh.ts'
import { writeSite } from '#tests/support/deploy/release-files.ts'

test.each([
  ['web@www.agency.example:/srv/site', { host: 'web@www.agency.example', dir: '/srv/site' }],
  ['web:site', { host: 'web', dir: 'site' }],
  ['/srv/site', undefined],
  ['./a:b', undefined],
  [String.raw`C:\site`, undefined],
  ['s3://bucket/site', undefined],
  ['-oProxyCommand=x:/srv', undefined],
])('%s is on the host %j', (to, remote) => {
  expect(parseRemoteDir(to)).toEqual(remote)
})

describe.skipIf(!hasRsync)('with rsync', () => {
  let root: string
  let dir: string
  const path = process.env['PATH']

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'rsync-'))
    dir = join(root, "agency's site")
    await writeLocalSsh(root)
    process.env['PATH'] = [root, path].join(delimiter)
  })
  afterEach(async () => {
    process.env['PATH'] = path
    await rm(root, { recursive: true, force: true })
  })

  const open = (host = 'web') => openTarget({ to: `${host}:${dir}` }, {}, () => {})
  const live = (): Promise<string> => readFile(join(dir, 'current/nl/index.html'), 'utf8')
  async function release(text: string, minute: number): Promise<string> {
    await writeSite(join(root, 'built'), { 'nl/index.html': text, 'style.css': 'body {}' })
    const name = releaseName(`2026-11-26T11:${String(minute).padStart(2, '0')}:00.000Z`)
    await (await open()).publish(join(root, 'built'), name)
    return name
  }

  test('a release is live on the host, unchanged files take no space, and rolling back works', async () => {
    const first = await release('one', 1)
    const second = await release('two', 2)
    expect(await live()).toBe('two')
    const style = (name: string) => stat(join(dir, 'releases', name, 'style.css'))
    expect((await style(second)).ino).toBe((await style(first)).ino)
    expect((await style(second)).mode & 0o777).toBe(0o644)
    expect(await (await open()).status(second)).toBe('live')
    expect(await (await open()).rollBack()).toBe(first)
    expect([await live(), await (await open()).status(second)]).toEqual(['one', 'taken back'])
    await expect((await open()).rollBack()).rejects.toThrow(`web:${dir} has no release before ${first}`)
  })

  test('what a killed publication left is repaired, and old releases go', async () => {
    await release('one', 1)
    await writeSite(join(dir, 'next'), { 'half.html': '' })
    await writeSite(join(dir, 'releases/2026-11-26T11-02-00.000Z'), { 'half.html': '' })
    for (let minute = 2; minute <= releasesKept + 1; minute += 1) await release(`site ${minute}`, minute)
    expect(await readdir(join(dir, 'releases'))).toHaveLength(releasesKept)
    expect(await readdir(join(dir, 'current'))).toEqual(['nl', 'style.css'])
    expect(await readdir(join(dir, 'releases/2026-11-26T11-02-00.000Z'))).toEqual(['nl', 'style.css'])
    expect(await live()).toBe(`site ${releasesKept + 1}`)
  })

  test('a host that is not reached is named', async () => {
    await expect((await open('elsewhere')).status('x')).rejects.toThrow(
      'ssh ended with 255: no route to elsewhere',
    )
  })
})
