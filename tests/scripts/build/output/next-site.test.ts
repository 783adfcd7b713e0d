import { existsSync, linkSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareSite, removeGone } from '#scripts/build/output/next-site.ts'
import { writeAnew } from '#scripts/build/output/write-files.ts'
import { emptyIndex, type IndexedPage, markOf, type PageIndex } from '#scripts/build/pages/page-index.ts'

let root: string
/** The published site, and the one that was published before. */
let published: string
let next: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'next-site-'))
  published = join(root, 'site')
  next = join(root, 'site.next')
})
afterEach(() => rm(root, { recursive: true }))

async function write(dir: string, file: string, content = file): Promise<void> {
  await mkdir(dirname(join(dir, file)), { recursive: true })
  await writeFile(join(dir, file), content)
}

/** Writes a published page; `isOld` says whether the site before had the same file. */
async function publish(
  path: string,
  isOld: boolean,
  files: readonly string[],
): Promise<[string, IndexedPage]> {
  for (const file of files) {
    await write(published, `${path}${file}`)
    if (!isOld) continue
    await mkdir(join(next, path), { recursive: true })
    linkSync(join(published, path, file), join(next, path, file))
  }
  const [page = '', qr] = files
  const markIn = (file: string) => markOf(join(published, path, file))
  const code = qr === undefined ? {} : { qr: { file: markIn(qr), url: path } }
  return [path, { digests: '', inline: [], file: markIn(page), ...code }]
}

const indexOf = (pages: readonly [string, IndexedPage][]): PageIndex => ({
  ...emptyIndex,
  pages: Object.fromEntries(pages),
})
const there = async (): Promise<readonly string[]> => (await readdir(next, { recursive: true })).toSorted()

test('a site begins with the pages of the last build, each the published file itself', async () => {
  const page = await publish('/nl/te-koop/aalst/12/', false, ['index.html', 'qr.svg'])
  await prepareSite(next, published, indexOf([page]))
  const files = ['nl/te-koop/aalst/12/index.html', 'nl/te-koop/aalst/12/qr.svg']
  expect(await there()).toEqual(['nl', 'nl/te-koop', 'nl/te-koop/aalst', 'nl/te-koop/aalst/12', ...files])
  for (const file of files) expect(statSync(join(next, file)).ino).toBe(statSync(join(published, file)).ino)
})

test('pages that the next site has already stay, and everything else in it is removed', async () => {
  const same = await publish('/nl/te-koop/12/', true, ['index.html', 'qr.svg'])
  const changed = await publish('/nl/te-koop/13/', false, ['index.html'])
  await write(next, 'nl/te-koop/13/index.html', 'an older price')
  await write(next, 'nl/te-koop/14/index.html', 'gone')
  await write(next, 'nl/te-koop/12/index.html.gz')
  await write(next, 'search/manifest.json')
  await symlink(published, join(next, 'link'))
  await prepareSite(next, published, indexOf([same, changed]))
  const files = ['nl/te-koop/12/index.html', 'nl/te-koop/12/qr.svg', 'nl/te-koop/13/index.html']
  expect((await there()).filter((file) => file.includes('.'))).toEqual(files)
  for (const file of files) expect(readFileSync(join(next, file), 'utf8')).toBe(`/${file}`)
})

test('a page that somebody changed or removed is left out, so that it is rendered again', async () => {
  const changed = await publish('/nl/te-koop/12/', true, ['index.html'])
  const removed = await publish('/nl/te-koop/13/', false, ['index.html'])
  await writeFile(join(published, 'nl/te-koop/12/index.html'), 'by hand')
  await rm(join(published, 'nl/te-koop/13/index.html'))
  const kept = await publish('/nl/te-koop/14/', false, ['index.html'])
  const { has } = await prepareSite(next, published, indexOf([changed, removed, kept]))
  expect((await there()).filter((file) => file.includes('.'))).toEqual(['nl/te-koop/14/index.html'])
  const homes = [12, 13, 14, 15].map((id) => `nl/te-koop/${id}/index.html`)
  expect(homes.map(has)).toEqual([false, false, true, false])
})

test.skipIf(!existsSync('/dev/shm'))(
  'where files cannot be linked, they are copied, and known again by the next build',
  async () => {
    // Memory is another file system.
    const elsewhere = await mkdtemp('/dev/shm/next-site-')
    const page = await publish('/nl/te-koop/12/', false, ['index.html'])
    const copy = join(elsewhere, 'nl/te-koop/12/index.html')
    await prepareSite(elsewhere, published, indexOf([page]))
    const { ino } = statSync(copy)
    expect(statSync(copy).dev).not.toBe(statSync(published).dev)
    await prepareSite(elsewhere, published, indexOf([page]))
    expect(statSync(copy).ino).toBe(ino)
    await rm(elsewhere, { recursive: true })
  },
)

test('without a site before, or after another kind of build, it is emptied', async () => {
  await write(next, 'nl/te-koop/12/index.html')
  await write(next, 'half')
  await prepareSite(next, published, emptyIndex)
  expect(await there()).toEqual([])
})

test('a file in its place makes way for it', async () => {
  await writeFile(next, 'in the way')
  await prepareSite(next, published, emptyIndex)
  expect(await there()).toEqual([])
})

test('where it cannot be made, the build hears why', async () => {
  await writeFile(published, 'a file')
  await expect(prepareSite(join(published, 'site.next'), published, emptyIndex)).rejects.toThrow('ENOTDIR')
})

test('a page that is rendered again leaves the published one as it is', async () => {
  const page = await publish('/nl/', true, ['index.html'])
  await prepareSite(next, published, indexOf([page]))
  const file = join(next, 'nl/index.html')
  writeAnew(file, 'a new price')
  expect(readFileSync(join(published, 'nl/index.html'), 'utf8')).toBe('/nl/index.html')
  expect(readFileSync(file, 'utf8')).toBe('a new price')
  // Control: writing in place would have changed both.
  await prepareSite(next, published, emptyIndex)
  await mkdir(join(next, 'nl'))
  linkSync(join(published, 'nl/index.html'), file)
  writeFileSync(file, 'a new price')
  expect(readFileSync(join(published, 'nl/index.html'), 'utf8')).toBe('a new price')
})

test('pages that are gone are removed with their directories, except where another file is', async () => {
  const stays = await publish('/nl/te-koop/gent/13/', true, ['index.html'])
  const gone = [
    await publish('/nl/te-koop/aalst/12/', true, ['index.html', 'qr.svg']),
    await publish('/nl/oud/', true, ['index.html']),
    await publish('/nl/nieuw/', false, ['index.html']),
  ]
  const before = indexOf([stays, ...gone])
  const site = await prepareSite(next, published, before)
  await write(next, 'nl/oud/pictures/plan.svg')
  removeGone(site, before, indexOf([stays]))
  expect(await there()).toEqual([
    'nl',
    'nl/oud',
    'nl/oud/pictures',
    'nl/oud/pictures/plan.svg',
    'nl/te-koop',
    'nl/te-koop/gent',
    'nl/te-koop/gent/13',
    'nl/te-koop/gent/13/index.html',
  ])
})
