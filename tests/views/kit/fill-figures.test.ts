import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { figurePattern } from '#domain/costs/stated-figure.ts'
import { purchaseCosts } from '#domain/costs/purchase-costs.ts'
import { purchaseRates } from '#domain/costs/purchase-rates.ts'
import type { Rules } from '#domain/law/rules.ts'
import { euroCents, wholeEuro } from '#domain/values/money.ts'
import { locales } from '#domain/values/locale.ts'
import { formatMoney } from '#i18n/format.ts'
import { loadOwnRules } from '#tests/support/readers/own-rules.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { fillFigures } from '#views/kit/fill-figures.ts'

const rules = await loadOwnRules()
const context = createContext({ rules })
const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ')

describe('a text with figures of the rules', () => {
  test.each([
    ['nl', 'van 4,56 % op € 7.500 tot 0,057 % boven € 250.095'],
    ['fr', 'van 4,56 % op 7 500 € tot 0,057 % boven 250 095 €'],
    ['en', 'van 4.56% op €7,500 tot 0.057% boven €250,095'],
    ['de', 'van 4,56 % op 7.500 € tot 0,057 % boven 250.095 €'],
  ] as const)('has them in its language: %s', (locale, filled) => {
    const text =
      'van {{notary-first-rate}} op {{notary-first-limit}} tot {{notary-last-rate}} boven {{ notary-last-limit }}'
    expect(plain(fillFigures(context, text, locale))).toBe(filled)
  })

  test('has the sums of the calculator, and follows a change of the rules', () => {
    const text = '{{cost-own-total:flanders:389000}}'
    expect(plain(fillFigures(context, text, 'nl'))).toBe('€ 400.747')
    const duties: Rules['purchase']['duties'] = rules.purchase.duties.map((duty) => ({
      ...duty,
      ownHome: { ...duty.ownHome, percent: 3 },
    }))
    const changed = createContext({ rules: { ...rules, purchase: { ...rules.purchase, duties } } })
    expect(plain(fillFigures(changed, text, 'nl'))).toBe('€ 404.637')
    const rates = purchaseRates(changed.catalogue.rules, 'flanders', changed.now)
    if (rates === undefined) throw new Error('no rates')
    const price = euroCents(389_000)
    const { total } = purchaseCosts(rates, { price, kind: 'home', isOwnHome: true, energyClasses: 0 })
    expect(fillFigures(changed, text, 'nl')).toBe(formatMoney(wholeEuro(total), 'nl'))
  })

  test.each(['{{duty:atlantis}}', '{{toString}}', '{{cost-total:flanders:0}}', '{{duty:flanders:1000:2}}'])(
    'leaves alone what is no figure: %s',
    (text) => {
      expect(fillFigures(context, text, 'nl')).toBe(text)
    },
  )
})

describe('the own articles', async () => {
  const articles = await readdir('content/articles')
  test.each(articles)('%s state the same figures in every language', async (article) => {
    const named = await Promise.all(
      locales.map(async (locale) => {
        const text = await readFile(`content/articles/${article}/index.${locale}.md`, 'utf8')
        expect(fillFigures(context, text, locale)).not.toMatch(/\{\{/)
        return [...text.matchAll(figurePattern)].map(([placeholder]) => placeholder).toSorted()
      }),
    )
    expect(new Set(named.map((names) => names.join())).size).toBe(1)
  })
})
