/** Reports the progress of a long step. */
export type Progress = Readonly<{ tick: (done: number, total: number) => void }>

/**
 * Returns a progress that prints a line every few seconds: `  pictures  120 of 1,204`. Lines, not a moving bar, since
 * they also work in a CI log.
 */
export function createProgress(label: string, print: (line: string) => void, everyMs = 3000): Progress {
  let printedAt = Date.now()
  return {
    tick: (done, total) => {
      if (Date.now() - printedAt < everyMs) return
      printedAt = Date.now()
      print(`  ${label}  ${formatCount(done)} of ${formatCount(total)}`)
    },
  }
}

/** @example formatCount(8432) // '8,432' */
export function formatCount(count: number): string {
  return new Intl.NumberFormat('en').format(count)
}

/** @example formatSeconds(1234) // '1.2 s' */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
