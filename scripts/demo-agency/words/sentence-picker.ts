import type { InLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { inLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import type { Random } from '#scripts/kit/random.ts'
import { fillTemplate, hasValues, type Slots } from './fill-template.ts'

/** Sentences per topic, each in all languages: `[a|b]` is a choice, `{name}` a slot; capitals are added. */
export type Sentences = Readonly<Record<string, readonly InLanguages[]>>

/** What a sentence is picked for. */
export type Wanted = Readonly<{
  topics: readonly string[]
  slots: InLanguages<Slots>
  isRequired?: boolean
  /** Whether a sentence may not be used: it names a place again. */
  isRefused?: (text: InLanguages) => boolean
}>

/** Returns a sentence of the given topics; undefined if all were used too often and none is required. */
export type SentencePicker = (random: Random, wanted: Wanted) => InLanguages | undefined

/** Listings that may share one sentence. */
const mostUses = 5

/** Splits a text into its sentences. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d|[«„'])/u).filter((sentence) => sentence !== '')
}

const withCapitals = (text: string): string =>
  text.replaceAll(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )

/** Returns a picker that prefers sentences that were not used for long, and limits how often each is used. */
export function createSentencePicker(sentences: Sentences): SentencePicker {
  const uses = new Map<string, number>()
  const usedAt = new Map<InLanguages, number>()
  const openings: string[] = []
  let clock = 0
  const parts = (text: InLanguages): string[] => Object.values(text).flatMap(sentencesOf)
  const timesUsed = (text: InLanguages): number =>
    Math.max(...parts(text).map((sentence) => uses.get(sentence) ?? 0))
  const keep = (text: InLanguages, template: InLanguages): InLanguages => {
    clock += 1
    usedAt.set(template, clock)
    for (const sentence of parts(text)) uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
    return text
  }
  return (random, { topics, slots, isRequired = false, isRefused = () => false }) => {
    const possible = topics
      .flatMap((topic) => sentences[topic] ?? [])
      .filter((template) => hasValues(template, slots))
      .toSorted((a, b) => (usedAt.get(a) ?? 0) - (usedAt.get(b) ?? 0))
    const isOpening = topics.some((topic) => topic.startsWith('open.'))
    const start = (text: InLanguages): string => text.nl.split(' ').slice(0, 3).join(' ')
    const oldest = possible.slice(0, Math.max(4, Math.ceil(possible.length * 0.55)))
    let leastUsed: readonly [InLanguages, InLanguages, number] | undefined
    for (const template of [...random.shuffle(oldest), ...possible.slice(oldest.length)]) {
      for (let attempt = 0; attempt < 8; attempt += 1) {
        const filled = fillTemplate(random, template, slots)
        const text = inLanguages((locale) => withCapitals(filled[locale]))
        if (isRefused(text)) continue
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
