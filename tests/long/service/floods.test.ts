import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { FormId } from '#forms/form.ts'
import { createHttpClient, type HttpRequest } from '#tests/support/load/http-client.ts'
import { toBody } from '#tests/support/load/plain-body.ts'
import type { FilledForm, Posts } from '#tests/support/load/posts.ts'
import type { ServiceProcess } from '#tests/support/load/service-process.ts'
import { startSmtpPeer } from '#tests/support/load/smtp-peer.ts'
import { docxFile } from '#tests/support/service/abuse/zip-file.ts'
import { prepareStormService, type StormService } from '#tests/support/service/storm-service.ts'

const megabyte = 2 ** 20
const origin = 'http://localhost:4321'

async function startFlooded(): Promise<StormService & Readonly<{ running: ServiceProcess }>> {
  const peer = await startSmtpPeer(undefined, false)
  onTestFinished(peer.stop)
  const service = await prepareStormService(peer.url)
  onTestFinished(service.remove)
  const running = await service.start()
  onTestFinished(running.kill)
  return { ...service, running }
}

/** Fills in forms until one is of a kind. */
function fill(posts: Posts, form: FormId): FilledForm {
  for (;;) {
    const filled = posts.fill()
    if (filled.form.id === form) return filled
  }
}

/** Returns the bytes of the files of a directory and of its directories, but for the log of the test. */
async function bytesIn(dir: string): Promise<number> {
  const names = await readdir(dir, { recursive: true })
  const files = await Promise.all(
    names.filter((name) => name !== 'service.log').map((name) => stat(join(dir, name))),
  )
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
}

/** Returns the bytes of the files in the database of a service. */
function keptIn(dir: string): number {
  const database = new DatabaseSync(join(dir, 'service.sqlite'), { readOnly: true })
  const sizes = ['stash', 'upload', 'owner_upload'].map(
    (table) =>
      database.prepare(`select coalesce(sum(length(content)), 0) as size from ${table}`).get()?.['size'],
  )
  database.close()
  return sizes.reduce<number>((sum, size) => sum + Number(size), 0)
}

const pdf = new File([Buffer.concat([Buffer.from('%PDF-1.7\n')], Math.floor(4.9 * megabyte))], 'cv.pdf')

test('of what strangers upload without a session, a proof or right answers, no byte is stored', async () => {
  const { running, posts, dir } = await startFlooded()
  const { texts } = fill(posts, 'job-contact')
  /** Sends the file in the control of a form, from one network address; returns the statuses of forty of them. */
  const upload = async (
    path: string,
    field: string,
    more: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>>,
  ): Promise<readonly number[]> => {
    const body = new FormData()
    for (const [name, value] of new URLSearchParams({ ...Object.fromEntries(toBody(texts)), ...more }))
      body.set(name, value)
    body.set(field, pdf)
    const statuses = new Set<number>()
    for (let count = 0; count < 40; count += 1) {
      const request = { method: 'POST', body, headers: { origin, ...headers }, redirect: 'manual' } as const
      statuses.add((await fetch(new URL(path, running.url), request)).status)
    }
    return [...statuses]
  }
  const script = { accept: 'application/json' }
  const before = await bytesIn(dir)
  const address = (last: number) => ({ 'x-forwarded-for': `198.51.100.${last}` })
  const form = '/forms/nl/job-contact'
  expect({
    'a paper for a home without a session': await upload(
      '/portal/nl/property/1/hand-in',
      'file',
      {},
      address(1),
    ),
    'a CV without a proof': await upload(form, 'resume', {}, { ...script, ...address(2) }),
    'a CV with a proof that was made up': await upload(
      form,
      'resume',
      { proof: '{}' },
      { ...script, ...address(3) },
    ),
    'a CV without the answers': await upload(form, 'resume', { email: '' }, address(4)),
    'a CV of a robot': await upload(form, 'resume', { trap: 'x' }, address(5)),
    'a CV from the page of another site': await upload(
      form,
      'resume',
      {},
      { ...address(6), origin: 'https://evil.example' },
    ),
  }).toEqual({
    'a paper for a home without a session': [401],
    'a CV without a proof': [403],
    'a CV with a proof that was made up': [403],
    'a CV without the answers': [422],
    'a CV of a robot': [303],
    'a CV from the page of another site': [403],
  })
  const more = (await bytesIn(dir)) - before
  console.log(
    `240 uploads of strangers, ${((240 * pdf.size) / megabyte).toFixed(0)} MB:`,
    `${keptIn(dir)} bytes of files stored, ${more} bytes more in the folder`,
  )
  expect(keptIn(dir)).toBe(0)
  // It shrinks where SQLite tidies up its journal.
  expect(more).toBeLessThanOrEqual(0)
  // The measure itself notices a file that is kept.
  expect(await upload(form, 'resume', {}, address(7))).toContain(200)
  expect((await bytesIn(dir)) - before).toBeGreaterThan(pdf.size)
  expect(keptIn(dir)).toBe(pdf.size * 5)
}, 600_000)

/** Documents of 50 KB: two say that they unpack to far more than they may, one lies, and one unpacks to just what it may. */
const bombs = [
  { megabytes: 49, padding: 0 },
  { megabytes: 60, padding: 0 },
  { megabytes: 49, padding: 0, claims: { size: 1000 } },
  { megabytes: 4.9, padding: 45_000 },
].map(({ megabytes, padding, claims }) =>
  docxFile(
    { name: 'word/media/a.bin', content: Buffer.alloc(Math.floor(megabytes * megabyte)), claims },
    { name: 'word/media/b.bin', content: randomBytes(padding) },
  ),
)

/** Returns the resident memory of the process that a service's script runs, now or at its peak. */
async function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const status = await readFile(`/proc/${children.trim().split(' ')[0] || pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024
}

test.skipIf(process.platform !== 'linux').each(['by script, with a proof', 'without script'] as const)(
  'three hundred documents that unpack to gigabytes at once cost little, and nobody waits: %s',
  { timeout: 600_000 },
  async (way) => {
    const { running, posts } = await startFlooded()
    const client = createHttpClient()
    onTestFinished(client.close)
    const isPlain = way === 'without script'
    const times: { readyz: number[]; form: number[] } = { readyz: [], form: [] }
    const statuses = new Map<string, number>()
    const send = async (kind: string, request: HttpRequest): Promise<number> => {
      const from = performance.now()
      const { status } = await client.send(running.url, request)
      const key = `${kind} ${status}`
      statuses.set(key, (statuses.get(key) ?? 0) + 1)
      return performance.now() - from
    }
    const form = async (): Promise<HttpRequest> => await posts.byScript(fill(posts, 'site-contact'))
    // A process that has just started grows by what it loads.
    for (let count = 0; count < 200; count += 1) await send('before', await posts.byScript(posts.fill()))
    const waves: HttpRequest[] = []
    for (let count = 0; count < 300; count += 1) {
      const content = bombs[count % bombs.length] ?? Buffer.alloc(0)
      const filled = {
        ...fill(posts, 'job-contact'),
        file: { field: 'resume', name: 'cv.docx', content },
      }
      waves.push(await (isPlain ? posts.plainly(filled) : posts.byScript(filled)))
    }
    const others = await Promise.all(Array.from({ length: 300 }, form))
    await setTimeout(2000)
    const before = await memoryOf(running.pid, 'VmRSS')
    let isOver = false
    const wave = Promise.all(waves.map((request) => send('bomb', request))).then(() => (isOver = true))
    const ask = async (): Promise<void> => {
      for (const request of others) {
        if (isOver) return
        times.readyz.push(await send('readyz', { path: '/readyz' }))
        times.form.push(await send('form', request))
      }
    }
    await Promise.all([wave, ask()])
    const [peak, after] = await Promise.all([memoryOf(running.pid, 'VmHWM'), memoryOf(running.pid, 'VmRSS')])
    console.log(
      `300 bombs ${way}: memory ${before / megabyte} MB, peak ${peak / megabyte}, after ${after / megabyte};`,
      `slowest /readyz ${Math.max(...times.readyz).toFixed(0)} ms of ${times.readyz.length},`,
      `slowest form ${Math.max(...times.form).toFixed(0)} ms;`,
      JSON.stringify(Object.fromEntries(statuses)),
      `load average ${loadavg()[0]?.toFixed(1)}`,
    )
    expect(peak - before).toBeLessThan(100 * megabyte)
    // Within a second on a machine with nothing else to do.
    expect(Math.max(...times.readyz, ...times.form)).toBeLessThan(3000)
  },
)
