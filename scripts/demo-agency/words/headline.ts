import type { Random } from '#scripts/demo-agency/facts/random.ts'
import type { Pool, Slots } from './teller.ts'

const slotNames = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Composes headlines of 20 to 60 letters; none is given twice. */
export type Headliner = (
  random: Random,
  topics: readonly string[],
  slots: Slots,
  features: readonly string[],
) => string

/** Returns a headliner that remembers what it gave, and starts no two of twelve neighbours alike. */
export function createHeadliner(pool: Pool): Headliner {
  const given = new Set<string>()
  const starts: string[] = []
  const keep = (text: string): string => {
    given.add(text)
    starts.push(text.split(' ').slice(0, 2).join(' '))
    if (starts.length > 12) starts.shift()
    return text
  }
  return (random, topics, slots, features) => {
    const templates = topics.flatMap((topic) => pool[topic] ?? [])
    let spare: string | undefined
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
      spare ??= text
      if (!starts.includes(text.split(' ').slice(0, 2).join(' '))) return keep(text)
    }
    if (spare === undefined) throw new Error(`no headline for ${topics.join(', ')}`)
    return keep(spare)
  }
}
