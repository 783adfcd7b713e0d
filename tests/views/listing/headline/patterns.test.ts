import { beforeAll, expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { loadSite, type Site } from '#site'
import { languages } from '#tests/support/languages.ts'
import { titlePatterns } from '#tests/support/readers/title-patterns.ts'
import { factHeadline } from '#views/listing/headline/headline.ts'
import { propertyPageTitle, propertyTitle } from '#views/listing/property-title.ts'
import { streetLine } from '#views/listing/location/street-line.ts'
import { townName, typeName } from '#views/listing/title.ts'

/** No pattern may make up more of a language's titles. */
const most = 0.05

let site: Site
beforeAll(async () => {
  site = await loadSite()
})

const makers = [
  ['the headlines of the demo', propertyTitle],
  ['headlines of facts alone', factHeadline],
  ['the titles of their pages', propertyPageTitle],
] as const

test.each(locales.flatMap((locale) => makers.map(([name, make]) => [locale, name, make] as const)))(
  'no pattern is common in %s: %s',
  (locale, _, make) => {
    const { t } = languages(locale)
    const titles = site.catalogue.properties.map((property) => ({
      title: make(property, locale, t),
      names: [
        typeName(property, t),
        townName(property.address.town, locale),
        streetLine(property.address) ?? property.reference,
      ],
    }))
    expect(titlePatterns(titles).filter(({ share }) => share > most)).toEqual([])
  },
)

test('a stock pattern is found, whatever its figures and names', () => {
  const titles = ['Villa', 'Duplex'].map((type, index) => ({
    title: `${type} met ${index + 2} slaapkamers en 1.${index}00 m² tuin in Zele`,
    names: [type, 'Zele'],
  }))
  expect(titlePatterns([...titles, { title: 'Iets anders', names: [] }])).toEqual([
    { pattern: '… met # slaapkamers en # m² tuin in …', share: 2 / 3 },
    { pattern: 'iets anders', share: 1 / 3 },
  ])
})
