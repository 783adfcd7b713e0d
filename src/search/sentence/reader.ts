import type { Part } from './vocabulary.ts'

/** One thing that a sentence says: the parameters that it becomes. */
export type Fact = Readonly<{
  /** Which of the parts said it. */
  at: number
  params: readonly (readonly [param: string, value: string])[]
  /** What was typed where it was corrected. */
  typed?: string
  /** The name of the region whose towns it is. */
  region?: string
}>

/** A sentence while its rules read it: each rule takes the parts that it understands. */
export type Reader = Readonly<{
  sentence: string
  parts: readonly Part[]
  has: (at: number, ...roles: readonly string[]) => boolean
  /** Returns the value of a role of a part. */
  valueOf: (at: number, role: string) => string | undefined
  isFree: (at: number) => boolean
  /** Returns the next part in a direction that is no filler; its number is out of range at an end. */
  beside: (at: number, step: 1 | -1) => number
  take: (...at: readonly number[]) => void
  /** Takes parts that cannot be understood, from the first to the last, as one phrase. */
  reject: (from: number, to: number) => void
  say: (fact: Fact) => void
  facts: readonly Fact[]
  rejected: readonly Readonly<{ from: number; to: number }>[]
}>

/** Creates the reader of the parts of a sentence. */
export function createReader(sentence: string, parts: readonly Part[]): Reader {
  const taken = new Set<number>()
  const facts: Fact[] = []
  const rejected: { from: number; to: number }[] = []
  const has = (at: number, ...roles: readonly string[]): boolean =>
    parts[at]?.senses.some(({ role }) => roles.includes(role)) === true
  const isFiller = (at: number): boolean =>
    has(at, 'filler') && !has(at, 'or', 'and', 'with', 'not', 'number')
  const beside = (at: number, step: 1 | -1): number => {
    let next = at + step
    while (isFiller(next) && parts[next]?.number === undefined) next += step
    return next
  }
  const take = (...all: readonly number[]): void => {
    for (const at of all) taken.add(at)
  }
  return {
    sentence,
    parts,
    has,
    valueOf: (at, role) => parts[at]?.senses.find((sense) => sense.role === role)?.value,
    isFree: (at) => at >= 0 && at < parts.length && !taken.has(at),
    beside,
    take,
    reject: (from, to) => {
      for (let at = from; at <= to; at++) taken.add(at)
      rejected.push({ from, to })
    },
    say: (fact) => facts.push(fact),
    facts,
    rejected,
  }
}

/** Returns the numbers of the parts that no rule has taken yet. */
export function freeParts({ parts, isFree }: Reader): readonly number[] {
  return [...parts.keys()].filter(isFree)
}
