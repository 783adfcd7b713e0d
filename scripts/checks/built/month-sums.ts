import { DomUtils, parseDocument } from 'htmlparser2'
import type { DistPage } from '#scripts/checks/built/dist-page.ts'

/** The parts that a month is the sum of. */
const parts = ['loan', 'energy', 'propertyTax', 'charges', 'insurance']

/** Returns a finding for each page whose line below the price, sum of the section and parts of the month contradict each other. */
export function checkMonthSums(pages: readonly Pick<DistPage, 'path' | 'html'>[]): readonly string[] {
  return pages.flatMap(({ path, html }) => {
    if (!html.includes('data-month=')) return []
    const document = parseDocument(html)
    const amountsOf = (name: string): readonly (number | undefined)[] =>
      DomUtils.find(
        (node) => 'attribs' in node && node.attribs['data-month-of'] === name,
        document,
        true,
        Infinity,
      ).map((node) => amountIn(DomUtils.textContent(node)))
    const shown = new Set([...amountsOf('sum'), ...amountsOf('about')])
    const [sum] = shown
    // Without a rate there is no sum, and none may be shown.
    if (sum === undefined) return shown.size > 1 ? [`${path} has a month without a sum`] : []
    const added = parts.flatMap(amountsOf).reduce<number>((total, amount) => total + (amount ?? 0), 0)
    return [
      ...(shown.size > 1 ? [`${path} says ${[...shown].join(' and ')} a month`] : []),
      ...(added === sum ? [] : [`${path} says ${sum} a month, its parts add up to ${added}`]),
    ]
  })
}

/** Returns the whole amount in a text; undefined where it has none. */
function amountIn(text: string): number | undefined {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? undefined : Number(digits)
}
