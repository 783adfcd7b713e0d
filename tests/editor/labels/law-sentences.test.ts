import { expect, test } from 'vitest'
import { advertisementRuleIds, unitRuleIds } from '#domain/compliance/rule.ts'
import { locales } from '#domain/values/locale.ts'
import { sayLaw } from '#editor/labels/law-sentences.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

const found = {
  message: 'the rent is not shown',
  remedy: 'fill in Price',
  field: 'Price',
  expected: 'a rent',
}
const rest = { severity: 'error', validFrom: day('2014-05-31'), source: 'economie.fgov.be' } as const

test('every rule for a listing asks one thing of an editor, in a sentence of its own', () => {
  for (const locale of locales.filter((each) => each !== 'en')) {
    const said = [...advertisementRuleIds, ...unitRuleIds].map((rule) =>
      sayLaw({ ...found, ...rest, rule }, locale),
    )
    expect(new Set(said).size).toBe(said.length)
    for (const sentence of said) expect(sentence).toMatch(/^\S.+;\s.+[^.]$/u)
  }
})

test('in English an editor reads the compliance report', () => {
  expect(sayLaw({ ...found, ...rest, rule: 'rent-price' }, 'en')).toBe('the rent is not shown; fill in Price')
})
