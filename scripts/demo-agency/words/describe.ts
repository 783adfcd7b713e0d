import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import { createRandom } from '#scripts/kit/random.ts'
import { fillTopics, planDescription, suitedTopics } from './plan.ts'
import { withoutMentionedPlaces } from './without-mentioned-places.ts'
import type { Slots, SentencePicker } from './sentence-picker.ts'

const wordCount = (text: string): number => text.split(/\s+/).length

/** Longest description, in words. */
const longest = 164

/** Returns the text of a listing in one language: two to four paragraphs, each set off by a blank line. */
export function describe(
  facts: Facts,
  slots: Slots,
  pick: SentencePicker,
  { salt, namesPlacesOnce }: Readonly<{ salt: number; namesPlacesOnce: boolean }>,
): string {
  const random = createRandom(facts.id * 613 + salt)
  let words = 0
  const all = new Set<string>()
  let open = namesPlacesOnce ? withoutMentionedPlaces(slots, '') : slots
  const paragraphs = planDescription(random, facts).map((steps) => {
    const sentences: string[] = []
    for (const { topics, isRequired } of steps) {
      const text =
        words > longest - 22
          ? undefined
          : pick(random, namesPlacesOnce ? suitedTopics(facts, topics) : topics, open, isRequired)
      if (text === undefined || all.has(text)) continue
      words += wordCount(text)
      sentences.push(text)
      all.add(text)
      if (namesPlacesOnce) open = withoutMentionedPlaces(open, text)
    }
    return sentences
  })
  for (let extra = 0; words < 62 && extra < (namesPlacesOnce ? 14 : 6); extra += 1) {
    const text = pick(random, namesPlacesOnce ? fillTopics(facts) : plainFill(facts), open)
    if (text === undefined || paragraphs.some((said) => said.includes(text))) continue
    words += wordCount(text)
    paragraphs.at(-1)?.push(text)
    if (namesPlacesOnce) open = withoutMentionedPlaces(open, text)
  }
  return joinShort(paragraphs.filter((said) => said.length > 0).map((said) => said.join(' '))).join('\n\n')
}

const plainFill = ({ goal }: Facts): readonly string[] => [
  'place.near',
  goal === 'sale' ? 'end.sale' : 'end.rent',
]

/** Joins a paragraph of one short sentence to the one before it. */
function joinShort(paragraphs: readonly string[]): string[] {
  const kept: string[] = []
  for (const text of paragraphs) {
    const before = kept.pop()
    if (before === undefined) kept.push(text)
    else if (wordCount(text) > 11 && kept.length < 3) kept.push(before, text)
    else kept.push(`${before} ${text}`)
  }
  return kept
}
