import type { Catalogue } from '#domain/site/catalogue.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { purchaseRates } from '#domain/costs/purchase-rates.ts'
import { regions } from '#domain/place/region.ts'
import type { RouteDraft } from './route-draft.ts'
import { calculatorKey } from '#routes/path/route-keys.ts'
import { homeSteps } from '#routes/path/steps.ts'

/** Returns the page that reckons what a purchase costs, where the rates of every region are known. */
export function expandCalculator(catalogue: Catalogue, now: PlainDate): readonly RouteDraft[] {
  if (regions.some((region) => purchaseRates(catalogue.rules, region, now) === undefined)) return []
  return [
    {
      key: calculatorKey(),
      target: { kind: 'calculator' },
      type: 'page',
      original: '/purchase-costs/',
      path: { nl: 'aankoopkosten', fr: 'frais-d-achat', en: 'purchase-costs', de: 'kaufnebenkosten' },
      label: { nl: 'Aankoopkosten', fr: 'Frais d’achat', en: 'Purchase costs', de: 'Kaufnebenkosten' },
      steps: homeSteps(catalogue),
      isIndexable: true,
      source: { file: 'src/routes/expand/expand-calculator.ts', record: 'calculator', field: 'path' },
    },
  ]
}
