import { beforeAll, expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import type { Picture } from '#domain/site/picture.ts'
import { loadSite, type Site } from '#site'

let site: Site
beforeAll(async () => {
  site = await loadSite()
})

/** Words that pictures of one listing share. */
function repeated(pictures: readonly Picture[]): readonly string[] {
  return locales.flatMap((locale) => {
    const words = pictures.map(({ alt }) => alt[locale] ?? '').filter((alt) => alt !== '')
    return words.filter((word, index) => words.indexOf(word) < index)
  })
}

test('the words of a picture say what differs from the other pictures of its home', () => {
  const { properties, projects } = site.catalogue
  const listings = [...properties, ...projects]
  expect(listings.filter(({ pictures }) => repeated(pictures).length > 0).map(({ id }) => id)).toEqual([])
})

test('the words of a plan name its storey as people do', () => {
  const plans = site.catalogue.properties.flatMap((property) => property.plans)
  expect(plans.length).toBeGreaterThan(50)
  const words = plans.flatMap(({ alt }) => Object.values(alt))
  expect(words.filter((text) => /\d/.test(text))).toEqual([])
})

test('repeated words are found', () => {
  const picture = { source: { kind: 'file', file: 'a.webp' }, alt: { nl: 'Tuin' } } as const
  expect(repeated([picture, picture])).toEqual(['Tuin'])
})
