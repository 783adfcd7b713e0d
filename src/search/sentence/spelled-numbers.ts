import type { Part } from './vocabulary.ts'

/** Returns the m² of a unit of ground; 0 for any other word. */
function groundOf({ key, senses }: Part): number {
  const unit = senses.find(({ role }) => role === 'unit')?.value
  return key === 'ca' ? 1 : unit === 'are' ? 100 : unit === 'hectare' ? 10_000 : 0
}

/** Joins what a deed writes of one surface: `1ha 20a 50ca`. */
export function joinGround(parts: readonly Part[]): readonly Part[] {
  const done: Part[] = []
  for (const part of parts) {
    const [first, unit, more] = done.slice(-3)
    const ground = groundOf(part)
    const whole = unit === undefined ? 0 : groundOf(unit)
    if (
      ground > 0 &&
      whole > ground &&
      unit !== undefined &&
      first?.number !== undefined &&
      more?.number !== undefined
    ) {
      const number = first.number + (more.number * ground) / whole
      done.splice(-3, 3, { ...first, number }, { ...unit, end: part.end })
    } else done.push(part)
  }
  return done
}

/** How names of streets end here, in whatever language they are typed. */
const street = /(?:straat|str|laan|weg|lei|dreef|plein|baan|dijk|kaai|markt)$/

/** The number behind the name of a street is no budget: `Dorpsstraat 150`. */
export function withoutHouseNumbers(parts: readonly Part[]): readonly Part[] {
  return parts.map((part, at) => {
    const before = parts[at - 1]
    const isHouse = before?.senses.length === 0 && street.test(before.key) && !part.isBreak
    return isHouse && (part.number ?? Infinity) < 5000 ? { ...part, number: undefined } : part
  })
}

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
      if (!(value >= 0)) {
        if (isAndWithin(parts, next)) continue
        break
      }
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

/** `three hundred and fifty thousand` is one number. */
function isAndWithin(parts: readonly Part[], at: number): boolean {
  const numberOf = (part: number) => Number(parts[part]?.senses.find(({ role }) => role === 'number')?.value)
  const isAnd = parts[at]?.senses.some(({ role }) => role === 'and') === true
  return isAnd && numberOf(at - 1) === 100 && numberOf(at + 1) >= 1
}
