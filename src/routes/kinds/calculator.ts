import { purchaseRates } from '#domain/costs/purchase-rates.ts'
import { regions } from '#domain/place/region.ts'
import { calculatorKey } from '#routes/path/route-keys.ts'
import { sells } from '#routes/expand/offered-forms.ts'
import { ownPage } from '#routes/expand/own-page.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** The calculator of purchase costs, where something is for sale and the rates of every region are known. */
export const calculator: PageKindDefinition<Readonly<{ kind: 'calculator' }>> = {
  ...ordinary,
  expand: (input) => {
    const { catalogue, now } = input
    if (!sells(catalogue)) return []
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
