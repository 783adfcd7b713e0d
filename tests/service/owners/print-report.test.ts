import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findBrowser } from '#scripts/browsers/find-browser.ts'
import { listen } from '#scripts/server/listen.ts'
import { readSiteForms } from '#service/kit/site/site-forms.ts'
import type { OutgoingMail } from '#service/kit/mail/mail.ts'
import { readHandedIn } from '#service/owners/papers/handed-in.ts'
import { deliverMails } from '#service/kit/outbox/deliver-mail.ts'
import { mailReports } from '#service/portal/mails/mail-reports.ts'
import { printPage } from '#service/owners/print/print-page.ts'
import { createReportPrinter } from '#service/owners/print/report-printer.ts'
import { storeOwnerRecords } from '#service/owners/records/store-owner-records.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { sqlite } from '#tests/support/service/databases/engines.ts'
import { look } from '#tests/support/service/mail-look.ts'
import { ownersMails } from '#tests/support/service/owner-mails.ts'
import { homeRecords, viewing } from '#tests/support/service/owner-records.ts'
import { type PortalSite, startPortalSite } from '#tests/support/service/portal-site.ts'
import { silent } from '#tests/support/service/samples.ts'
import { readPdf, withoutSpaces } from '#tests/support/readers/read-pdf.ts'

const browser = findBrowser('whole')?.path
if (browser === undefined) console.warn('Chromium is not installed here: no report is printed')

const asked: string[] = []
let answer: RequestListener = () => {}
let origin = ''
let site: PortalSite
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  answer(request, response)
})

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
  site = await startPortalSite(await sqlite.create(), { origins: new Set([origin]) })
  answer = getRequestListener(site.service.app.fetch)
  await site.invite({ email: 'an@owner.example' })
  const homes = [homeRecords(2417, { viewings: [viewing('1', '2026-10-08')] }), homeRecords(2418)]
  await storeOwnerRecords(site.database.db, { owners: [], homes })
})
afterAll(async () => {
  await site.stop()
  server.closeAllConnections()
  server.close()
})

/** Writes a program that stands for a browser. */
async function writeProgram(lines: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'browser-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const path = join(dir, 'browser')
  await writeFile(path, `#!/bin/sh\n${lines}\n`)
  await chmod(path, 0o755)
  return path
}

const createPrinter = async (path: string, print = printPage) => {
  const forms = await readSiteForms(join(site.dir, 'dist'))
  const words = createSiteWords(() => forms, origin)
  const lines: unknown[] = []
  const log = { ...silent, warn: (...line: unknown[]) => lines.push(line) }
  const { database, clock } = site
  return { lines, print: createReportPrinter({ browser: path, database, words, clock, log, print }) }
}

/** Delivers the report of October as it is mailed on 1 November, and returns what was sent. */
const deliver = async (path: string, print = printPage) => {
  const { database } = site
  await database.db.deleteFrom('owner_report').execute()
  const now = Date.parse('2026-11-01T06:00:00Z')
  expect(await mailReports(ownersMails(database), now)).toBe(1)
  const sent: OutgoingMail[] = []
  const printer = await createPrinter(path, print)
  const from = { name: 'Website', address: 'site@agency.example' }
  const send = (mail: OutgoingMail): Promise<void> => Promise.resolve(void sent.push(mail))
  const deliverOne = deliverMails(database, {
    send,
    from,
    look,
    readHandedIn: (id) => readHandedIn(database, id),
    printReport: printer.print,
  })
  const row = await database.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'report')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await deliverOne(row)
  return { sent, lines: printer.lines }
}

test.skipIf(browser === undefined)('a report is mailed with the sheet of the portal as a PDF', async () => {
  const { sent, lines } = await deliver(browser ?? '')
  expect(lines).toEqual([])
  const [file] = sent[0]?.attachments ?? []
  expect(file).toMatchObject({ name: 'Verslag 2026-10.pdf', mediaType: 'application/pdf' })
  const { text } = await readPdf(file?.content ?? new Uint8Array())
  expect(text).toContain(withoutSpaces('Eén plaatsbezoek in oktober.'))
  expect(text).toContain(withoutSpaces('Koppel uit Zele'))
})

test('the address of a report answers once, to nobody else, and for two minutes', async () => {
  const opened: string[] = []
  const openTwice = async (_: string, href: string): Promise<Uint8Array> => {
    for (const at of [href.replace('2417', '2418'), href.replace(/print\/.{5}/, 'print/aaaaa')])
      opened.push(`${(await fetch(at)).status}`)
    opened.push(`${(await fetch(href)).status}`)
    return new Uint8Array()
  }
  await deliver('none', openTwice)
  // A wrong home takes the link too: nobody tries all of them.
  expect(opened).toEqual(['404', '404', '404'])
  const statuses: number[] = []
  const openAgain = async (_: string, href: string): Promise<Uint8Array> => {
    const first = await fetch(href)
    expect(await first.text()).toContain('Eén plaatsbezoek in oktober.')
    statuses.push(first.status, (await fetch(href)).status)
    return new Uint8Array()
  }
  await deliver('none', openAgain)
  expect(statuses).toEqual([200, 404])
  const openLate = async (_: string, href: string): Promise<Uint8Array> => {
    site.pass(2 * 60_000)
    statuses.push((await fetch(href)).status)
    return new Uint8Array()
  }
  await deliver('none', openLate)
  expect(statuses.at(-1)).toBe(404)
})

test('a browser that fails or writes nothing costs the PDF, never the mail, and the log says so', async () => {
  for (const [lines, reason] of [
    ['exit 3', 'ended with 3'],
    ['exit 0', /ENOENT/],
  ] as const) {
    const result = await deliver(await writeProgram(lines))
    expect(result.sent).toHaveLength(1)
    expect(result.sent[0]?.attachments).toEqual([])
    expect(result.lines).toMatchObject([[{ error: expect.stringMatching(reason) }, expect.any(String)]])
    expect(JSON.stringify(result.lines)).not.toContain('/print/')
  }
})

test('a browser that hangs is ended, and its profile is deleted', async () => {
  const before = (await readdir(tmpdir())).filter((name) => name.startsWith('report-'))
  const hangs = await writeProgram('exec sleep 60')
  const start = Date.now()
  await expect(printPage(hangs, 'http://127.0.0.1/', 300)).rejects.toThrow('took longer than 0.3 s')
  expect(Date.now() - start).toBeLessThan(10_000)
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('report-'))).toEqual(before)
})

test('reports are printed one after the other', async () => {
  let running = 0
  let most = 0
  const printer = await createPrinter('none', async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 20))
    running -= 1
    return new Uint8Array()
  })
  const { id: owner } = await site.database.db.selectFrom('owner').select('id').executeTakeFirstOrThrow()
  const report = JSON.parse(`{"owner":"${owner}","subject":"property/2417","month":"2026-10"}`)
  await Promise.all([1, 2, 3].map(() => printer.print(report, 'nl')))
  expect(most).toBe(1)
})
