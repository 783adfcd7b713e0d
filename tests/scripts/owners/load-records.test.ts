import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadRecordsQuietly } from '#scripts/owners/load-records.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

const names = [
  'mandates',
  'viewings',
  'communications',
  'publications',
  'publication-events',
  'media-views',
  'owner-documents',
  'wanted-papers',
  'offers',
]

test('a service logs where records are broken, and no address', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'owner-records-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  for (const name of names) await writeFile(join(dir, `${name}.json`), '[]')
  const owner = { ID: 'O1', Email: 'an@voorbeeld', Name: 'An', PropertyIDs: '2417' }
  await writeFile(join(dir, 'owners.json'), JSON.stringify([owner]))
  const load = () => loadRecordsQuietly(dir, 'data', day('2026-11-25'))
  await expect(load()).rejects.toThrow(
    /^owners\.json O1 Email not understood\nnpm run owners -- import .* --dry-run/,
  )
  await expect(load()).rejects.not.toThrow('@')
  await writeFile(join(dir, 'owners.json'), '[]')
  expect(await load()).toEqual({ owners: [], homes: [] })
})
