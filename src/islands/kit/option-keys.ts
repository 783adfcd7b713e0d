import { fold } from '#text/fold.ts'

/** Returns the option that a key moves to, counted from 0; -1 is before the first. */
export function optionAfterKey(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, count - 1)
    case 'ArrowUp':
      return from - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** Letters typed within this many milliseconds of each other are one word. */
const pause = 700

/** Finds the option for typed letters; `at` is the time in milliseconds. */
export type TypeAhead = (
  letter: string,
  at: number,
  labels: readonly string[],
  from: number,
) => number | undefined

/**
 * Returns a type-ahead: letters in quick succession find the next option that starts with them; one repeated letter finds
 * each in turn.
 */
export function createTypeAhead(): TypeAhead {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY
  return (letter, at, labels, from) => {
    if (fold(letter) === '') return undefined
    typed = at - last > pause ? fold(letter) : typed + fold(letter)
    last = at
    const isRepeated = [...typed].every((other) => other === typed[0])
    const wanted = isRepeated ? typed.slice(0, 1) : typed
    const start = isRepeated ? from + 1 : Math.max(from, 0)
    const inOrder = labels.map((_, index) => (start + index) % labels.length)
    return inOrder.find((index) => fold(labels[index] ?? '').startsWith(wanted))
  }
}
