import { expect, test } from 'vitest'
import { crawlerFiles } from '#scripts/build/files/sitemap-files.ts'
import { createSite } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

function namesOf(indexNowKey?: string) {
  return new Map(crawlerFiles(createContext({ site: createSite({ indexNowKey }) })))
}

test('the key of IndexNow is published at its name, where the site has one', () => {
  expect([...namesOf().keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/robots.txt'])
  expect(namesOf('3f1c9a7e5b2d4068').get('/3f1c9a7e5b2d4068.txt')).toBe('3f1c9a7e5b2d4068')
})
