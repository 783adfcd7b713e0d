import { recentDeals } from '#domain/deals/deals.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'
import { ownPage } from '#routes/expand/own-page.ts'
import { soldKey } from '#routes/path/route-keys.ts'

/** Fewer say nothing of an agency. */
const fewestDeals = 3

/** What was sold and let lately, where that is at least three homes. */
export const sold: PageKindDefinition<Readonly<{ kind: 'sold' }>> = {
  ...ordinary,
  expand: (input) => {
    const { catalogue, ledger, now, ownPages } = input
    // A directory with a file of its own may have been written before there was such a page.
    if (ownPages['sold'] === undefined) return []
    if (recentDeals(ledger, catalogue, now).length < fewestDeals) return []
    return [{ ...ownPage(input, 'sold'), key: soldKey(), target: { kind: 'sold' }, isIndexable: true }]
  },
}
