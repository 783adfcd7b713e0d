import { purchaseRates } from '#domain/costs/purchase-rates.ts'
import { regions } from '#domain/place/region.ts'
import { calculatorKey } from '#routes/path/route-keys.ts'
import { ownPage } from '#routes/expand/own-page.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** The calculator of purchase costs, where the rates of every region are known. */
export const calculator: PageKindDefinition<Readonly<{ kind: 'calculator' }>> = {
  ...ordinary,
  expand: (input) => {
    const { catalogue, now } = input
    if (regions.some((region) => purchaseRates(catalogue.rules, region, now) === undefined)) return []
    return [
      {
        ...ownPage(input, 'calculator'),
        key: calculatorKey(),
        target: { kind: 'calculator' },
        isIndexable: true,
      },
    ]
  },
}
