import type { Random } from '#scripts/kit/random.ts'

/** Values of the slots of a sentence; a sentence with an empty slot is not used. */
export type Slots = Readonly<Record<string, string | undefined>>

/** Sentences per topic: `[a|b]` is a choice, `{name}` a slot; capitals after a full stop are added. */
export type Sentences = Readonly<Record<string, readonly string[]>>

/** Returns a sentence of the given topics; undefined if all were used too often and none is required. */
export type SentencePicker = (
  random: Random,
  topics: readonly string[],
  slots: Slots,
  isRequired?: boolean,
) => string | undefined

/** Listings that may share one sentence. */
const mostUses = 5

/** Splits a text into its sentences. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d|[«„'])/u).filter((sentence) => sentence !== '')
}

const slotNames = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

function fillTemplate(random: Random, template: string, slots: Slots): string {
  const chosen = template.replaceAll(/\[([^\]]*)\]/g, (_, choices: string) => random.pick(choices.split('|')))
  const filled = chosen.replaceAll(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
  const spaced = filled.replaceAll(/ {2,}/g, ' ').replaceAll(' ,', ',').trim()
  return spaced.replaceAll(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

/** Returns a picker that prefers sentences that were not used for long, and limits how often each is used. */
export function createSentencePicker(sentences: Sentences): SentencePicker {
  const uses = new Map<string, number>()
  const usedAt = new Map<string, number>()
  const openings: string[] = []
  let clock = 0
  const timesUsed = (text: string): number =>
    Math.max(...sentencesOf(text).map((sentence) => uses.get(sentence) ?? 0))
  const keep = (text: string, template: string): string => {
    clock += 1
    usedAt.set(template, clock)
    for (const sentence of sentencesOf(text)) uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
    return text
  }
  return (random, topics, slots, isRequired = false) => {
    const possible = topics
      .flatMap((topic) => sentences[topic] ?? [])
      .filter((template) => slotNames(template).every((name) => slots[name] !== undefined))
      .toSorted((a, b) => (usedAt.get(a) ?? 0) - (usedAt.get(b) ?? 0))
    const isOpening = topics.some((topic) => topic.startsWith('open.'))
    const start = (text: string): string => text.split(' ').slice(0, 3).join(' ')
    const oldest = possible.slice(0, Math.max(4, Math.ceil(possible.length * 0.55)))
    let leastUsed: readonly [string, string, number] | undefined
    for (const template of [...random.shuffle(oldest), ...possible.slice(oldest.length)]) {
      for (let attempt = 0; attempt < 8; attempt += 1) {
        const text = fillTemplate(random, template, slots)
        const used = timesUsed(text) + (isOpening && openings.includes(start(text)) ? 100 : 0)
        if (leastUsed === undefined || used < leastUsed[2]) leastUsed = [text, template, used]
        if (used >= mostUses) continue
        if (isOpening) openings.push(start(text))
        if (openings.length > 12) openings.shift()
        return keep(text, template)
      }
    }
    if (!isRequired || leastUsed === undefined) return undefined
    if (isOpening) openings.push(start(leastUsed[0]))
    if (openings.length > 12) openings.shift()
    return keep(leastUsed[0], leastUsed[1])
  }
}
