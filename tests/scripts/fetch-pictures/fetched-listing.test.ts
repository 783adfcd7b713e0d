import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LoadedCatalogue, loadCatalogue } from '#data/load-catalogue.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { makePictures } from '#scripts/pictures/make-pictures.ts'
import { photo, type PictureServer, startPictureServer } from '#tests/support/picture-server.ts'
import { copyAgency } from '#tests/support/sites/demo-agency.ts'

let dir = ''
let server: PictureServer
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fetched-'))
  await copyAgency(dir)
  // What is fetched lies with this agency.
  await unlink(join(dir, 'pictures'))
  await mkdir(join(dir, 'pictures'))
  server = await startPictureServer()
  const site: unknown = JSON.parse(await readFile('data/site.json', 'utf8'))
  await writeFile(join(dir, 'site.json'), JSON.stringify({ ...Object(site), pictureHosts: ['localhost'] }))
  const pictures = ['front', 'gone'].map((name) => ({
    Url: `${server.origin}/${name}`,
    Name: 'Voorgevel met tuin',
  }))
  const home = {
    ID: 2417,
    Goal: 0,
    Status: 1,
    WebID: 1,
    Zip: '9290',
    City: 'BERLARE',
    CountryID: 10,
    Price: 389000,
  }
  await writeFile(join(dir, 'properties.json'), JSON.stringify([{ ...home, PictureItems: pictures }]))
})
afterEach(async () => {
  await server.close()
  await rm(dir, { recursive: true })
})

async function load(): Promise<LoadedCatalogue> {
  return loadCatalogue({
    dataDir: dir,
    contentDir: 'content',
    now: '2026-11-20' as PlainDate,
    quarantine: false,
  })
}

test('a listing of an import has the widths of a picture of our own, and a warning for the one that is gone', async () => {
  const front = await photo('green', 640, 400)
  server.answers.set('/front', (_, response) => response.end(front))
  const [before] = (await load()).catalogue.properties
  expect(before?.pictures.map(({ source }) => source.kind)).toEqual(['url', 'url'])

  const out = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['scripts/fetch-pictures.ts', '--data', dir], (_error, printed) =>
      resolve(printed),
    )
  })
  expect(out).toMatch(
    /warning 2417 PictureItems: a picture could not be fetched: it answered 404; it is left out/,
  )
  expect(out).toMatch(/1 {2}new/)

  const { catalogue, problems } = await load()
  const pictures = catalogue.properties[0]?.pictures ?? []
  const [first] = pictures
  const file = first?.source.kind === 'file' ? first.source.file : ''
  expect(pictures).toMatchObject([{ source: { kind: 'file' }, alt: { nl: 'Voorgevel met tuin' } }])
  expect(problems).toContainEqual(
    expect.objectContaining({
      record: '2417',
      message: 'a picture that was not fetched: it answered 404; it is left out',
      received: expect.stringContaining('/gone'),
    }),
  )
  const { manifest } = await makePictures({
    pictures: new Map([[file, 'listing']]),
    sourceDirs: [join(dir, 'pictures')],
    cacheDir: join(dir, 'cache'),
    progress: { tick: () => {} },
  })
  expect(manifest[file]?.avif.map(({ width }) => width)).toEqual([400, 600, 640])
})
