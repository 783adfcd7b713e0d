import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { problemsOf } from './problems-of.ts'

/** A directory with a site, a link to it, and directories for the service. */
async function makeFolders(): Promise<(name: string) => string> {
  const dir = await mkdtemp(join(tmpdir(), 'service-folders-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  for (const name of ['site/nl', 'papers/owners', 'var/documents'])
    await mkdir(join(dir, name), { recursive: true })
  await symlink(join(dir, 'site'), join(dir, 'live'))
  return (name) => join(dir, name)
}

test.each([
  [{ SERVICE_DATA: 'site/var' }, ['SERVICE_DATA', 'OWNER_DOCUMENTS', 'DOCUMENTS']],
  [{ DOCUMENTS: 'site/nl' }, ['DOCUMENTS']],
  [{ OWNER_DOCUMENTS: 'live/nl' }, ['OWNER_DOCUMENTS']],
  [{ OWNER_RECORDS: 'site' }, ['OWNER_DOCUMENTS', 'OWNER_RECORDS']],
])('directories in the site are refused: %j', async (variables, names) => {
  const at = await makeFolders()
  const environment = { SERVICE_DATA: at('var'), ...mapValues(variables, at) }
  for (const dist of ['site', 'live'])
    expect(problemsOf(environment, at(dist)).map((line) => line.split('=')[0])).toEqual(names)
})

test.each([
  [{ DOCUMENTS: '' }],
  [{ DOCUMENTS: 'var' }],
  [{ DOCUMENTS: 'papers', OWNER_DOCUMENTS: 'papers' }],
  [{ DOCUMENTS: 'papers', OWNER_DOCUMENTS: 'papers/owners' }],
  [{ DOCUMENTS: 'papers/owners', OWNER_DOCUMENTS: 'papers' }],
  [{ DOCUMENTS: 'papers', OWNER_RECORDS: 'papers/owners' }],
])('documents for visitors lie apart from what is not for them: %j', async (variables) => {
  const at = await makeFolders()
  const environment = { SERVICE_DATA: at('var'), ...mapValues(variables, at) }
  const problems = problemsOf(environment, at('site'))
  expect(problems.length).toBeGreaterThan(0)
  for (const line of problems) expect(line).toContain('is given to visitors')
})

test('the whole disk is no directory of documents', () => {
  expect(problemsOf({ DOCUMENTS: '/' }).join()).toContain('DOCUMENTS=/ is given to visitors')
})

test.each(['SERVICE_DATA', 'OWNER_DOCUMENTS', 'OWNER_RECORDS', 'DOCUMENTS'])(
  '%s is a directory of the service’s own, not the disk, that of temporary files, or a home',
  async (name) => {
    const at = await makeFolders()
    await chmod(at('papers'), 0o1777)
    await symlink(tmpdir(), at('temporary'))
    const home = process.env['HOME']
    onTestFinished(() => void (process.env['HOME'] = home))
    process.env['HOME'] = at('site/..')
    for (const dir of ['/', tmpdir(), at('temporary'), at('papers'), homedir()]) {
      const problems = problemsOf({ SERVICE_DATA: at('var'), [name]: dir }, at('site'))
      expect(problems.filter((line) => line.startsWith(`${name}=${dir} is for others too`))).toHaveLength(1)
    }
    process.env['HOME'] = at('var')
    await writeFile(at('var/.profile'), '')
    expect(problemsOf({ SERVICE_DATA: at('var') }, at('site'))).toEqual([])
    await chmod(at('var'), 0o777)
    expect(problemsOf({ SERVICE_DATA: at('var') }, at('site'))).toEqual([])
  },
)

function mapValues(
  values: Readonly<Record<string, string>>,
  map: (value: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}
