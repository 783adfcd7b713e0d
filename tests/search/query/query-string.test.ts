import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Criteria, noCriteria } from '#search/query/criteria.ts'
import { normalText } from '#search/filters/normal-text.ts'
import { formatCriteria, parseCriteria } from '#search/query/query-string.ts'
import { normalCriteria } from './criteria-arbitrary.ts'

const berlareBox = {
  kind: 'box',
  southWest: { latitude: 50.9, longitude: 3.9 },
  northEast: { latitude: 51.12346, longitude: 4.2 },
} as const

describe('an address and its criteria', () => {
  test.each<readonly [string, Partial<Criteria>]>([
    ['', {}],
    ['?city=berlare', { towns: ['berlare'] }],
    ['?city=berlare&city=sint-pauwels', { towns: ['berlare', 'sint-pauwels'] }],
    ['?type=1&type=2', { categories: [1, 2] }],
    ['?price=-200000&price=500000-', { prices: [{ max: 200_000 }, { min: 500_000 }] }],
    ['?price=200000-300000', { prices: [{ min: 200_000, max: 300_000 }] }],
    ['?bedrooms=3&living=150&plot=500', { bedrooms: [3], living: [150], plot: [500] }],
    ['?label=A%2B', { label: ['A+'] }],
    ['?garden=1&garage=1&new=1', { garden: [true], garage: [true], new: [true] }],
    ['?q=kerk+%26+plein', { text: ['kerk & plein'] }],
    ['?around=sint-pauwels-10', { area: [{ kind: 'around', town: 'sint-pauwels', km: 10 }] }],
    ['?box=50.9,3.9,51.12346,4.2', { area: [berlareBox] }],
    ['?sort=-price', { sort: { by: 'price', direction: 'descending' } }],
    ['?sort=city&page=3&view=map', { sort: { by: 'city', direction: 'ascending' }, page: 3, view: 'map' }],
  ])('%j, both ways', (query, asked) => {
    const criteria = { ...noCriteria, ...asked }
    expect(parseCriteria(query)).toEqual(criteria)
    expect(formatCriteria(criteria)).toBe(query)
  })

  test('an area keeps the order of its corners', () => {
    const query = '?polygon=51,3.9;51.1,4;50.95,4.12345'
    const points = [
      { latitude: 51, longitude: 3.9 },
      { latitude: 51.1, longitude: 4 },
      { latitude: 50.95, longitude: 4.12345 },
    ]
    expect(parseCriteria(query).area).toEqual([{ kind: 'polygon', points }])
    expect(formatCriteria({ ...noCriteria, area: [{ kind: 'polygon', points }] })).toBe(query)
  })

  test('all criteria survive the round trip through an address', () => {
    fc.assert(
      fc.property(normalCriteria, (criteria) => {
        expect(parseCriteria(formatCriteria(criteria))).toEqual(criteria)
      }),
    )
  })
})

describe('an address that people wrote', () => {
  test.each<readonly [what: string, query: string, same: string]>([
    [
      'the order of values does not count',
      '?type=2&city=gent&type=1&city=aalst',
      '?city=aalst&city=gent&type=1&type=2',
    ],
    ['twice is once', '?city=gent&city=gent&price=-5&price=0-5', '?city=gent&price=-5'],
    ['without its question mark', 'city=gent', '?city=gent'],
    ['capitals do not count', '?city=STEKENE&city=stekene&label=a', '?city=stekene&label=A'],
    ['bounds in the wrong order are swapped', '?price=300000-100000', '?price=100000-300000'],
    ['one exact price is a band', '?price=5-5', '?price=5-5'],
    [
      'a drawn area wins over a box, a box over a town',
      '?around=gent-5&box=50.9,3.9,51,4&polygon=51,3.9;51.1,4;50.95,4.1',
      '?polygon=51,3.9;51.1,4;50.95,4.1',
    ],
    ['a box wins over a town', '?around=gent-5&box=50.9,3.9,51,4', '?box=50.9,3.9,51,4'],
    ['a plus that was typed', '?label=A+', '?label=A%2B'],
    ['the default order and page are not written', '?sort=-id&page=1&view=list', ''],
    ['the first that makes sense counts', '?bedrooms=many&bedrooms=2&bedrooms=5', '?bedrooms=2'],
    ['text loses line ends and outer spaces', '?q=%20kerk%0A%09plein%20', '?q=kerk+plein'],
    ['more decimals than a metre', '?box=50.9000001,3.9,51,4', '?box=50.9,3.9,51,4'],
    ['a map of half Europe ends at the Benelux', '?box=40,0,60,20', '?box=49,2,54,8'],
    ['a map of Paris, where nothing is found', '?box=48.8,2.2,48.9,2.5', '?box=49,2.2,49,2.5'],
  ])('%s', (_, query, same) => {
    expect(formatCriteria(parseCriteria(query))).toBe(same)
  })

  test.each([
    '?unknown=1&utm_source=mail&__proto__=1&constructor=2&__proto__[a]=1',
    '?city=../etc&city=&city=-a&city=a--b&city=%00&city=<script>alert(1)</script>',
    '?type=0&type=-1&type=1.5&type=1e3&type=99999999999999999999&type=NaN&type=01',
    '?price=-&price=5&price=-0&price=0-0&price=1-100000001&price=-1-5&price=1e3-',
    '?bedrooms=0&bedrooms=51&living=60&plot=1&label=H',
    '?garden=0&garage=yes&new=',
    '?q=&q=%20%0a',
    '?around=berlare&around=-10&around=berlare-0&around=berlare-51&around=berlare-5.5',
    '?box=1,2,3&box=51,4,50.9,4.1&box=a,b,c,d&box=50,4,51,3&box=Infinity,3,51,4&box=50,3,51,4,5',
    '?polygon=51,4;51,5&polygon=51,4;51,5;x&polygon=51,4,3;51,5;50,4&polygon=;;;',
    '?sort=password&sort=--price&page=0&page=-1&page=10000&view=table',
    '?%E0%A4%A&%=%&&&===&?',
  ])('%s asks for nothing', (query) => {
    expect(parseCriteria(query)).toEqual(noCriteria)
  })

  test('a text is cut at 80 characters and no character is halved', () => {
    expect(parseCriteria(`?q=${'x'.repeat(79)}🏡🏡`).text).toEqual([`${'x'.repeat(79)}🏡`])
  })

  test('half a character, which no address can hold, is replaced', () => {
    expect(normalText('huis \ud83c')).toBe('huis \ufffd')
  })

  test('so many towns that an address would be too long are cut', () => {
    const query = Array.from({ length: 5000 }, (_, number) => `city=t${number}`).join('&')
    expect(parseCriteria(query).towns).toHaveLength(100)
    expect(parseCriteria(query).towns).toContain('t99')
  })
})

/** Parts of hostile addresses. */
const names = ['city', 'type', 'price', 'bedrooms', 'living', 'plot', 'label', 'garden', 'garage', 'new', 'q']
const otherNames = [
  'around',
  'box',
  'polygon',
  'sort',
  'page',
  'view',
  '__proto__',
  'constructor',
  'toString',
]
const poison = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table",
  '\0',
  '%',
  '%E0%A4%A',
]
const numbers = [
  '1e999',
  '-0',
  '99999999999999999999999',
  '0x10',
  'NaN',
  'Infinity',
  '1,2,3,4',
  '1;2;3',
  '--',
  '-1-1',
]
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...poison, ...numbers),
  fc.nat().map(String),
  fc.array(fc.double(), { maxLength: 90 }).map((degrees) => degrees.join(',')),
  fc.array(fc.tuple(fc.double(), fc.double()), { maxLength: 45 }).map((points) => points.join(';')),
  fc.constant('a'.repeat(10_000)),
)
const name = fc.oneof(fc.constantFrom(...names, ...otherNames), fc.string())
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.tuple(name, value, fc.boolean()), { maxLength: 40 })
    .map((parts) =>
      parts.map(([key, each, isEncoded]) => `${key}=${isEncoded ? encode(each) : each}`).join('&'),
    ),
)

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

test('1,000 hostile addresses: no error, nothing that could be markup, and the rest is stable', () => {
  fc.assert(
    fc.property(hostile, (query) => {
      const criteria = parseCriteria(query)
      const address = formatCriteria(criteria)
      expect(address).toMatch(/^(\?[\w.,;%&=+*-]+)?$/)
      expect(parseCriteria(address)).toEqual(criteria)
      expect(Object.getPrototypeOf(criteria)).toBe(Object.prototype)
    }),
    { numRuns: 1000 },
  )
})
