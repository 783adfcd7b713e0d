import { expect, test } from 'vitest'
import {
  checkEarlyPages,
  checkEarlyTexts,
  type EarlyAccess,
} from '#scripts/checks/built/words/early-access.ts'

const path = '/nl/te-koop/berlare/huis/2591/'
const early: EarlyAccess = {
  homes: new Map([[2591, new Set([path, '/fr/a-vendre/berlare/maison/2591/'])]]),
  hours: 24,
  promises: { nl: [' vóór het online staat.'] },
}
const list = {
  path: '/nl/te-koop/',
  html: '<p>24 uur vóór het online staat.</p>',
  isNoindex: false,
}
const own = { path, html: '', isNoindex: true }

test('a site that keeps what it says is silent about', () => {
  expect(checkEarlyPages(early, [list, own])).toEqual([])
  expect(checkEarlyTexts(early, [{ path, text: `<a href="/fr/a-vendre/berlare/maison/2591/">` }])).toEqual([])
})

test('promises that nothing keeps, or that nobody reads, are found', () => {
  expect(checkEarlyPages({ ...early, hours: 0 }, [list])).toEqual([
    '/nl/te-koop/ says “vóór het online staat.”, and earlyAccessHours is 0',
  ])
  expect(checkEarlyPages(early, [own])).toEqual(['no page in nl says that new homes are told early'])
})

test('a page that may be indexed, and a list or file that names it, are found', () => {
  expect(checkEarlyPages(early, [list, { ...own, isNoindex: false }])).toEqual([
    `${path} is shown early and may be indexed`,
  ])
  expect(
    checkEarlyTexts(early, [{ path: '/sitemap-1.xml', text: `<loc>https://x.example${path}</loc>` }]),
  ).toEqual([`/sitemap-1.xml names ${path}, and home 2591 is shown early`])
})
