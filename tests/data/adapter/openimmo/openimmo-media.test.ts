import { expect, test } from 'vitest'
import { readOpenImmo } from '#data/adapter/openimmo/openimmo.ts'
import { type ZipEntry, zipFile } from '#tests/support/service/abuse/zip-file.ts'
import { importText, recordsOf } from '../adapter-contract.ts'
import { transfer, villa } from './villa.ts'

const withAttachments = (attachments: string): string =>
  transfer(villa.replace(/<anhaenge>.*<\/anhaenge>/s, `<anhaenge>${attachments}</anhaenge>`))
const attachment = (attributes: string, path: string, more = ''): string =>
  `<anhang ${attributes}>${more}<daten><pfad>${path}</pfad></daten></anhang>`

const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')

async function read(attachments: string) {
  const found = await importText(readOpenImmo, withAttachments(attachments))
  const [record] = recordsOf(found)
  const left = [...found.left.keys()].filter((name) => name.startsWith('anhaenge/'))
  const problems = found.problems.map(({ field }) => field).filter((field) => field?.startsWith('anhaenge'))
  return { record, left, problems, found }
}

const web = 'https://p.example/1.jpg'
test.each([
  ['gruppe="BILD"', web, 'PictureItems'],
  ['gruppe="bild"', web, 'PictureItems'],
  ['gruppe="INNENANSICHTEN"', 'a.png', 'PictureItems'],
  ['gruppe="AUSSENANSICHTEN"', 'map\\a.JPG', 'PictureItems'],
  ['', 'a.jpg', 'PictureItems'],
  ['gruppe=""', 'a.jpeg', 'PictureItems'],
  ['gruppe="PANORAMA"', 'a.jpg', 'PictureItems'],
  ['gruppe="PANORAMA"', 'https://tour.example/7', 'VirtualTour'],
  ['gruppe="GRUNDRISS"', 'plan.png', 'PlanItems'],
  ['gruppe="DOKUMENTE"', 'https://p.example/a.pdf', 'DocumentItems'],
  ['gruppe="FILMLINK"', 'https://film.example/7', 'VideoUrls'],
])('an attachment %s at %s goes to %s', async (attributes, path, field) => {
  const { record, left, problems } = await read(attachment(attributes, path))
  expect(record).toHaveProperty(field)
  expect([left, problems]).toEqual([[], []])
})

test.each([
  ['gruppe="KARTEN_LAGEPLAN"', 'map.jpg', 'anhaenge/KARTEN_LAGEPLAN'],
  ['gruppe="ANBIETERLOGO"', 'logo.png', 'anhaenge/ANBIETERLOGO'],
  ['gruppe="EPASS-SKALA"', 'scale.png', 'anhaenge/EPASS-SKALA'],
  ['gruppe="GRUNDRISS"', 'plan.pdf', 'anhaenge/GRUNDRISS'],
  ['gruppe="DOKUMENTE"', 'papers.pdf', 'anhaenge/DOKUMENTE'],
  ['gruppe="FILM"', 'film.mp4', 'anhaenge/FILM'],
  ['', 'papers.pdf', 'anhaenge/anhang'],
])('an attachment %s at %s has no place, and is listed', async (attributes, path, name) => {
  const { left } = await read(attachment(attributes, path))
  expect(left).toEqual([name])
})

test.each([
  ['gruppe="LUFTBILD"', 'a.jpg', 'anhaenge/anhang@gruppe'],
  ['gruppe="BILD"', '../../etc/passwd', 'anhaenge/anhang/daten/pfad'],
  ['gruppe="BILD"', 'C:\\pictures\\a.jpg', 'anhaenge/anhang/daten/pfad'],
])('an attachment %s at %s is left out with a problem', async (attributes, path, field) => {
  const { problems, record } = await read(attachment(attributes, path))
  expect(problems).toEqual([field])
  expect(record).not.toHaveProperty('PictureItems')
})

test('a picture within the transfer is brought along', async () => {
  const inner = (content: string): string =>
    `<anhang location="INTERN" gruppe="BILD"><format>gif</format><daten><anhanginhalt>${content}</anhanginhalt></daten></anhang>`
  const { found, record } = await read(inner(gif.toString('base64')))
  const [[name, open] = []] = found.pictures ?? []
  expect(record).toMatchObject({ PictureItems: [{ Url: `pictures/${name}` }] })
  expect(Buffer.from((await open?.()) ?? [])).toEqual(gif)
  expect(found.problems.map(({ field }) => field)).not.toContain('PictureItems')
  expect((await read(inner('bm8gcGljdHVyZQ=='))).problems).toEqual(['anhaenge/anhang/daten/anhanginhalt'])
})

const listings: ZipEntry = {
  name: 'transfer/listings.xml',
  content: withAttachments(attachment('gruppe="BILD"', 'pictures\\1.gif')),
}

test('a zipped transfer is read with its pictures', async () => {
  const zip = zipFile([
    listings,
    { name: 'transfer/pictures/1.gif', content: gif },
    { name: '__MACOSX/transfer/._listings.xml', content: 'x' },
    { name: 'transfer/unused.gif', content: 'x' },
  ])
  const found = await importText(readOpenImmo, zip)
  const [[name] = []] = found.pictures ?? []
  expect(recordsOf(found)[0]).toMatchObject({
    RecordFile: 'KK-7001',
    PictureItems: [{ Url: `pictures/${name}` }],
  })
  expect(found.left.get('files of the ZIP that no listing names as a picture')).toBe(1)
})

test.each([
  ['Haus 1.GIF', 'haus 1.gif'],
  ['haus%201.gif', 'haus 1.gif'],
])('a picture named %j is the file %j', async (path, name) => {
  const own = { name: 'a.xml', content: withAttachments(attachment('gruppe="BILD"', path)) }
  const found = await importText(readOpenImmo, zipFile([own, { name, content: gif }]))
  expect([found.pictures?.size, found.problems.filter(({ field }) => field === 'PictureItems')]).toEqual([
    1,
    [],
  ])
})

test('an attachment whose address is in another place is reported', async () => {
  const { found } = await read(
    '<anhang gruppe="BILD"><pfad>https://p.example/1.jpg</pfad></anhang><anhang gruppe="BILD"/>',
  )
  expect([...found.left.keys()]).toContain('anhaenge/BILD')
})

test.each<[what: string, zip: Uint8Array]>([
  ['with nothing in it', zipFile([])],
  ['without listings', zipFile([{ name: 'a.gif', content: 'x' }])],
  ['with two files of listings', zipFile([listings, { ...listings, name: 'other.xml' }])],
  ['that leads out of its folder', zipFile([listings, { name: '../a.gif', content: 'x' }])],
  ['that grows without end', zipFile([listings, { name: 'bomb.gif', content: ' '.repeat(30_000_000) }])],
  ['that was cut off', zipFile([listings]).subarray(0, 500)],
])('a ZIP %s is refused', async (_, zip) => {
  const { isRefused, problems } = await importText(readOpenImmo, zip)
  expect(isRefused).toBe(true)
  expect(problems[0]).toMatchObject({ severity: 'error', message: 'a ZIP that cannot be taken' })
})
