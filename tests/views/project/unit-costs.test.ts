import { beforeAll, describe, expect, it } from 'vitest'
import { euroCents } from '#domain/values/money.ts'
import type { Rules } from '#domain/law/rules.ts'
import { createUnit } from '#tests/support/catalogue/catalogue-factory.ts'
import { loadOwnRules } from '#tests/support/readers/own-rules.ts'
import { viewOnlyProject } from '#tests/views/listing/listing-context.ts'

let rules: Rules
beforeAll(async () => {
  rules = await loadOwnRules()
})

const unit = (id: number, euro: number) =>
  createUnit({
    id,
    lot: `A${id}`,
    price: { kind: 'published', amount: euroCents(euro), startingFrom: false },
  })

const euro = (text = '') => Number(text.replace(/\D/g, ''))

describe('the costs of a project', () => {
  it('are those of the cheapest unit that can be bought, with VAT on all of its price', () => {
    const sold = { ...unit(1, 150_000), availability: 'sold' } as const
    const { costs } = viewOnlyProject({ units: [unit(3, 320_000), sold, unit(2, 210_000)] }, 'nl', { rules })
    expect(costs?.sums[0]?.value).toBe('€\u00A0210.000')
    expect(costs?.rows[0]?.value).toBe('€\u00A044.100')
    const parts = [costs?.sums[0], ...(costs?.rows ?? [])].map((part) => euro(part?.value))
    const total = euro(costs?.sums[1]?.value)
    // Each part is rounded to the euro.
    expect(Math.abs(parts.reduce((sum, part) => sum + part, 0) - total)).toBeLessThanOrEqual(1)
    expect(costs?.worked).toBe(
      `Reken voor gelijkvloers appartement A2 op ongeveer ${costs?.sums[1]?.value ?? ''} in totaal.`,
    )
    expect(costs?.source?.words).toContain('2026')
  })

  it('are absent where every price is on request, all is sold, or the rules are not known', () => {
    const secret = createUnit({ id: 1, price: { kind: 'onRequest' } })
    expect(viewOnlyProject({ units: [secret] }, 'nl', { rules }).costs).toBeUndefined()
    const soldOut = { availability: 'soldOut', units: [unit(1, 210_000)] } as const
    expect(viewOnlyProject(soldOut, 'nl', { rules }).costs).toBeUndefined()
    expect(viewOnlyProject({ units: [unit(1, 210_000)] }).costs).toBeUndefined()
  })
})
