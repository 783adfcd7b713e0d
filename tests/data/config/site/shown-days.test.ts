import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { siteSchema } from '#data/config/site/site-schema.ts'
import { toSite } from '#data/config/site/to-site.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { context, languages } from '#tests/data/read-records.ts'

const record = JSON.parse(await readFile('data/site.json', 'utf8'))
const title = { nl: 'Opendeur', fr: 'Portes ouvertes', en: 'Open day', de: 'Tag der offenen Tür' }

/** Returns what is shown of an announcement and of a line of the top bar, which have the same days, on a day. */
function shownOn(now: string, days: object, more: object = {}) {
  const log = createProblemLog()
  const site = toSite(
    v.parse(siteSchema, {
      ...record,
      map: undefined,
      popup: { isPublished: 'yes', title, text: title, ...days },
      header: { appBar: [{ label: title, link: '/contact/', status: 'Published', ...days }] },
    }),
    {
      languages,
      day: { now: day(now), ...more },
      pictures: context.pictures,
      drawing: { url: '', maxZoom: 0 },
      log: log.record('site.json'),
    },
  )
  const problems = log.problems.filter(({ field = '' }) => field.endsWith('.until'))
  return { shown: [site.popup !== undefined, site.topBar.length === 1], problems }
}

test.each([
  ['2026-12-09', { from: '2026-12-10', until: '2026-12-13' }, false],
  ['2026-12-10', { from: '2026-12-10', until: '2026-12-13' }, true],
  ['2026-12-13', { from: '2026-12-10', until: '2026-12-13' }, true],
  ['2026-12-14', { from: '2026-12-10', until: '2026-12-13' }, false],
  ['2026-12-14', { from: '2026-12-10', until: '' }, true],
  ['2026-12-14', { from: null }, true],
  ['2026-12-14', {}, true],
])('on %s an announcement and a line of the top bar with %j are shown: %s', (now, days, isShown) => {
  expect(shownOn(now, days)).toEqual({ shown: [isShown, isShown], problems: [] })
})

test('a draft shows what is still to come, and not what is over', () => {
  const drafts = { showsDrafts: true }
  expect(shownOn('2026-12-01', { from: '2026-12-10' }, drafts).shown).toEqual([true, true])
  expect(shownOn('2026-12-14', { until: '2026-12-13' }, drafts).shown).toEqual([false, false])
})

test('a last day before the first one is a warning', () => {
  expect(shownOn('2026-12-10', { from: '2026-12-13', until: '2026-12-10' }).problems).toMatchObject([
    { severity: 'warning', field: 'header.appBar[0].until' },
    { severity: 'warning', field: 'popup.until' },
  ])
})

test('a status or a day that is none is refused', () => {
  expect(() => shownOn('2026-12-10', { status: 'Verborgen' })).toThrow('"Published"')
  expect(() => shownOn('2026-12-10', { until: 'zondag' })).toThrow('2026-11-20')
})
