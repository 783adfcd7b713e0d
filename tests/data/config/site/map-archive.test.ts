import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadMapArchive } from '#data/config/site/load-map-archive.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'

let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'map-archive-'))
  await mkdir(join(dir, 'map'))
  await writeFile(join(dir, 'map/region.pmtiles'), 'PMTiles')
})
afterAll(() => rm(dir, { recursive: true }))

async function load(pmtilesUrl: string | undefined) {
  const log = createProblemLog()
  const archive = await loadMapArchive(createDataSource(dir, log), { hosts: [], pmtilesUrl })
  return { archive, problems: log.problems }
}

test('an archive among the data is published under a name of its content', async () => {
  const { archive, problems } = await load('map/region.pmtiles')
  expect(problems).toEqual([])
  expect(archive?.path).toMatch(/^\/map\/region-[0-9a-f]{8}\.pmtiles$/)
  expect(archive?.file).toBe(join(dir, 'map/region.pmtiles'))
  await writeFile(join(dir, 'map/region.pmtiles'), 'PMTiles, another')
  expect((await load('map/region.pmtiles')).archive?.path).not.toBe(archive?.path)
})

test('an archive that is missing is an error, with its remedy', async () => {
  const { archive, problems } = await load('map/other.pmtiles')
  expect(archive).toBeUndefined()
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'error',
      field: 'map.pmtilesUrl',
      remedy: expect.stringMatching(/\w/),
    }),
  ])
})

test.each([undefined, '/map/region.pmtiles', 'https://tiles.example/region.pmtiles', 'map/../site.pmtiles'])(
  'nothing is published for %s',
  async (address) => {
    expect(await load(address)).toEqual({ archive: undefined, problems: [] })
  },
)
