import type { Deal } from '#domain/deals/deals.ts'

const hidden = '{display:none}'

/**
 * Returns the rules by which the page shows the rows of one town, without script: for each town its own, since a style
 * sheet cannot compare a choice with an attribute. Months without a row of the choice leave with their rows.
 */
export function filterCss(deals: readonly Deal[]): string {
  const towns = [...new Set(deals.map(({ town }) => town.slug))].toSorted()
  return towns.map((town) => cssOf(town, deals)).join('')
}

function cssOf(town: string, deals: readonly Deal[]): string {
  const chosen = `.sold:has([value="${town}"]:checked)`
  const row = `[data-town="${town}"]`
  return [
    `${chosen} :is(.deal:not(${row}),.month:not(:has(${row})))${hidden}`,
    ...(['sale', 'rent'] as const).map((goal) => {
      const both = `${chosen}:has(#deals-${goal}:checked)`
      const isThere = deals.some((deal) => deal.town.slug === town && deal.goal === goal)
      return isThere
        ? `${both} .month:not(:has(${row}[data-goal="${goal}"]))${hidden}`
        : `${both} .sold__none{display:block}`
    }),
  ].join('')
}
