import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { propertyTypeCodes } from '#domain/listing/property-type.ts'
import { grammars } from '#i18n/grammar.ts'
import { listTitle, type TitleNames } from '#islands/results/list-title.ts'
import { filterNames, filters } from '#search/filters/filters.ts'
import { parseCriteria } from '#search/query/query-string.ts'
import { normalCriteria } from '#tests/search/query/criteria-arbitrary.ts'
import { languages } from '#tests/support/languages.ts'

const sections = { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' } as const
type Language = keyof typeof sections

function namesIn(locale: Language): TitleNames {
  const { t } = languages(locale)
  return {
    t,
    locale,
    numberTag: grammars[locale].numberTag,
    town: (slug) => slug.slice(0, 1).toUpperCase() + slug.slice(1),
    category: (id) => `Categorie ${id}`,
    kind: (type) => t(`types.${type}`),
  }
}

function titleOf(query: string, locale: Language, goal: 'sale' | 'rent' | undefined = 'sale'): string {
  const list = { section: sections[locale], goal, isProjects: false }
  // Numbers and prices have spaces that do not break.
  return listTitle(parseCriteria(query), list, namesIn(locale)).replaceAll(/[\u00A0\u202F]/g, ' ')
}

const asked =
  'kind=villa&kind=bungalow&garden=1&pool=1&city=zele&city=berlare&price=-400000&bedrooms=3&plot=500&label=B&available=2027-03&openhouse=1'

describe('the title of a list says what is looked for', () => {
  test.each<[Language, string]>([
    [
      'nl',
      'Villa’s en bungalows met tuin en zwembad te koop in Berlare en Zele, tot € 400.000, 3 slaapkamers of meer, vanaf 500 m² grond, nog 3 filters',
    ],
    [
      'fr',
      'Villas et bungalows avec jardin et piscine à vendre à Berlare et Zele, jusqu’à 400 000 €, 3 chambres ou plus, 4 filtres de plus',
    ],
    [
      'en',
      'Villas and bungalows with a garden and a swimming pool for sale in Berlare and Zele, up to €400,000, 3 bedrooms or more, 4 more filters',
    ],
    [
      'de',
      'Villen und Bungalows mit Garten und Schwimmbad zum Kauf in Berlare und Zele, bis 400.000 €, 3 Schlafzimmer oder mehr, 4 weitere Filter',
    ],
  ])('in %s', (locale, title) => {
    expect(titleOf(asked, locale)).toBe(title)
  })

  test.each([
    ['', 'Te koop'],
    ['city=berlare', 'Te koop in Berlare'],
    ['price=-400000', 'Te koop, tot € 400.000'],
    ['type=1&type=2', 'Woningen en appartementen te koop'],
    ['type=1&kind=villa', 'Villa’s te koop'],
    ['type=9', 'Te koop, Categorie 9'],
    ['lift=1&terrace=1', 'Panden met terras en lift te koop'],
    ['city=a&city=b&city=c&city=d&city=e', 'Te koop in A, B, C en 2 andere'],
    ['kind=villa&available=now&openhouse=1', 'Villa’s te koop, nu vrij, opendeurdag gepland'],
    ['label=B&bathrooms=2&new=1', 'Te koop, 2 badkamers of meer, EPC-label B of beter, nieuw in ons aanbod'],
    ['type=1&annuity=1&around=zele-10', 'Woningen te koop, 10 km rond Zele, op lijfrente'],
    ['q=rustig', 'Te koop, ‘rustig’'],
  ])('%s', (query, title) => {
    expect(titleOf(query, 'nl')).toBe(title)
  })

  test('to rent, and in a list of both', () => {
    expect(titleOf('type=2&furnished=1&city=aalst', 'nl', 'rent')).toBe(
      'Appartementen te huur in Aalst, gemeubeld',
    )
    expect(titleOf('type=2&furnished=1', 'fr', 'rent')).toBe('Appartements à louer, en location meublée')
    const office = { section: 'Agence Berlare', goal: undefined, isProjects: false }
    expect(listTitle(parseCriteria('type=1&pool=1'), office, namesIn('fr'))).toBe(
      'Agence Berlare\u00A0: maisons avec piscine',
    )
    const projects = { section: 'Nieuwbouw', goal: undefined, isProjects: true }
    expect(listTitle(parseCriteria('pool=1'), projects, namesIn('nl'))).toBe(
      'Nieuwbouw: projecten met zwembad',
    )
  })
})

/** What no sentence holds: parameters, code words, placeholders. */
const bare = new RegExp(
  `\\b(?:${[...filterNames.flatMap((name) => filters[name].params), ...propertyTypeCodes]
    .filter((word) => /[a-z][A-Z]|openhouse|bathrooms/.test(word))
    .join('|')})\\b|undefined|[{}=&]`,
)

test.each(locales)('any criteria make one clean line in %s', (locale) => {
  const names = { ...namesIn(locale), town: () => 'Sint-Gillis-bij-Dendermonde' }
  fc.assert(
    fc.property(normalCriteria, fc.constantFrom('sale', 'rent', undefined), (criteria, goal) => {
      // What somebody typed is quoted as it is.
      const title = listTitle(
        { ...criteria, text: [] },
        { section: sections[locale], goal, isProjects: false },
        names,
      )
      expect(title).not.toMatch(/\s\s|\s,|,,|^\s|\s$|\n/)
      expect(title.replaceAll(/bathrooms? or more/g, '')).not.toMatch(bare)
      expect(title.charAt(0)).toBe(title.charAt(0).toLocaleUpperCase(locale))
      expect(title.length).toBeLessThan(320)
    }),
  )
})
