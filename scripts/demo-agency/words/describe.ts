import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { InLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { inLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { createRandom } from '#scripts/kit/random.ts'
import type { Slots } from './fill-template.ts'
import { createNamedPlaces } from './named-places.ts'
import { fillTopics, planDescription, suitedTopics } from './plan.ts'
import type { SentencePicker } from './sentence-picker.ts'

/** Longest and shortest description in any language, in words. */
const longest = 164
const shortest = 62

const wordCount = (text: string): number => text.split(/\s+/).length

const join = (first: InLanguages, second: InLanguages, between: string): InLanguages =>
  inLanguages((locale) => `${first[locale]}${between}${second[locale]}`)

/**
 * Returns the text of a listing in all languages, sentence by sentence the same: two to four paragraphs, each set
 * off by a blank line.
 */
export function describe(facts: Facts, slots: InLanguages<Slots>, pick: SentencePicker): InLanguages {
  const random = createRandom(facts.id * 613 + 1)
  const said = new Set<string>()
  const places = createNamedPlaces(facts)
  const words = { nl: 0, fr: 0, en: 0, de: 0 }
  const most = (): number => Math.max(...Object.values(words))
  const least = (): number => Math.min(...Object.values(words))
  const say = (topics: readonly string[], isRequired = false): InLanguages | undefined => {
    const text = pick(random, {
      topics,
      slots: places.left(slots),
      isRequired,
      isRefused: (option) => said.has(option.nl) || places.isNamedIn(option),
    })
    if (text === undefined) return undefined
    said.add(text.nl)
    places.note(text)
    for (const locale of ['nl', 'fr', 'en', 'de'] as const) words[locale] += wordCount(text[locale])
    return text
  }
  const paragraphs = planDescription(random, facts).map((steps) =>
    steps.flatMap(({ topics, isRequired }) =>
      most() > longest - 22 ? [] : (say(suitedTopics(facts, topics), isRequired) ?? []),
    ),
  )
  for (let extra = 0; least() < shortest && extra < 14; extra += 1) {
    const text = say(fillTopics(facts))
    if (text !== undefined) paragraphs.at(-1)?.push(text)
  }
  const [first, ...rest] = joinShort(
    paragraphs.flatMap(([opening, ...others]) =>
      opening === undefined ? [] : [others.reduce((text, next) => join(text, next, ' '), opening)],
    ),
  )
  if (first === undefined) throw new Error(`no description for listing ${facts.id}`)
  return rest.reduce((text, next) => join(text, next, '\n\n'), first)
}

/** Joins a paragraph of one short sentence to the one before it. */
function joinShort(paragraphs: readonly InLanguages[]): InLanguages[] {
  const kept: InLanguages[] = []
  for (const text of paragraphs) {
    const before = kept.pop()
    if (before === undefined) kept.push(text)
    else if (wordCount(text.nl) > 11 && kept.length < 3) kept.push(before, text)
    else kept.push(join(before, text, ' '))
  }
  return kept
}
