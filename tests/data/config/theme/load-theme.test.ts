import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadTheme } from '#data/config/theme/load-theme.ts'
import { createDataSource } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { findLowContrast } from '#domain/site/theme-contrast.ts'
import { demoTheme } from '#tests/support/catalogue/theme.ts'

const directories: string[] = []
afterAll(async () => {
  for (const dir of directories) await rm(dir, { recursive: true })
})

/** Loads the demo's theme after changing its record or its files. */
async function load(change: Readonly<Record<string, unknown>>, files: Readonly<Record<string, string>> = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'theme-'))
  directories.push(dir)
  const record: Record<string, unknown> = JSON.parse(await readFile('data/theme.json', 'utf8'))
  await cp('data/theme', join(dir, 'theme'), { recursive: true })
  await writeFile(join(dir, 'theme.json'), JSON.stringify({ ...record, ...change }))
  for (const [file, text] of Object.entries(files)) await writeFile(join(dir, file), text)
  const log = createProblemLog()
  return {
    loaded: await loadTheme(createDataSource(dir, log)),
    problems: log.problems,
    isFatal: log.hasFatal(),
  }
}

test('the demo theme is complete, legible in light and dark mode, and publishes its fonts', async () => {
  const { loaded, problems } = await load({})
  expect(problems).toEqual([])
  expect(loaded?.theme.wordmark.map(({ text }) => text).join('')).toBe('Kouter & Kaai')
  expect(loaded?.theme.wordmark.filter(({ isItalic }) => isItalic)).toHaveLength(1)
  expect(loaded?.theme.colors.accent).toEqual({ light: '#f0d64f', dark: '#f0d64f' })
  expect(loaded?.files.map(({ path }) => path.replace(/-[\da-f]{8}/, ''))).toEqual([
    '/fonts/newsreader-display.woff2',
    '/fonts/newsreader-display-italic.woff2',
    '/fonts/newsreader-display-ampersand.woff2',
    '/fonts/instrument-sans.woff2',
  ])
})

test('an agency without its own fonts uses system fonts', async () => {
  const { loaded, problems } = await load({
    fonts: { display: ['Georgia', 'serif'], text: ['system-ui', 'sans-serif'] },
  })
  expect(problems).toEqual([])
  expect(loaded?.files).toEqual([])
})

test('illegible text stops the build, and the error names both colours', async () => {
  const colors = { ...demoTheme.colors, muted: { light: '#9aa38d', dark: '#a9b398' } }
  const { problems, isFatal } = await load({ colors })
  expect(isFatal).toBe(true)
  expect(problems[0]).toMatchObject({
    file: 'theme.json',
    field: 'colors.muted.light',
    message: 'not legible on page',
    expected: 'a contrast of at least 4.5 between muted and page (WCAG 2.2 AA)',
    received: expect.stringContaining('#9aa38d on #ffffff: 2.6'),
    remedy: 'make muted or page lighter or darker',
  })
})

test('a control needs less contrast than text', () => {
  const colors = { ...demoTheme.colors, 'line-field': { light: '#888888', dark: '#888888' } }
  expect(findLowContrast(colors)).toEqual([])
  expect(findLowContrast({ ...colors, 'line-field': { light: '#aaaaaa', dark: '#888888' } })).toMatchObject([
    { role: 'line-field', background: 'page', scheme: 'light', required: 3 },
    { role: 'line-field', background: 'raised', scheme: 'light', required: 3 },
  ])
})

const missing: Record<string, unknown> = { ...demoTheme.colors }
delete missing['link']

test.each([
  ['colors.link', { colors: missing }, {}],
  ['colors.palest', { colors: { ...demoTheme.colors, palest: '#ffffff' } }, {}],
  ['colors.ink', { colors: { ...demoTheme.colors, ink: 'black' } }, {}],
  ['radii.control', { radii: { picture: 2, control: 400 } }, {}],
  ['fonts.text.0', { fonts: { display: ['serif'], text: ['a";}body{'] } }, {}],
  ['mark', { mark: 'theme/none.svg' }, {}],
  ['mark', {}, { 'theme/mark.svg': '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>' }],
  ['mark', {}, { 'theme/mark.svg': '<svg viewBox="0 0 9 9"><path onload="alert(1)"/></svg>' }],
  ['mark', {}, { 'theme/mark.svg': '<svg viewBox="0 0 9 9"><path style="fill:red"/></svg>' }],
])('what cannot be used is named by its field: %s', async (field, change, files) => {
  const { problems, isFatal } = await load(change, files)
  expect(isFatal).toBe(true)
  expect(problems.map((problem) => problem.field)).toContain(field)
})
