import { grammars } from '#i18n/grammar.ts'
import { formatMoney, formatPercent } from '#i18n/format.ts'
import { pickMessages } from '#i18n/pick-messages.ts'
import type { Translate } from '#i18n/translate.ts'
import type { CalculatorProps } from '#islands/calculator/Calculator.tsx'
import { calculatorMessages } from '#islands/calculator/calculator-messages.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { PurchaseRates } from '#domain/costs/purchase-rates.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { homeRegion, ratesOfRegions, withoutTerms } from './rates.ts'
import { type SourceView, viewSources } from './sources.ts'
import { type CostTable, viewCostTables } from './tables.ts'
import { type TermsView, viewTerms } from './terms.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { RouteMissingError } from '#views/kit/hrefs.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'

/** The calculator of purchase costs, with the tables that it shows without script. */
export type CalculatorPageView = Readonly<{
  shell: ShellView
  title: string
  lead: string
  noScript: string
  island: CalculatorProps
  table: Readonly<{
    title: string
    lead: string
    columns: readonly [price: string, ordinary: string, own: string]
    regions: readonly CostTable[]
  }>
  terms: readonly TermsView[]
  /** How the figures are computed, and which costs they leave out. */
  scope: readonly TermsView[]
  sources: Readonly<{ title: string; rows: readonly SourceView[] }>
  estimate: string
}>

/**
 * Returns the calculator of purchase costs.
 * @throws {RouteMissingError} when the rates of a region are not known
 */
export function viewCalculatorPage(context: ViewContext, route: RouteOf<'calculator'>): CalculatorPageView {
  const { locale } = route
  const language = context.languages(locale)
  const { t } = language
  const rates = ratesOfRegions(context)
  const [flanders, brussels, wallonia] = rates.map((regional) => withoutTerms(regional.rates))
  if (flanders === undefined || brussels === undefined || wallonia === undefined)
    throw new RouteMissingError('no rates of a region')
  return {
    shell: viewShell(context, route, { title: t('costs.title'), description: t('costs.description') }),
    title: t('costs.title'),
    lead: t('costs.lead'),
    noScript: t('costs.noScript'),
    island: {
      numberTag: grammars[locale].numberTag,
      action: `${route.path}#computed`,
      rates: { flanders, brussels, wallonia },
      home: homeRegion(context),
      messages: pickMessages(calculatorMessages, language),
    },
    table: {
      title: t('costs.table.title'),
      lead: t('costs.table.lead'),
      columns: [t('costs.table.price'), t('costs.table.ordinary'), t('costs.table.own')],
      regions: viewCostTables(rates, locale, t),
    },
    terms: viewTerms(rates, language),
    scope: viewScope(flanders, locale, t),
    sources: { title: t('costs.sources.title'), rows: viewSources(rates, locale, t) },
    estimate: t('costs.estimate'),
  }
}

function viewScope({ notary, mortgage }: PurchaseRates, locale: Locale, t: Translate): readonly TermsView[] {
  const percent = (value: number) => formatPercent(value, locale)
  return [
    {
      title: t('costs.included.title'),
      lines: [
        t('costs.included.tax'),
        t('costs.included.notary', { vat: percent(notary.vatPercent) }),
        t('costs.included.deed', {
          deed: formatMoney(notary.deedCosts, locale),
          loan: formatMoney(notary.loanDeedCosts, locale),
        }),
        t('costs.included.mortgage', {
          registration: percent(mortgage.registrationPercent),
          entry: percent(mortgage.entryPercent),
          accessories: percent(mortgage.accessoriesPercent),
        }),
        t('costs.included.monthly'),
      ],
    },
    {
      title: t('costs.excluded.title'),
      lines: [
        t('costs.excluded.loanFee'),
        t('costs.excluded.disbursements'),
        t('costs.excluded.bank'),
        t('costs.excluded.reductions'),
        t('costs.excluded.land'),
      ],
    },
  ]
}
