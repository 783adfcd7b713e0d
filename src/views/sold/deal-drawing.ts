import { type Deal, daysOfHalf } from '#domain/deals/deals.ts'
import { days as daysOf } from '#domain/privacy/term.ts'
import { formatNumber, formatTerm } from '#i18n/format.ts'
import type { Page } from '#views/kit/page.ts'

/** Little houses over the days that they were online; sizes in units of the drawing. */
export type DealDrawing = Readonly<{
  label: string
  width: number
  height: number
  /** Where the ground is. */
  ground: number
  houses: readonly Readonly<{ x: number; y: number; isLet: boolean }>[]
  half: Readonly<{ x: number; words: string; isAtEnd: boolean }>
  axis: string
  ticks: readonly Readonly<{ x: number; words: string }>[]
}>

/** Fewer are no crowd to look at. */
const fewestDrawn = 8

const width = 1200
const side = 20
const columns = 18
const column = (width - 2 * side) / columns
/** Height of a house with the air above it. */
const storey = 25
const above = 44
const below = 36
/** The words stand before their line where they fit, so that a phone shows them. */
const roomForWords = 340

/** Returns the drawing of some deals; undefined with fewer than eight. */
export function drawDeals({ locale, t }: Page, deals: readonly Deal[]): DealDrawing | undefined {
  const half = daysOfHalf(deals)
  if (half === undefined || deals.length < fewestDrawn) return undefined
  const longest = Math.max(...deals.map(({ days }) => days))
  // A column is five days, or as many more as the longest needs.
  const span = Math.ceil(longest / columns / 5) * 5
  const stacks = new Map<number, Deal[]>()
  // Those that were let stand on top.
  for (const deal of deals.toSorted((one, other) => Number(isLet(one)) - Number(isLet(other)))) {
    const at = Math.min(columns - 1, Math.floor((deal.days - 1) / span))
    stacks.set(at, [...(stacks.get(at) ?? []), deal])
  }
  const highest = Math.max(...[...stacks.values()].map(({ length }) => length))
  const ground = above + highest * storey
  const middle = side + (half / span) * column
  return {
    label: t('sold.drawing', {
      count: deals.length,
      half: formatTerm(daysOf(half), locale),
      longest: formatTerm(daysOf(longest), locale),
    }),
    width,
    height: ground + below,
    ground,
    houses: [...stacks].flatMap(([at, stack]) =>
      stack.map((deal, index) => ({
        x: Math.round(side + (at + 0.5) * column),
        y: ground - 6 - index * storey,
        isLet: isLet(deal),
      })),
    ),
    half: {
      x: Math.round(middle),
      words: t('sold.half', { count: half }),
      isAtEnd: middle > roomForWords,
    },
    axis: t('sold.axis'),
    ticks: [3, 6, 9, 12, 15, 18].map((at) => ({
      x: Math.round(side + at * column),
      words: formatNumber(at * span, locale),
    })),
  }
}

function isLet({ goal }: Deal): boolean {
  return goal === 'rent'
}
