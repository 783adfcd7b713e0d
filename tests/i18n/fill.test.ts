import { expect, it } from 'vitest'
import { fill, fillCount } from '#i18n/fill.ts'

const homes = { one: '{{count}} pand', other: '{{count}} panden' }

it('fills in the given placeholders and leaves the others', () => {
  expect(fill('Pagina {{page}} van {{pages}}', { page: 2, pages: 5 })).toBe('Pagina 2 van 5')
  expect(fill('{{who}} $& {{what}}', { who: '$1' })).toBe('$1 $& {{what}}')
})

it('chooses the plural form of the language and formats the number', () => {
  expect(fillCount(homes, 1, 'nl-BE')).toBe('1 pand')
  expect(fillCount(homes, 1200, 'nl-BE')).toBe('1.200 panden')
  // French uses the singular for 0.
  expect(fillCount({ one: '{{count}} bien', other: '{{count}} biens' }, 0, 'fr-BE')).toBe('0 bien')
})
