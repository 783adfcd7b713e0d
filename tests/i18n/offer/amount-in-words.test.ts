import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#domain/values/locale.ts'
import { euroCents } from '#domain/values/money.ts'
import { mostEuro } from '#forms/check/parse-amount.ts'
import { amountInWords } from '#i18n/spelled-numbers.ts'

const said = (euro: number, locale: Locale): string => amountInWords(euroCents(euro), locale)

test.each([
  [1, 'één euro', 'un euro', 'one euro', 'ein Euro'],
  [21, 'eenentwintig euro', 'vingt et un euros', 'twenty-one euros', 'einundzwanzig Euro'],
  [80, 'tachtig euro', 'quatre-vingts euros', 'eighty euros', 'achtzig Euro'],
  [101, 'honderdeen euro', 'cent un euros', 'one hundred and one euros', 'einhundertein Euro'],
  [
    101_000,
    'honderdeenduizend euro',
    'cent un mille euros',
    'one hundred and one thousand euros',
    'einhunderteintausend Euro',
  ],
  [
    1234,
    'duizend tweehonderdvierendertig euro',
    'mille deux cent trente-quatre euros',
    'one thousand two hundred and thirty-four euros',
    'eintausendzweihundertvierunddreißig Euro',
  ],
  [
    280_000,
    'tweehonderdtachtigduizend euro',
    'deux cent quatre-vingt mille euros',
    'two hundred and eighty thousand euros',
    'zweihundertachtzigtausend Euro',
  ],
  [
    371_500,
    'driehonderdeenenzeventigduizend vijfhonderd euro',
    'trois cent septante et un mille cinq cents euros',
    'three hundred and seventy-one thousand five hundred euros',
    'dreihunderteinundsiebzigtausendfünfhundert Euro',
  ],
  [1_000_000, 'één miljoen euro', 'un million d’euros', 'one million euros', 'eine Million Euro'],
  [
    1_250_000,
    'één miljoen tweehonderdvijftigduizend euro',
    'un million deux cent cinquante mille euros',
    'one million two hundred and fifty thousand euros',
    'eine Million zweihundertfünfzigtausend Euro',
  ],
  [
    50_000_000,
    'vijftig miljoen euro',
    'cinquante millions d’euros',
    'fifty million euros',
    'fünfzig Millionen Euro',
  ],
])('%d is written out in every language', (euro, ...words) => {
  expect(locales.map((locale) => said(euro, locale))).toEqual(words)
})

/** The words of numbers, the ones that begin with another one first. */
const numbers: Readonly<Record<Locale, readonly (readonly [word: string, value: number])[]>> = {
  nl: toWords(
    'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    'honderd duizend miljoen',
  ),
  fr: toWords(
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    'vingt trente quarante cinquante soixante septante quatre-vingt nonante',
    'cent mille million',
  ),
  en: toWords(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'twenty thirty forty fifty sixty seventy eighty ninety',
    'hundred thousand million',
  ),
  de: toWords(
    'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    'hundert tausend million',
  ),
}

function toWords(small: string, tens: string, large: string) {
  const all = [
    ...small.split(' ').map((word, value) => [word, value] as const),
    ...tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
    ...large.split(' ').map((word, index) => [word, [100, 1000, 1_000_000][index] ?? 0] as const),
  ]
  return all.toSorted(([one], [other]) => other.length - one.length)
}

/** Reads a number out of its words: what stands between them, such as "and", has no value. */
function readWords(words: string, locale: Locale): number {
  let rest = words
    .toLowerCase()
    .normalize('NFC')
    .replace(/ (?:d’)?euros?$/, '')
    .replaceAll('é', locale === 'nl' ? 'e' : 'é')
    .replaceAll('ë', 'e')
  let [total, part] = [0, 0]
  while (rest !== '') {
    const found = numbers[locale].find(([word]) => rest.startsWith(word))
    if (found === undefined) {
      rest = rest.slice(1)
      continue
    }
    const [word, value] = found
    rest = rest.slice(word.length)
    if (value === 100) part = Math.max(part, 1) * 100
    else if (value > 100) {
      total += Math.max(part, 1) * value
      part = 0
    } else part += value
  }
  return total + part
}

test.each(locales)('in %s, the words of every amount say that amount', (locale) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: mostEuro }), (euro) => {
      expect(readWords(said(euro, locale), locale)).toBe(euro)
    }),
    { numRuns: 500 },
  )
})

test('French puts an s where the number ends, and none before "mille" or another number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: mostEuro }), (euro) => {
      expect(said(euro, 'fr')).not.toMatch(/(?:cents|vingts) (?!euros|d’euros|millions)/)
      expect(said(euro, 'fr')).not.toMatch(/mille?s\b(?! )|millions? euros/)
    }),
  )
})
