import { mkdtemp, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { searchFiles } from '#scripts/build/files/search-files.ts'
import { writeFiles } from '#scripts/build/output/write-files.ts'
import { listFiles } from '#scripts/build/output/dist-files.ts'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'
import { createSearchData, SearchDataError } from '#search/loading/search-data.ts'
import { searchFormat } from '#search/files/search-file.ts'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

let dir: string
let server: Server
let port: number
let asked: string[] = []

const start = async (at = 0): Promise<void> => {
  server = await createStaticServer(dir)
  server.on('request', ({ url }) => asked.push(url ?? ''))
  port = await listen(server, at)
}
const stop = (): Promise<unknown> => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}
const load = () => createSearchData(`http://localhost:${port}/search/`)
/** Writes the files of a site with these listings for sale, beside the earlier files. */
const build = (...ids: readonly number[]): Promise<number> =>
  writeFiles(dir, searchFiles(createContext({ properties: ids.map((id) => createProperty({ id })) })))
const remove = async (name: RegExp): Promise<void> => {
  const files = await listFiles(dir)
  await Promise.all(files.filter((file) => name.test(file)).map((file) => unlink(join(dir, file))))
}
const failure = async (loading: Promise<unknown>): Promise<string> => {
  const error = await loading.then(
    () => new Error('nothing failed'),
    (caught: unknown) => caught,
  )
  return error instanceof SearchDataError ? error.reason : String(error)
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'search-'))
  await build(2417, 2418)
  await start()
  asked = []
})

afterEach(async () => {
  await stop()
  await rm(dir, { recursive: true })
})

describe('a list', () => {
  test('loads index, points, texts, cards and facts once each', async () => {
    const data = load()
    const [index, points, text, cards, rows, facts] = await Promise.all([
      data.index('sale'),
      data.points('sale'),
      data.text('sale', 'fr'),
      data.cards('sale', 'fr'),
      data.rows('sale'),
      data.facts('sale', 'nl', 1),
    ])
    await cards.load([0, 1])
    expect([index.size, points.latitude.length]).toEqual([2, 2])
    expect([...rows]).toEqual([
      [2418, 0],
      [2417, 1],
    ])
    expect(text.townNames).toEqual(['Berlare'])
    expect(cards.peek(1)).toMatchObject({ kind: 'property', id: 2417 })
    expect(facts.flatMap((group) => [...group.facts.values()])).toContain('€\u00A0389.000')
    expect([await data.searchTexts('sale', 'nl'), await data.pins('sale', 'nl')]).toEqual([
      [expect.stringContaining('berlare'), expect.stringContaining('berlare')],
      ['€\u00A0389.000', '€\u00A0389.000'],
    ])
    const count = asked.length
    await Promise.all([
      data.index('sale'),
      data.points('sale'),
      data.searchTexts('sale', 'nl'),
      data.facts('sale', 'nl', 0),
      (await data.cards('sale', 'fr')).load([0]),
    ])
    expect(asked).toHaveLength(count)
    expect(asked.filter((path) => path.endsWith('manifest.json'))).toHaveLength(1)
    expect(new Set(asked).size).toBe(count)
  })

  test('loads four files for the first filtered results: manifest, index, texts, one block of cards', async () => {
    const data = load()
    const [, cards] = await Promise.all([data.index('sale'), data.cards('sale', 'nl')])
    await cards.load([0, 1])
    expect(asked).toHaveLength(4)
  })

  test('has its own files per language and section', async () => {
    const data = load()
    const [dutch, german] = await Promise.all([data.text('sale', 'nl'), data.text('sale', 'de')])
    expect(dutch.typeNames).not.toEqual(german.typeNames)
    const projects = await data.cards('projects', 'nl')
    await projects.load([0])
    expect(projects.peek(0)?.kind).toBe('project')
    expect(await data.facts('projects', 'nl', 0)).toEqual([])
    expect(await failure(data.index('discreet'))).toBe('stale')
  })
})

describe('a rebuilt site', () => {
  test('is loaded with its new manifest when a file that was never loaded is gone', async () => {
    const data = load()
    await data.index('rent')
    await remove(/files\/sale/)
    await build(2417, 2418, 2419)
    expect((await data.index('sale')).size).toBe(3)
    expect(asked.filter((path) => path.endsWith('manifest.json'))).toHaveLength(2)
  })

  test('is stale for a page with another index, and is loaded afresh afterwards', async () => {
    const data = load()
    expect((await data.index('sale')).size).toBe(2)
    await remove(/files\//)
    await build(2417)
    expect(await failure(data.text('sale', 'nl'))).toBe('stale')
    expect((await data.index('sale')).size).toBe(1)
    expect([...(await data.rows('sale')).keys()]).toEqual([2417])
  })

  test('is stale for a page whose card blocks are gone, and is loaded afresh afterwards', async () => {
    const data = load()
    const cards = await data.cards('sale', 'nl')
    await remove(/files\//)
    await build(2417)
    expect(await failure(cards.load([0]))).toBe('stale')
    const fresh = await data.cards('sale', 'nl').catch(() => data.cards('sale', 'nl'))
    await fresh.load([0])
    expect(fresh.peek(0)?.id).toBe(2417)
  })

  test('keeps its rows when only texts have changed', async () => {
    const data = load()
    await data.index('sale')
    await remove(/files\/sale-fr/)
    await build(2417, 2418)
    expect((await data.text('sale', 'fr')).townNames).toEqual(['Berlare'])
  })

  test('with another format version requires a reload of the page', async () => {
    const data = load()
    const manifest = { format: searchFormat + 1, files: {} }
    await writeFile(join(dir, 'search/manifest.json'), JSON.stringify(manifest))
    expect(await failure(data.index('sale'))).toBe('stale')
  })
})

describe('a list that fails to load', () => {
  test('is reported, and loaded at the next attempt', async () => {
    const data = load()
    await stop()
    expect(await failure(data.index('sale'))).toBe('unreachable')
    expect(await failure(data.points('sale'))).toBe('unreachable')
    await start(port)
    expect((await data.index('sale')).size).toBe(2)
  })

  test('is not mistaken for an empty one', async () => {
    await remove(/files\/sale/)
    expect(await failure(load().index('sale'))).toBe('unreachable')
    expect((await load().index('rent')).size).toBe(0)
  })

  test('is rejected when any byte of a file does not match its hash', async () => {
    const files = join(dir, 'search/files')
    const names = (await listFiles(files)).filter((name) =>
      /^sale(-(points|ids|nl|id-nl|facts-nl))?\./.test(name),
    )
    expect(names).toHaveLength(6)
    for (const name of names) {
      const file = await readFile(join(files, name))
      const data = load()
      const loads = () => [
        data.index('sale'),
        data.points('sale'),
        data.rows('sale'),
        data.cards('sale', 'nl').then((cards) => cards.load([0])),
        data.facts('sale', 'nl', 0),
      ]
      for (const at of [0, 4, 5, Math.floor(file.length / 2), file.length - 1]) {
        await writeFile(
          join(files, name),
          file.map((byte, position) => (position === at ? byte ^ 1 : byte)),
        )
        const reasons = await Promise.all(loads().map(failure))
        expect(reasons, `byte ${at} of ${name}`).toContainEqual(expect.stringMatching(/unreachable|stale/))
      }
      await writeFile(join(files, name), file)
      await Promise.all(loads())
    }
  })

  test('is rejected when another response arrives, or half of it', async () => {
    const files = await listFiles(join(dir, 'search/files'))
    for (const file of files)
      await writeFile(join(dir, 'search/files', file), '<!DOCTYPE html><p>Hotel Wi-Fi')
    const data = load()
    expect(await failure(data.index('sale'))).toBe('unreachable')
    expect(await failure(data.points('sale'))).toBe('unreachable')
    expect(await failure(data.text('sale', 'nl'))).toBe('unreachable')
    await writeFile(join(dir, 'search/manifest.json'), '<!DOCTYPE html>')
    expect(await failure(load().index('sale'))).toBe('unreachable')
  })
})
