import type { RouteLine } from '#scripts/build/build-report.ts'
import { listingStates, statePages } from '#tests/support/catalogue/listing-states.ts'
import { pageWith, samplePages } from '#tests/support/catalogue/sample-pages.ts'
import { localeAt, pathOf, routesIn, type State } from './state.ts'

/** The kinds whose every page has parts of its own. */
const each: ReadonlySet<RouteLine['kind']> = new Set(['page', 'form', 'legal', 'personal'])

const own = routesIn('nl')
  .filter(({ kind }) => each.has(kind))
  .map(({ key }, turn) => ({ name: key, path: pathOf(key, localeAt(turn)) }))

const ofKinds = samplePages('nl')
  .filter(({ kind }) => !each.has(kind))
  .flatMap(({ name }, turn) => {
    const locale = localeAt(turn)
    const called = name.replace(' nl', ` ${locale}`)
    const { path } = samplePages(locale).find((sample) => sample.name === called) ?? {}
    // The smallest of a kind may be as large as the others in another language.
    return path === undefined ? [] : [{ name: called, path }]
  })

/** Every kind of page, as it opens: its fullest and its sparsest, or each where each has parts of its own. */
export const pageStates: readonly State[] = [...own, ...ofKinds]

/** Facts about energy, floods and law that few homes have. */
const facts = {
  'a duty to renovate': 'data-deed',
  'the fine scale of Brussels': 'class="scale scale--fine"',
  'the scale of Wallonia': '(E totale)',
  'a verdict that is not in order': 'data-tone="mind"',
  'a certificate that was requested': 'class="scale" role="list" aria-hidden="true"',
  'the symbol of a flood area': 'class="flood__symbol"',
  'a plot without a building': 'op dit perceel staat geen gebouw',
}
const openFolds: State['open'] = (page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const fold of all) fold.toggleAttribute('open', true)
  })

/** A home with each of these facts, with its folds open: one has several. */
export const factStates: readonly State[] = [
  ...Map.groupBy(Object.entries(facts), ([, words]) => pageWith('property', 'nl', words)),
].map(([path, found]) => ({ name: found.map(([fact]) => fact).join(', '), path, open: openFolds }))

/** A property in each of its states, with its folds open. */
export async function loadListingStates(): Promise<readonly State[]> {
  return Promise.all(
    listingStates.map(async (wanted, turn): Promise<State> => {
      const found = (await statePages(localeAt(turn))).find(({ state }) => state === wanted)
      if (found === undefined) throw new Error(`no property is ${wanted}`)
      return {
        name: `property ${wanted}`,
        path: found.path,
        open: openFolds,
      }
    }),
  )
}
