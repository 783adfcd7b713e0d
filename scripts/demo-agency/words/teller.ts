import type { Random } from '#scripts/demo-agency/facts/random.ts'

/** Values of the slots of a sentence; a sentence with a slot that has no value cannot be said. */
export type Slots = Readonly<Record<string, string | undefined>>

/** Sentences per topic: `[a|b]` is a choice, `{name}` a slot; after a full stop a capital follows by itself. */
export type Pool = Readonly<Record<string, readonly string[]>>

/** Says one sentence of the given topics, or nothing when each possible one has been used too often. */
export type Teller = (
  random: Random,
  topics: readonly string[],
  slots: Slots,
  isNeeded?: boolean,
) => string | undefined

/** A sentence may stand in this many listings. */
const mostUses = 5

/** Splits a text into its sentences. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d|[«„'])/u).filter((sentence) => sentence !== '')
}

const slotNames = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

function say(random: Random, template: string, slots: Slots): string {
  const chosen = template.replaceAll(/\[([^\]]*)\]/g, (_, choices: string) => random.pick(choices.split('|')))
  const filled = chosen.replaceAll(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
  const spaced = filled.replaceAll(/ {2,}/g, ' ').replaceAll(' ,', ',').trim()
  return spaced.replaceAll(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

/** Returns a teller that remembers what it said: it prefers what is longest ago and never wears a sentence out. */
export function createTeller(pool: Pool): Teller {
  const uses = new Map<string, number>()
  const saidAt = new Map<string, number>()
  const openings: string[] = []
  let clock = 0
  const wear = (text: string): number =>
    Math.max(...sentencesOf(text).map((sentence) => uses.get(sentence) ?? 0))
  const keep = (text: string, template: string): string => {
    clock += 1
    saidAt.set(template, clock)
    for (const sentence of sentencesOf(text)) uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
    return text
  }
  return (random, topics, slots, isNeeded = false) => {
    const possible = topics
      .flatMap((topic) => pool[topic] ?? [])
      .filter((template) => slotNames(template).every((name) => slots[name] !== undefined))
      .toSorted((a, b) => (saidAt.get(a) ?? 0) - (saidAt.get(b) ?? 0))
    const isOpening = topics.some((topic) => topic.startsWith('open.'))
    const start = (text: string): string => text.split(' ').slice(0, 3).join(' ')
    const oldest = possible.slice(0, Math.max(4, Math.ceil(possible.length * 0.55)))
    let leastWorn: readonly [string, string, number] | undefined
    for (const template of [...random.shuffle(oldest), ...possible.slice(oldest.length)]) {
      for (let attempt = 0; attempt < 8; attempt += 1) {
        const text = say(random, template, slots)
        const worn = wear(text) + (isOpening && openings.includes(start(text)) ? 100 : 0)
        if (leastWorn === undefined || worn < leastWorn[2]) leastWorn = [text, template, worn]
        if (worn >= mostUses) continue
        if (isOpening) openings.push(start(text))
        if (openings.length > 12) openings.shift()
        return keep(text, template)
      }
    }
    if (!isNeeded || leastWorn === undefined) return undefined
    if (isOpening) openings.push(start(leastWorn[0]))
    if (openings.length > 12) openings.shift()
    return keep(leastWorn[0], leastWorn[1])
  }
}
