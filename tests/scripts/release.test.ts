import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadTestimonials } from '#data/content/load-testimonials.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { writeRelease } from '#scripts/requests/released-files.ts'
import { openDatabase } from '#service/kit/database/open-database.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import type { Upload } from '#service/kit/uploads/upload.ts'
import { languages } from '#tests/data/read-records.ts'
import { runRequests } from '#tests/support/service/run-requests.ts'
import { silent, submission } from '#tests/support/service/samples.ts'

const answers = {
  message:
    'Elke dinsdag een telefoontje.\n\nOok als er niets te melden viel: "niets nieuws" --- dat is ook nieuws.',
  name: 'Elke Van Damme',
  aboutYou: 'verkocht in Stekene: een rijhuis',
  website: 'https://elke.example/',
  email: 'elke@voorbeeld.be',
}

let dir = ''
let content = ''
const run = (...args: readonly string[]) => runRequests(dir, [...args, '--content', content])
const released = () => readdir(join(content, 'testimonials'))

/** A photograph of a phone: lying on its side, with the place where it was taken. */
async function takePicture(): Promise<Upload> {
  const create = { width: 3000, height: 2000, channels: 3, background: '#3a5' } as const
  const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 2/1 0/1' } }
  const content = await sharp({ create }).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { exif: written, orientation } = await sharp(content).metadata()
  expect([written?.length, orientation]).toEqual([expect.any(Number), 6])
  return { field: 'picture', name: 'IMG_1.jpg', mediaType: 'image/jpeg', content }
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'release-'))
  const database = await openDatabase({ engine: 'sqlite', file: join(dir, 'service.sqlite') }, silent)
  const sent = { form: 'testimonial', answers, subject: undefined } as const
  // Half past midnight of 24 November in Brussels.
  const at = Date.parse('2026-11-23T23:30:00Z')
  await acceptSubmission(database, { ...submission('a'), ...sent, uploads: [await takePicture()] }, at)
  const { name, message, email } = answers
  const least = { name, email, message: `${message}\nMail mij: elke@voorbeeld.be` }
  await acceptSubmission(database, { ...submission('b'), ...sent, answers: least }, at)
  await acceptSubmission(database, submission('c'), at)
  const broken = {
    field: 'picture',
    name: 'x.png',
    mediaType: 'image/png',
    content: Buffer.from('no picture'),
  }
  await acceptSubmission(database, { ...submission('d'), ...sent, uploads: [broken] }, at)
  await database.db.destroy()
})
beforeEach(async () => {
  content = await mkdtemp(join(dir, 'content-'))
})
afterAll(() => rm(dir, { recursive: true }))

test('a released testimonial is content: what was sent but the address, and its picture without its place', async () => {
  const [code, text] = await run('release', '1')
  expect(text).toContain(`Next  npm run build -- --content ${content}`)
  expect(text).toContain('E. V. D.')
  expect(code).toBe(0)
  const log = createProblemLog()
  expect(await loadTestimonials(content, languages, log)).toEqual([
    {
      id: '2026-11-24-1',
      name: answers.name,
      aboutYou: answers.aboutYou,
      website: answers.website,
      comment: answers.message,
      locale: 'nl',
      postedOn: '2026-11-24',
      picture: { source: { kind: 'file', file: 'testimonials/2026-11-24-1.jpg' }, alt: {} },
    },
  ])
  expect(log.problems).toEqual([])
  expect(await readFile(join(content, 'testimonials/2026-11-24-1.md'), 'utf8')).not.toContain('voorbeeld.be')
  const picture = await sharp(join(content, 'testimonials/2026-11-24-1.jpg')).metadata()
  expect([picture.format, picture.width, picture.height]).toEqual(['jpeg', 800, 1200])
  expect([picture.exif, picture.xmp, picture.iptc, picture.orientation]).toEqual(Array(4).fill(undefined))
})

test('a testimonial is released once, taken back once, and can be released again in another language', async () => {
  await run('release', '1')
  const before = await readFile(join(content, 'testimonials/2026-11-24-1.md'), 'utf8')
  expect(await run('release', '1')).toEqual([1, expect.stringContaining('request 1 is released already: ')])
  expect(await readFile(join(content, 'testimonials/2026-11-24-1.md'), 'utf8')).toBe(before)
  expect(await run('release', '1', '--withdraw')).toEqual([
    0,
    expect.stringContaining('Withdrawn  request 1'),
  ])
  expect(await released()).toEqual([])
  expect(await run('release', '1', '--withdraw')).toEqual([1, expect.stringContaining('is not released')])
  expect(await run('release', '1', '--language', 'fr', '--no-picture')).toEqual([
    0,
    expect.stringContaining('Français'),
  ])
  expect(await released()).toEqual(['2026-11-24-1.md'])
  expect(await loadTestimonials(content, languages, createProblemLog())).toMatchObject([{ locale: 'fr' }])
})

test('one without a picture is a text alone, and an address in it is pointed out', async () => {
  expect(await run('release', '2')).toEqual([0, expect.stringContaining('its text has an e-mail address')])
  expect(await released()).toEqual(['2026-11-24-2.md'])
})

test.each([
  [['3'], 'request 3 is no testimonial, it came by the form site-contact'],
  [['4'], 'release the testimonial without it, --no-picture'],
  [['99'], 'there is no request 99'],
  [['x'], 'request x: expected a whole number from 1'],
  [['1', '--language', 'pt'], '--language pt: expected one of nl, fr, en, de'],
  [['3', '--withdraw'], 'request 3 is not released'],
])('release %j writes nothing and says "%s"', async (args, words) => {
  expect(await run('release', ...args)).toEqual([1, expect.stringContaining(words)])
  expect(await readdir(content)).toEqual([])
})

test('a directory that is not there is not made', async () => {
  await rm(content, { recursive: true })
  expect(await run('release', '1')).toEqual([1, expect.stringContaining('there is no such directory')])
})

test('other files of the folder stay: numbers count whole', async () => {
  await mkdir(join(content, 'testimonials'))
  const others = ['2026-11-24-11.md', '2026-11-24-voorbeeld-1.md', 'notes-1.md']
  for (const name of others) await writeFile(join(content, 'testimonials', name), '')
  expect((await run('release', '1'))[0]).toBe(0)
  expect((await run('release', '1', '--withdraw'))[0]).toBe(0)
  expect((await released()).sort()).toEqual(others.sort())
})

test('what is on the site of a person is named, and stays when the request is erased until it is withdrawn', async () => {
  await run('release', '2')
  const file = join(content, 'testimonials/2026-11-24-2.md')
  expect(JSON.parse((await run('person', answers.email))[1])).toMatchObject({ released: [file] })
  const [, erased] = await run('person', answers.email, '--erase')
  expect(erased).toContain(`Still on the site: ${file}`)
  expect(erased).toContain(`npm run requests -- release 2 --content ${content} --withdraw`)
  expect(await run('release', '2', '--withdraw')).toEqual([0, expect.stringContaining(file)])
})

test('whatever was written is read again as it was', async () => {
  const line = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .map((text) => text.replaceAll(/\p{C}|\s+/gu, ' ').trim())
    .filter((text) => text !== '')
  const hostile = fc.constantFrom(
    '---',
    '# x',
    'a ---',
    'true',
    '~',
    '"',
    "it's: a #1",
    '- x',
    '&a *b',
    '!!js',
  )
  const words = fc.oneof(line, hostile)
  const comment = fc.array(words, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n\n'))
  await fc.assert(
    fc.asyncProperty(words, words, comment, async (name, aboutYou, said) => {
      await rm(join(content, 'testimonials'), { recursive: true, force: true })
      const postedOn = '2026-11-24' as PlainDate
      await writeRelease(content, {
        request: 7,
        testimonial: { name, aboutYou, comment: said, locale: 'de', postedOn },
      })
      const log = createProblemLog()
      expect(await loadTestimonials(content, languages, log)).toMatchObject([
        { name, aboutYou, comment: said },
      ])
      expect(log.problems).toEqual([])
    }),
    { numRuns: 200, examples: [['\uFFFD', '!', '---']] },
  )
})
