import { expect, test } from 'vitest'
import { crawlerFiles } from '#scripts/build/files/sitemap-files.ts'
import { createSite } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

function namesOf(indexNowKey?: string) {
  return new Map(crawlerFiles(createContext({ site: createSite({ indexNowKey }) })))
}

test('the key of IndexNow is published at its name, where the site has one', () => {
  expect([...namesOf().keys()]).toEqual([
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/robots.txt',
    '/.well-known/security.txt',
  ])
  expect(namesOf('3f1c9a7e5b2d4068').get('/3f1c9a7e5b2d4068.txt')).toBe('3f1c9a7e5b2d4068')
})

test('whom to tell of a weakness is said for less than a year, unless the agency says it itself', () => {
  const context = createContext({})
  const files = new Map(crawlerFiles(context))
  const text = String(files.get('/.well-known/security.txt'))
  expect(text).toContain(`Contact: mailto:${context.catalogue.site.company.email}\n`)
  expect(text).toContain('Preferred-Languages: nl, fr, en, de\n')
  const [, until = ''] = /Expires: (\S+)/.exec(text) ?? []
  const days = (Date.parse(until) - Date.parse(context.now)) / 86_400_000
  expect(days).toBeGreaterThan(0)
  expect(days).toBeLessThan(365)
  const own = [{ path: '/.well-known/security.txt', file: 'public/.well-known/security.txt' }]
  expect(new Map(crawlerFiles(context, own)).has('/.well-known/security.txt')).toBe(false)
})
