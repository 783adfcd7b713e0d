import type { Random } from '#scripts/kit/random.ts'
import type { Sentences, Slots } from './sentence-picker.ts'

const slotNames = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Composes a headline of 20 to 60 characters; none is returned twice. */
export type HeadlineWriter = (
  random: Random,
  topics: readonly string[],
  slots: Slots,
  features: readonly string[],
) => string

/** Returns a writer that repeats no headline, and starts no two of twelve successive ones alike. */
export function createHeadlineWriter(sentences: Sentences): HeadlineWriter {
  const given = new Set<string>()
  const starts: string[] = []
  const keep = (text: string): string => {
    given.add(text)
    starts.push(text.split(' ').slice(0, 2).join(' '))
    if (starts.length > 12) starts.shift()
    return text
  }
  return (random, topics, slots, features) => {
    const templates = topics.flatMap((topic) => sentences[topic] ?? [])
    let fallback: string | undefined
    for (let attempt = 0; attempt < 160; attempt += 1) {
      const [feature, feature2] = random.shuffle(features)
      const all: Slots = { ...slots, feature, feature2 }
      const template = random.pick(templates)
      if (slotNames(template).some((name) => all[name] === undefined)) continue
      const text = upperFirst(
        template
          .replaceAll(/\[([^\]]*)\]/g, (_, choices: string) => random.pick(choices.split('|')))
          .replaceAll(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '')
          .replaceAll('\u00a0m²', ' m²'),
      )
      if (text.length < 20 || text.length > 60 || given.has(text)) continue
      fallback ??= text
      if (!starts.includes(text.split(' ').slice(0, 2).join(' '))) return keep(text)
    }
    if (fallback === undefined) throw new Error(`no headline for ${topics.join(', ')}`)
    return keep(fallback)
  }
}
