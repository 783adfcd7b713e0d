import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDataSource } from '#data/file/data-source.ts'
import { loadRecords } from '#data/load-records.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { context, goodRecord, languages } from './read-records.ts'

test('a home in another town than its project is reported; in another street it is not', async () => {
  const project = { ID: 70, Name: 'Hof ter Kaai', WebID: '2', Zip: '9290', City: 'BERLARE', Street: 'Dorp' }
  const homes = [
    { ...goodRecord, ID: 1, ProjectID: 70 },
    { ...goodRecord, ID: 2, ProjectID: 70, Zip: '9230', City: 'WETTEREN', GoogleX: 51.004, GoogleY: 3.885 },
    { ...goodRecord, ID: 3, Zip: '9230', City: 'WETTEREN', GoogleX: 51.004, GoogleY: 3.885 },
  ]
  const dir = await mkdtemp(join(tmpdir(), 'load-records-'))
  try {
    await writeFile(join(dir, 'projects.json'), JSON.stringify([project]))
    await writeFile(join(dir, 'properties.json'), JSON.stringify(homes))
    const log = createProblemLog()
    await loadRecords(createDataSource(dir, log), languages, context)
    expect(
      log.problems.flatMap(({ message, record }) => (message.includes('its project') ? [record] : [])),
    ).toEqual(['2'])
  } finally {
    await rm(dir, { recursive: true })
  }
})
