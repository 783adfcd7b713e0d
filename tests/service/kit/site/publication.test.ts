import type { ListingSubject } from '#contracts/subjects-file.ts'
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FormsFile, formsFilePath } from '#contracts/forms-file.ts'
import { type SubjectsFile, subjectsFilePath } from '#contracts/subjects-file.ts'
import type { Calendar } from '#domain/appointments/calendar.ts'
import { publishSite, removeOld, swapDirs } from '#scripts/build/output/swap.ts'
import { openPublication, PublicationError } from '#service/kit/site/publication.ts'
import { followPublication } from '#service/kit/site/follow-publication.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { postPlain } from '#tests/support/service/plain-post.ts'
import { readMails } from '#tests/support/service/read-mails.ts'
import {
  answersTo,
  formsFile,
  startTestService,
  type TestService,
  testOrigin as origin,
  writeTestSite,
} from '#tests/support/service/test-service.ts'

const headersOf = async (dist: string) =>
  [['X-Site', await readFile(join(dist, '_headers'), 'utf8')]] as const

/** Writes a site; `change` and `subjects` are what it says otherwise. */
async function writeSite(
  dist: string,
  name: string,
  change: (file: FormsFile) => FormsFile = (file) => file,
  subjects?: SubjectsFile,
): Promise<void> {
  await writeTestSite(dist)
  await writeFile(join(dist, '_headers'), name)
  await writeFile(join(dist, formsFilePath('nl')), JSON.stringify(change(formsFile())))
  if (subjects !== undefined) await writeFile(join(dist, subjectsFilePath('nl')), JSON.stringify(subjects))
}

function withCalendar(file: FormsFile, calendar: Partial<Calendar>): FormsFile {
  const { recipients } = file
  const offices = recipients.offices.map((office) => ({
    ...office,
    calendar: office.calendar && { ...office.calendar, ...calendar },
  }))
  return { ...file, recipients: { ...recipients, offices } }
}

const newHome: ListingSubject = {
  kind: 'sale',
  state: 'available',
  title: 'Nieuw huis',
  href: '/nl/te-koop/zele/woning/9002/',
  place: 'Dorp 1, 9240 Zele',
  officeId: 'berlare',
}

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'publication-'))
})
afterEach(async () => {
  await rm(dir, { recursive: true })
})

async function open(dist: string) {
  const publication = await openPublication(dist, headersOf)
  if (publication === undefined) throw new Error('the site of the test sends no forms')
  return publication
}

test('a site that a build puts in the place of the old one is read at the second look', async () => {
  const dirs = swapDirs(join(dir, 'dist'))
  await writeSite(dirs.published, 'one')
  const publication = await open(dirs.published)
  expect(await publication.look()).toBe(false)
  await writeSite(dirs.next, 'two', undefined, { 'property/9002': newHome })
  await publishSite(dirs)
  expect([await publication.look(), await publication.look(), await publication.look()]).toEqual([
    false,
    true,
    false,
  ])
  const { headers, forms } = publication.current()
  expect(headers).toEqual([['X-Site', 'two']])
  expect(Object.keys(forms.get('nl')?.subjects ?? {})).toEqual(['property/9002'])
})

test('the link to the live release is followed, there and back', async () => {
  const [one, two, current, next] = ['one', 'two', 'current', 'next'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
    string,
  ]
  await writeSite(one, 'one')
  await writeSite(two, 'two')
  await symlink('one', current)
  const publication = await open(current)
  for (const name of ['two', 'one']) {
    await symlink(name, next)
    await rename(next, current)
    await publication.look()
    expect(await publication.look()).toBe(true)
    expect(publication.current().headers).toEqual([['X-Site', name]])
  }
})

test('a file that is written over is noticed too', async () => {
  const dist = join(dir, 'dist')
  await writeSite(dist, 'one')
  const publication = await open(dist)
  const page = join(dist, 'nl/formulier/index.html')
  await writeFile(page, `${await readFile(page, 'utf8')}<footer>nieuw</footer>`)
  await publication.look()
  expect(await publication.look()).toBe(true)
  expect(publication.current().forms.get('nl')?.after).toContain('<footer>nieuw</footer>')
})

test.each([
  ['is half written', async (dist: string) => writeFile(join(dist, formsFilePath('nl')), '{"forms": {')],
  ['lacks its subjects', async (dist: string) => rm(join(dist, subjectsFilePath('nl')))],
  ['sends no forms', async (dist: string) => rm(join(dist, formsFilePath('nl')))],
  [
    'has no place for a form',
    async (dist: string) => writeFile(join(dist, 'nl/formulier/index.html'), '<main></main>'),
  ],
  ['is gone', async (dist: string) => rm(dist, { recursive: true })],
  [
    'is a file where a directory was',
    async (dist: string) => {
      await rm(join(dist, 'words'), { recursive: true })
      await writeFile(join(dist, 'words'), '')
    },
  ],
])('a publication that %s is an error, and the last one stays until it is whole', async (_, spoil) => {
  const dist = join(dir, 'dist')
  await writeSite(dist, 'one')
  const publication = await open(dist)
  await spoil(dist)
  const lines: unknown[][] = []
  const log = { info: () => {}, warn: () => {}, error: (...line: unknown[]) => lines.push(line) }
  let published = 0
  const stop = followPublication(publication, { log, every: 10, onPublished: () => (published += 1) })
  await expect.poll(() => lines.length).toBe(1)
  // It is tried again at each look, and told once.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(lines).toMatchObject([
    [{ error: expect.stringMatching(/\w{3}/) }, 'the publication cannot be read: the last one stays'],
  ])
  expect(publication.current().headers).toEqual([['X-Site', 'one']])
  await rm(dist, { recursive: true, force: true })
  await writeSite(dist, 'whole')
  await expect.poll(() => published).toBe(1)
  await stop()
  expect(publication.current().headers).toEqual([['X-Site', 'whole']])
})

test('a site without forms is none of this service', async () => {
  const dist = join(dir, 'dist')
  await mkdir(dist)
  await writeFile(join(dist, '_headers'), '')
  expect(await openPublication(dist, headersOf)).toBeUndefined()
  expect(new PublicationError('', 'why').message).toBe('why')
})

/** Publishes another site by the renames of a build, and lets the service read it. */
async function publish(site: TestService, ...[change, subjects]: [Change?, SubjectsFile?]): Promise<void> {
  const dirs = swapDirs(join(site.dir, 'dist'))
  await rm(dirs.next, { recursive: true, force: true })
  await writeSite(dirs.next, 'next', change, subjects)
  await publishSite(dirs)
  await removeOld(dirs, console.log)
  await site.publication.look()
  expect(await site.publication.look()).toBe(true)
}

type Change = (file: FormsFile) => FormsFile

test('a running service knows what was published after it started', { timeout: 30_000 }, async () => {
  const site = await startTestService()
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
    site.service.app.request(path, { headers: { origin }, ...init })
  const days = async (): Promise<readonly string[]> => {
    const answer: Readonly<{ days: readonly Readonly<{ date: string }>[] }> = await (
      await ask('/forms/nl/slots/request-visit?subject=property/9002')
    ).json()
    return answer.days.map(({ date }) => date)
  }
  const send = async (answers: Readonly<Record<string, readonly string[]>>): Promise<Response> =>
    postPlain(
      (body) => ask('/forms/nl/request-visit', { method: 'POST', body }),
      { ...answersTo('request-visit'), subject: ['property/9002'], ...answers },
      site.pass,
    )
  await publish(
    site,
    (file) => ({
      ...withCalendar(file, { closed: [{ first: day('2026-11-26'), last: day('2026-11-26') }] }),
      words: { 'mails.visitor.greeting': 'Hallo {{name}},', 'notFound.home': 'Naar het begin' },
      answer: { ...file.answer, titlePrefix: 'Let op: ' },
    }),
    { 'property/9002': newHome },
  )
  expect(await days()).toEqual(['2026-11-27'])
  const deadLink = async (): Promise<string> => await (await ask('/forms/nl/offer/none')).text()
  expect(await deadLink()).toContain('Naar het begin')
  const refused = await ask('/forms/nl/request-visit', { method: 'POST', body: new URLSearchParams() })
  expect(await refused.text()).toContain('<title>Let op: ')
  await send({ email: ['noor@x.example'] })
  await expect.poll(async () => (await readMails(site.dir, 'noor@x.example')).length).toBe(1)
  const [mail = ''] = await readMails(site.dir, 'noor@x.example')
  expect(mail).toContain('Hallo ')
  expect(mail).toContain('Nieuw huis')
  expect(mail).not.toContain('property/9002')

  // The office closes, and its home is left to the agency.
  await publish(site, (file) => ({ ...file, recipients: { ...file.recipients, offices: [] } }), {
    'property/9002': newHome,
  })
  expect(await days()).toEqual([])
  await send({ email: ['later@x.example'] })
  await expect.poll(async () => (await readMails(site.dir, 'info@agency.example')).length).toBe(1)
  const [toVisitor = ''] = await readMails(site.dir, 'later@x.example')
  expect(toVisitor).toContain('Beste ')
  expect(await deadLink()).not.toContain('Naar het begin')
  await site.service.stop()
  await rm(site.dir, { recursive: true })
})
