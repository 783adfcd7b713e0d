import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadNearbyPlaces } from '#data/config/agency/nearby-places.ts'
import { createDataSource, ownDataDir } from '#data/file/data-source.ts'
import { everywhere } from '#tests/support/catalogue/catalogue-factory.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'

async function load(places: unknown) {
  const dir = await mkdtemp(join(tmpdir(), 'places-'))
  await writeFile(join(dir, 'places.json'), JSON.stringify(places))
  const log = createProblemLog()
  return { places: await loadNearbyPlaces(createDataSource(dir, log, dir)), problems: log.problems }
}

const zele = { kind: 'station', name: 'Zele', coordinates: { latitude: 51.07, longitude: 4.04 } }

describe('places.json', () => {
  test('lists stations, schools and shops with their names', async () => {
    expect((await load([zele])).places).toEqual([{ ...zele, name: everywhere('Zele') }])
  })

  test.each([
    ['another kind', { ...zele, kind: 'casino' }],
    ['no name', { ...zele, name: '' }],
    ['no point on earth', { ...zele, coordinates: { latitude: 510.7, longitude: 4.04 } }],
  ])('refuses %s, and keeps the rest', async (_, broken) => {
    const { places, problems } = await load([broken, zele])
    expect(places).toHaveLength(1)
    expect(problems).toHaveLength(1)
  })

  test('of the demo are real stations of its region', async () => {
    const log = createProblemLog()
    const places = await loadNearbyPlaces(createDataSource(ownDataDir, log))
    expect(log.problems).toEqual([])
    expect(new Set(places.map(({ kind }) => kind))).toEqual(new Set(['station']))
    expect(places.map(({ name }) => name.nl)).toContain('Sint-Niklaas')
  })
})
