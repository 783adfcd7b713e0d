/** Performance figures of a page; times in milliseconds. Unknown ones are absent. */
export type PageFigures = Readonly<{ score?: number; lcp?: number; cls?: number; press?: number }>

/** One figure: its heading, its budget as text, its format, and whether a value is within the budget. */
type Budget = Readonly<{
  name: string
  words: string
  write: (figure: number) => string
  isKept: (figure: number) => boolean
}>

/** Budgets of every indexable page, on a phone with the processor throttled 4 × and slow 4G. */
export const pageBudgets: Readonly<Record<keyof PageFigures, Budget>> = {
  score: {
    name: 'score',
    words: '100',
    write: (figure) => figure.toFixed(0),
    isKept: (score) => score >= 100,
  },
  lcp: {
    name: 'LCP',
    words: '< 1.50 s',
    write: (figure) => `${(figure / 1000).toFixed(2)} s`,
    isKept: (milliseconds) => milliseconds < 1500,
  },
  cls: { name: 'CLS', words: '0', write: (figure) => figure.toFixed(3), isKept: (shift) => shift < 0.0005 },
  press: {
    name: 'press',
    words: '< 100 ms',
    write: (figure) => `${figure.toFixed(0)} ms`,
    isKept: (milliseconds) => milliseconds < 100,
  },
}

/** Returns a word with the mark for a missed budget, or with a space. */
export function markMissed(word: string, isKept: boolean): string {
  return `${word} ${isKept ? ' ' : '✗'}`
}

const figureNames = ['score', 'lcp', 'cls', 'press'] as const
const width = 11

/** Returns the head of the table: names and budgets. */
export function formatPageHead(): readonly string[] {
  const row = (label: string, key: 'name' | 'words', end: string): string =>
    `  ${label.padEnd(12)}${figureNames.map((name) => `${pageBudgets[name][key]}  `.padStart(width)).join('')}  ${end}`
  return [row('page kind', 'name', 'runs kept, benchmark index'), row('budget', 'words', '')]
}

/** Returns a row of figures: ✗ marks a missed budget, – an unknown value. */
export function formatPageRow(kind: string, figures: PageFigures, runs: string): string {
  const cells = figureNames.map((name) => {
    const figure = figures[name]
    const { write, isKept } = pageBudgets[name]
    const cell = figure === undefined ? markMissed('–', false) : markMissed(write(figure), isKept(figure))
    return cell.padStart(width)
  })
  return `  ${kind.padEnd(12)}${cells.join('')}  ${runs}`
}

/** Returns the row of a filter that is ticked while the sheet is open: the slowest press, with the budget of presses. */
export function formatFilterRow(press: number): string {
  const { write, isKept, words } = pageBudgets.press
  return `  ${'filter tick'.padEnd(12)}${markMissed(write(press), isKept(press)).padStart(width * figureNames.length)}  sheet open, slowest of nine; budget ${words}`
}
