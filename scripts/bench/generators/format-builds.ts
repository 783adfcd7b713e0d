import type { TreeCost } from '#scripts/bench/generators/measure-tree.ts'
import { formatCount } from '#scripts/kit/progress.ts'

/** The builds that are measured, in order. */
export const steps = ['clean', 'one price', 'nothing'] as const

/** One site built after each step; `pages` were rendered by it. */
export type Builds = readonly Readonly<{ step: (typeof steps)[number]; cost: TreeCost; pages: number }>[]

const widths = [22, 8, 8, 8, 8, 9, 12] as const
const heads = ['', 'pages', 'user', 'system', 'wall', 'peak', 'to ours'] as const

/** Returns the table of one volume: each generator's builds, and their processor time as a multiple of ours. */
export function formatBuilds(ours: Builds, peers: ReadonlyMap<string, Builds>): string {
  const rows = [...new Map([['ours', ours], ...peers])].flatMap(([name, builds]) =>
    builds.map(({ step, cost, pages }) => {
      const own = ours.find((build) => build.step === step)
      return [
        `${name}, ${step}`,
        formatCount(pages),
        formatOne(cost.userSeconds, 's'),
        formatOne(cost.systemSeconds, 's'),
        formatOne(cost.wallSeconds, 's'),
        `${(cost.peakBytes / 2 ** 20).toFixed(0)} MB`,
        own === undefined ? '' : `${(processor(cost) / processor(own.cost)).toFixed(2)} ×`,
      ]
    }),
  )
  return [heads, ...rows].map((cells) => `  ${cells.map(align).join('')}`.trimEnd()).join('\n')
}

function align(cell: string, column: number): string {
  const width = widths[column] ?? 0
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}

function processor({ userSeconds, systemSeconds }: TreeCost): number {
  return userSeconds + systemSeconds
}

function formatOne(value: number, unit: string): string {
  return `${value.toFixed(1)} ${unit}`
}
