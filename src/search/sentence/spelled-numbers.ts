import type { Part } from './vocabulary.ts'

/** Joins numbers of which a word says hundreds, thousands or millions: `two hundred thousand`, `een half miljoen`, `400 duizend`. */
export function joinNumbers(parts: readonly Part[]): readonly Part[] {
  let end = 0
  return parts.flatMap((first, at) => {
    if (at < end) return []
    let [next, sum, count, isLarge] = [at, 0, 0, false]
    for (; ; next++) {
      const word = parts[next]?.senses.find(({ role }) => role === 'number')?.value
      // Digits begin a number: `150-200 duizend`.
      const value = Number(word ?? (next === at ? first.number : undefined))
      if (!(value >= 0)) break
      if (value < 100 || word === undefined) count = value < 1 ? value : count + value
      else {
        isLarge = true
        count = (count || 1) * value
        // Thousands and millions end what they count.
        if (value > 100) [sum, count] = [sum + count, 0]
      }
    }
    if (!isLarge) return first
    end = next
    return { ...first, senses: [], number: sum + count, end: parts[next - 1]?.end ?? 0 }
  })
}
