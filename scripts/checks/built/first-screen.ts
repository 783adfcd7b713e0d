import type { PageKind } from '#routes/route.ts'
import { qualities, readStart, streamOf } from '#scripts/checks/built/brotli.ts'
import { firstTrip, type WeighedPage } from '#scripts/checks/built/budgets.ts'

/** Elements with a class (`.card`) or a tag (`h2`), of which the first so many belong to the first screen. */
export type ScreenPart = Readonly<{ selector: string; count: number }>

/**
 * What the first screen of a page that shows much ends with, at 1280 × 800 and at 390 × 844: the part that ends last
 * counts. tests/e2e/first-screen.spec.ts holds it against what a browser shows. The bar at the foot of a phone's screen is
 * not in it: it stands after what it is about, and says nothing that the first screen does not.
 */
export const firstScreens: ReadonlyMap<PageKind, readonly ScreenPart[]> = new Map<
  PageKind,
  readonly ScreenPart[]
>([
  ['home', [part('.hero'), part('.module')]],
  [
    'results',
    [
      part('.results-head'),
      part('.filters'),
      part('.card', 3),
      part('.project', 3),
      part('.alert-card'),
      part('.empty'),
    ],
  ],
  ['property', [part('.prop-head'), part('.subnav'), part('h2'), part('.lead')]],
  ['project', [part('.prop-head'), part('.subnav'), part('h2'), part('.lead')]],
])

function part(selector: string, count = 1): ScreenPart {
  return { selector, count }
}

/** Returns a finding for each page whose first screen is not whole when the first round trip has arrived. */
export function checkFirstScreens(pages: Iterable<WeighedPage>): readonly string[] {
  const findings: string[] = []
  for (const { kind, page } of pages) {
    const parts = firstScreens.get(kind)
    if (parts === undefined) continue
    const end = findEnd(page.html, parts)
    if (end === undefined) findings.push(`${page.path} (${kind}) has none of ${namesOf(parts)}`)
    else {
      let missing: string | undefined
      // The slow qualities are only asked where a faster one leaves a doubt.
      for (const quality of qualities) {
        missing = missingAt(page.html, end, streamOf(page, quality))
        if (missing === undefined) break
      }
      if (missing !== undefined) findings.push(`${page.path} (${kind}): ${missing}`)
    }
  }
  return findings
}

function namesOf(parts: readonly ScreenPart[]): string {
  return parts.map(({ selector }) => selector).join(', ')
}

/** What is missing of a first screen, in words, or undefined when it is whole. */
function missingAt(html: string, end: number, stream: Buffer): string | undefined {
  const arrived = readStart(stream, firstTrip)
  if (arrived.length < end)
    return `${end - arrived.length} characters of the first screen come after ${firstTrip} bytes`
  const drawings = [...html.slice(0, end).matchAll(/<use href="#([^"]+)"/g)].map(([, id = '']) => id)
  const undrawn = drawings.find((id) => !arrived.includes(` id="${id}"`))
  return undrawn && `#${undrawn} of the first screen is drawn after ${firstTrip} bytes`
}

/** Returns how many characters of a page its first screen takes, or undefined when it has none of the parts. */
export function findEnd(html: string, parts: readonly ScreenPart[]): number | undefined {
  const ends = parts.flatMap(({ selector, count }) => {
    const open = openingTag(selector)
    return [...html.matchAll(open)].slice(0, count).map(({ index, 1: tag = '' }) => endOf(html, tag, index))
  })
  return ends.length === 0 ? undefined : Math.max(...ends)
}

/** Matches where an element begins; its tag is the first group. */
function openingTag(selector: string): RegExp {
  if (!selector.startsWith('.')) return new RegExp(`<(${selector})\\b`, 'g')
  return new RegExp(`<([a-z]+)\\b[^>]*\\bclass="(?:[^"]* )?${selector.slice(1)}(?: [^"]*)?"`, 'g')
}

/** The place after the closing tag of the element that starts at a place. */
function endOf(html: string, tag: string, start: number): number {
  const edge = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g')
  edge.lastIndex = start
  let depth = 0
  for (let found = edge.exec(html); found !== null; found = edge.exec(html)) {
    depth += found[1] === '/' ? -1 : 1
    if (depth === 0) return edge.lastIndex
  }
  return html.length
}
