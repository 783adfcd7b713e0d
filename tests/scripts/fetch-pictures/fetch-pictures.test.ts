import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FetchedPictures } from '#data/picture/fetched-pictures.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { type FetchCounts, type FetchLimits, fetchPictures } from '#scripts/fetch-pictures/fetch-pictures.ts'
import { photo, type PictureServer, startPictureServer } from '#tests/support/picture-server.ts'

let dataDir = ''
let server: PictureServer
let log = createProblemLog()
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fetch-'))
  server = await startPictureServer()
})
afterEach(async () => {
  await server.close()
  await rm(dataDir, { recursive: true })
})

const limits = { pictures: 100, bytes: 100_000, patience: 5000, redirects: 2, together: 2, total: 60_000 }

async function run(paths: readonly string[], less: Partial<FetchLimits> = {}): Promise<FetchCounts> {
  log = createProblemLog()
  const place = { log: log.record('properties.json', '2417'), field: 'PictureItems' }
  const addresses = paths.map((path) => [URL.parse(path, server.origin)?.href ?? path, [place]] as const)
  return fetchPictures({
    dataDir,
    named: { places: new Map(addresses), hosts: ['localhost'] },
    before: await known(),
    limits: { ...limits, ...less },
    progress: { tick: () => {} },
  })
}

async function known(): Promise<FetchedPictures> {
  return JSON.parse(await readFile(join(dataDir, 'fetched-pictures.json'), 'utf8').catch(() => '{}'))
}

async function bytesOf(path: string): Promise<Buffer | undefined> {
  const file = (await known())[`${server.origin}${path}`]?.file
  return file === undefined ? undefined : readFile(join(dataDir, 'pictures', file))
}

function give(path: string, bytes: Buffer | string, headers: Record<string, string> = {}): void {
  server.answers.set(path, (_, response) => response.writeHead(200, headers).end(bytes))
}

describe('a picture at an address of a listed host', () => {
  test('becomes a file of the same bytes, named by its content and its format', async () => {
    const red = await photo('red')
    give('/1', red, { 'content-type': 'text/plain' })
    give('/2', red)
    expect(await run(['/1', '/2'])).toMatchObject({ fetched: 2, missing: 0 })
    expect(await bytesOf('/1')).toEqual(red)
    expect(await readdir(join(dataDir, 'pictures/fetched'))).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}\.jpg$/),
    ])
  })

  test('is not sent again while its server says that it is the same', async () => {
    const red = await photo('red')
    server.answers.set('/1', (request, response) => {
      const isSame = request.headers['if-none-match'] === '"a"'
      response.writeHead(isSame ? 304 : 200, { etag: '"a"' }).end(isSame ? undefined : red)
    })
    await run(['/1'])
    expect(await run(['/1'])).toMatchObject({ unchanged: 1, changed: 0 })
    expect(await bytesOf('/1')).toEqual(red)
    await rm(join(dataDir, 'pictures'), { recursive: true })
    expect(await run(['/1'])).toMatchObject({ fetched: 1 })
    expect(await bytesOf('/1')).toEqual(red)
  })

  test('becomes a new file when it changes; the old one goes a run later, for builds that still read it', async () => {
    give('/1', await photo('red'))
    await run(['/1'])
    give('/1', await photo('blue'))
    expect(await run(['/1'])).toMatchObject({ changed: 1 })
    expect(await bytesOf('/1')).toEqual(await photo('blue'))
    expect(await readdir(join(dataDir, 'pictures/fetched'))).toHaveLength(2)
    await run(['/1'])
    expect(await readdir(join(dataDir, 'pictures/fetched'))).toHaveLength(1)
  })

  test('goes when no record names it', async () => {
    give('/1', await photo('red'))
    await run(['/1'])
    expect(await run([])).toMatchObject({ gone: 1 })
    expect(await known()).toEqual({})
  })
})

describe('an address that fails', () => {
  const torn = async (): Promise<Buffer> => {
    const whole = await photo('green', 300, 200)
    return whole.subarray(0, whole.length / 2)
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
  const failures: readonly (readonly [string, () => Promise<unknown>, Partial<FetchLimits>, string])[] = [
    ['answers 404', async () => server.answers.delete('/1'), {}, 'it answered 404'],
    [
      'gives HTML',
      async () => give('/1', '<!doctype html>', { 'content-type': 'image/jpeg' }),
      {},
      'no whole JPEG',
    ],
    ['gives a drawing', async () => give('/1', svg), {}, 'no whole JPEG'],
    ['gives half a picture', async () => give('/1', await torn()), {}, 'no whole JPEG'],
    ['gives too much', async () => give('/1', Buffer.alloc(200_000)), {}, 'more than 0 MB'],
    [
      'breaks off',
      async () => server.answers.set('/1', (_, response) => response.destroy()),
      {},
      'the connection failed',
    ],
    [
      'does not end',
      async () => server.answers.set('/1', (_, r) => r.writeHead(200).write('x')),
      { patience: 300 },
      'it took more than 0.3 s',
    ],
    ['leads in a circle', async () => redirect('/1', '/1'), {}, 'it redirects more than 2 times'],
    [
      'leads to another host',
      async () => redirect('/1', `http://127.0.0.1:${server.port}/2`),
      {},
      'its host is not in pictureHosts',
    ],
    ['is one too many', async () => {}, { pictures: 0 }, 'more than 0 pictures'],
    ['comes too late', async () => {}, { total: -1 }, 'the time of this run'],
  ]

  test.each(failures)(
    '%s: the last picture stays, and one that never came is left out',
    async (_, fail, less, why) => {
      const red = await photo('red')
      give('/1', red)
      give('/2', await photo('blue'))
      await run(['/1'])
      await fail()
      expect(await run(['/1'], less)).toMatchObject({ kept: 1 })
      expect(log.problems).toMatchObject([
        {
          file: 'properties.json',
          record: '2417',
          field: 'PictureItems',
          received: expect.stringContaining('/1'),
        },
      ])
      expect(log.problems[0]?.message).toMatch(new RegExp(`${why}.*the last one stays`))
      expect(await bytesOf('/1')).toEqual(red)
      await writeFile(join(dataDir, 'fetched-pictures.json'), '{}')
      expect(await run(['/1'], less)).toMatchObject({ missing: 1 })
      expect(log.problems[0]?.message).toMatch(new RegExp(`${why}.*left out`))
      expect(await bytesOf('/1')).toBeUndefined()
    },
  )

  function redirect(path: string, location: string): void {
    server.answers.set(path, (_, response) => response.writeHead(302, { location }).end())
  }
})

test('a redirect within the list is followed', async () => {
  give('/2', await photo('blue'))
  server.answers.set('/1', (_, response) => response.writeHead(301, { location: '/2' }).end())
  await run(['/1'])
  expect(await bytesOf('/1')).toEqual(await photo('blue'))
})

test('no more than so many requests are under way at once', async () => {
  let open = 0
  let most = 0
  const red = await photo('red')
  const paths = Array.from({ length: 8 }, (_, index) => `/${index}`)
  for (const path of paths) {
    server.answers.set(path, (_, response) => {
      open += 1
      most = Math.max(most, open)
      setTimeout(() => {
        open -= 1
        response.end(red)
      }, 20)
    })
  }
  expect(await run(paths)).toMatchObject({ fetched: 8 })
  expect(most).toBe(2)
})
