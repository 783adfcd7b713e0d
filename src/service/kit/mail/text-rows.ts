import { removeControls } from '#text/remove-controls.ts'

/** A label with its text, which may have several lines. */
export type TextRow = Readonly<{ label: string; text: string }>

/** Characters of a line at most, but for a word that is longer. */
const lineWidth = 60

/** Characters of the column of labels at most; a longer label has a line of its own. */
const widestLabel = 22

/**
 * Returns rows in two columns. Further lines of a text are indented, so that an answer cannot pretend to be another row.
 * @example formatRows([{ label: 'Naam', text: 'Elke' }], ':') // 'Naam:  Elke'
 */
export function formatRows(rows: readonly TextRow[], colon: string): string {
  const labels = rows.map(({ label }) => (/[?:]$/.test(label) ? label : `${label}${colon}`))
  const column = Math.max(...labels.map(({ length }) => (length > widestLabel ? 0 : length)), 2) + 2
  return rows
    .map(({ text }, index) => {
      const label = labels[index] ?? ''
      const lines = wrapText(text, lineWidth - column).join(`\n${' '.repeat(column)}`)
      return label.length > column - 2
        ? `${label}\n${' '.repeat(column)}${lines}`
        : `${label.padEnd(column)}${lines}`
    })
    .join('\n')
}

/** Returns the lines of a text, broken between words; line breaks stay. */
export function wrapText(text: string, width = lineWidth): readonly string[] {
  return removeControls(text)
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .flatMap((line) => wrapLine(line.trimEnd(), width))
}

function wrapLine(line: string, width: number): readonly string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/[ \t]+/)) {
    const longer = current === '' ? word : `${current} ${word}`
    if (longer.length > width && current !== '') {
      lines.push(current)
      current = word
    } else current = longer
  }
  return [...lines, current]
}
