import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PictureManifest } from '#domain/site/picture.ts'
import { variantsOf } from '#scripts/pictures/encode-variant.ts'
import { planPictures } from '#scripts/pictures/make-pictures.ts'
import { pictureQueue, type QueueDirs } from '#scripts/pictures/picture-queue.ts'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'

let root: string
let dirs: Required<QueueDirs>
let manifest: PictureManifest

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'queue-'))
  dirs = {
    sourceDirs: [join(root, 'pictures')],
    cacheDir: join(root, 'cache'),
    published: join(root, 'dist'),
  }
  await mkdir(join(root, 'pictures'))
  await mkdir(dirs.published)
  const photo = sharp({ create: { width: 500, height: 300, channels: 3, background: '#00f' } })
  for (const name of ['one.jpg', 'two.jpg'])
    await photo
      .clone()
      .jpeg()
      .toFile(join(root, 'pictures', name))
  const pictures = new Map([['one.jpg', 'listing'] as const, ['two.jpg', 'listing'] as const])
  manifest = (await planPictures({ pictures, ...dirs })).manifest
})

afterEach(() => rm(root, { recursive: true }))

const paths = (): readonly string[] => [
  ...new Set(
    Object.values(manifest)
      .flatMap(variantsOf)
      .map(({ href }) => href),
  ),
]

test('pictures whose originals are not here, as those of another site, are left out', async () => {
  expect(pictureQueue(manifest, dirs).size).toBeGreaterThan(0)
  for (const name of ['one.jpg', 'two.jpg']) await rm(join(root, 'pictures', name))
  expect(pictureQueue(manifest, dirs).size).toBe(0)
})

test('a picture that is asked for is sent before the others are made', async () => {
  const queue = pictureQueue(manifest, dirs)
  const server = await createStaticServer(dirs.published, undefined, queue.ask)
  const origin = `http://localhost:${await listen(server, 0)}`
  const path = paths().find((each) => each.endsWith('-400.avif')) ?? ''
  const response = await fetch(`${origin}${path}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif'])
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(400)
  const made = paths().filter((each) => existsSync(join(dirs.published, each)))
  expect(made).toEqual([path])
  expect((await fetch(`${origin}/pictures/unknown-400.avif`)).status).toBe(404)
  server.close().closeAllConnections()
})

test('all sizes are made in the end, each once, and then none is missing', async () => {
  const queue = pictureQueue(manifest, dirs)
  const [first = ''] = paths()
  await Promise.all([queue.ask(first), queue.ask(first), queue.work()])
  for (const path of paths()) expect((await stat(join(dirs.published, path))).size).toBeGreaterThan(0)
  expect(pictureQueue(manifest, dirs).size).toBe(0)
})

test('a build that follows brings the same files', async () => {
  const queue = pictureQueue(manifest, dirs)
  await queue.work()
  const [path = ''] = paths()
  const made = await readFile(join(dirs.cacheDir, 'files', path.replace('/pictures/', '')))
  expect(made.equals(await readFile(join(dirs.published, path)))).toBe(true)
})

test('an original that was taken away meanwhile is named', async () => {
  const queue = pictureQueue(manifest, dirs)
  await rm(join(root, 'pictures'), { recursive: true })
  await expect(queue.work()).rejects.toThrow('there is no such file')
})

test('without a site the cache is what a picture is made into, when it is asked for', async () => {
  const { sourceDirs, cacheDir } = dirs
  const queue = pictureQueue(manifest, { sourceDirs, cacheDir })
  const [path = ''] = paths()
  await queue.ask(path)
  expect(existsSync(join(cacheDir, 'files', basename(path)))).toBe(true)
  expect(existsSync(join(dirs.published, path))).toBe(false)
})
