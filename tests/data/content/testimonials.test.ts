import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadTestimonials } from '#data/content/load-testimonials.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import type { SiteLanguages } from '#domain/values/locale.ts'
import { languages } from '../read-records.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'testimonials-'))
  await mkdir(join(dir, 'testimonials'))
})
afterEach(() => rm(dir, { recursive: true }))

/** Writes a testimonial whose front matter has some lines of its own. */
async function write(id: string, front: readonly string[] = [], comment = 'Vlot verkocht.'): Promise<void> {
  const own = new Set(front.map((line) => line.split(':')[0]))
  const usual = ['name: Elke Van Damme', 'language: nl', 'postedOn: 2026-11-02']
  const lines = [...usual.filter((line) => !own.has(line.split(':')[0])), ...front]
  await writeFile(join(dir, 'testimonials', `${id}.md`), `---\n${lines.join('\n')}\n---\n\n${comment}\n`)
}

async function load(site: SiteLanguages = languages) {
  const log = createProblemLog()
  return { testimonials: await loadTestimonials(dir, site, log), problems: log.problems }
}

test('testimonials are loaded newest first, with what was sent', async () => {
  await write('2026-11-02-9', ['name: Noor'])
  await write('2026-11-02-10', ['name: Ruben'])
  await write('2026-11-20-3', [
    'postedOn: 2026-11-20',
    'language: fr',
    'name: Amélie Noël',
    'aboutYou: a vendu à Stekene',
    'website: https://amelie.example/',
    'picture: 2026-11-20-3.jpg',
  ])
  await writeFile(join(dir, 'testimonials', '2026-11-20-3.jpg'), '')
  const { testimonials, problems } = await load()
  expect(problems).toEqual([])
  expect(testimonials.map(({ name }) => name)).toEqual(['Amélie Noël', 'Ruben', 'Noor'])
  expect(testimonials[0]).toEqual({
    id: '2026-11-20-3',
    name: 'Amélie Noël',
    aboutYou: 'a vendu à Stekene',
    website: 'https://amelie.example/',
    comment: 'Vlot verkocht.',
    locale: 'fr',
    postedOn: '2026-11-20',
    picture: { source: { kind: 'file', file: 'testimonials/2026-11-20-3.jpg' }, alt: {} },
  })
})

test('a site without the folder has none', async () => {
  await rm(join(dir, 'testimonials'), { recursive: true })
  expect(await load()).toEqual({ testimonials: [], problems: [] })
})

test('what a visitor wrote stays text', async () => {
  await write('2026-11-02-9', [], '# Top\n\n<script>alert(1)</script>\n\n---\n[x](javascript:alert(1))')
  const { testimonials } = await load()
  expect(testimonials[0]?.comment).toBe('# Top\n\n<script>alert(1)</script>\n\n---\n[x](javascript:alert(1))')
})

test.each([
  ['language: pt', 'error', 'language', 'not what this configuration holds'],
  ['postedOn: 2026-02-30', 'error', 'postedOn', 'not what this configuration holds'],
  ['name: ""', 'error', 'name', 'missing'],
  ['name: "a', 'error', undefined, expect.stringContaining('not front matter')],
  ['website: javascript:alert(1)', 'warning', 'website', 'not an address of the web; it is left out'],
  ['picture: weg.jpg', 'warning', 'picture', 'a picture that is not there; it is left out'],
  ['picture: ../../data/site.json', 'warning', 'picture', 'a picture that is not there; it is left out'],
])('"%s" is a problem of its field', async (line, severity, field, message) => {
  await write('2026-11-02-9', [line])
  const { testimonials, problems } = await load()
  expect(problems).toEqual([
    expect.objectContaining({ severity, file: 'testimonials/2026-11-02-9.md', field, message }),
  ])
  expect(testimonials).toHaveLength(severity === 'error' ? 0 : 1)
  expect(testimonials[0]).not.toMatchObject({ website: expect.anything() })
  expect(testimonials[0]).not.toMatchObject({ picture: expect.anything() })
})

test('one without words is an error, one in a language of other sites is left out', async () => {
  await write('2026-11-02-9', [], '  ')
  await write('2026-11-02-10', ['language: de'])
  const { testimonials, problems } = await load({ languageDefault: 'nl', languageUse: ['nl', 'fr'] })
  expect(testimonials).toEqual([])
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'warning',
      file: 'testimonials/2026-11-02-10.md',
      field: 'language',
    }),
    expect.objectContaining({ severity: 'error', file: 'testimonials/2026-11-02-9.md' }),
  ])
})
