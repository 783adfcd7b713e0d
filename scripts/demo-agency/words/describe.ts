import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import { createRandom } from '#scripts/demo-agency/facts/random.ts'
import { fillTopics, planDescription, suitedTopics } from './plan.ts'
import { spare } from './sparing.ts'
import type { Slots, Teller } from './teller.ts'

const wordCount = (text: string): number => text.split(/\s+/).length

/** Words that a description keeps within. */
const longest = 164

/** Returns the text of a listing in one language: two to four paragraphs, each set off by a blank line. */
export function describe(
  facts: Facts,
  slots: Slots,
  tell: Teller,
  { salt, isSparing }: Readonly<{ salt: number; isSparing: boolean }>,
): string {
  const random = createRandom(facts.id * 613 + salt)
  let words = 0
  const all = new Set<string>()
  let open = isSparing ? spare(slots, '') : slots
  const paragraphs = planDescription(random, facts).map((steps) => {
    const said: string[] = []
    for (const { topics, isNeeded } of steps) {
      const text =
        words > longest - 22
          ? undefined
          : tell(random, isSparing ? suitedTopics(facts, topics) : topics, open, isNeeded)
      if (text === undefined || all.has(text)) continue
      words += wordCount(text)
      said.push(text)
      all.add(text)
      if (isSparing) open = spare(open, text)
    }
    return said
  })
  for (let extra = 0; words < 62 && extra < (isSparing ? 14 : 6); extra += 1) {
    const text = tell(random, isSparing ? fillTopics(facts) : plainFill(facts), open)
    if (text === undefined || paragraphs.some((said) => said.includes(text))) continue
    words += wordCount(text)
    paragraphs.at(-1)?.push(text)
    if (isSparing) open = spare(open, text)
  }
  return joinShort(paragraphs.filter((said) => said.length > 0).map((said) => said.join(' '))).join('\n\n')
}

const plainFill = ({ goal }: Facts): readonly string[] => [
  'place.near',
  goal === 'sale' ? 'end.sale' : 'end.rent',
]

/** A lone short sentence is no paragraph: it joins the one before it. */
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
