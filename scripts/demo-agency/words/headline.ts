import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { InLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { inLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { createRandom } from '#scripts/kit/random.ts'
import { featuresOf } from './features.ts'
import { fillTemplate, hasValues, type Slots, upperFirst } from './fill-template.ts'
import { headlineTopics } from './plan.ts'
import templatesByTopic from './sentences/headlines.json' with { type: 'json' }
import type { Sentences } from './sentence-picker.ts'

/** Returns a headline in all languages; the Dutch one has 20 to 60 characters, and none is returned twice. */
export type HeadlineWriter = (facts: Facts, slots: InLanguages<Slots>) => InLanguages

const headlines: Sentences = templatesByTopic

/** Types that a headline may call a family home. */
const familyHomes = new Set(['Woning', 'Rijwoning', 'Half open bebouwing', 'Open bebouwing'])

/** Returns the slots that only headlines have, without the adjectives that do not suit the listing. */
function withHeadlineSlots({ kind, family, layout, fabric }: Facts, slots: Slots): Slots {
  const isFamilyHome = familyHomes.has(kind.name) && layout.bedrooms > 2
  const isRoomy = layout.living > (family === 'house' ? 165 : 110)
  const isEfficient = fabric.hasCertificate && /^[AB]/.test(fabric.label)
  return {
    ...slots,
    kids: isFamilyHome ? (slots['bedsDat'] ?? slots['beds']) : undefined,
    familyPlot: isFamilyHome ? slots['plot'] : undefined,
    ruim: isRoomy ? slots['ruim'] : undefined,
    energiezuinig: isEfficient ? slots['energiezuinig'] : undefined,
  }
}

/** Returns a writer that repeats no headline, and starts no two of twelve successive ones alike. */
export function createHeadlineWriter(): HeadlineWriter {
  const given = new Set<string>()
  const starts: string[] = []
  const keep = (text: InLanguages): InLanguages => {
    given.add(text.nl)
    starts.push(text.nl.split(' ').slice(0, 2).join(' '))
    if (starts.length > 12) starts.shift()
    return text
  }
  return (facts, slots) => {
    const random = createRandom(facts.id * 3 + 1)
    const topics = headlineTopics(facts)
    const templates = topics.flatMap((topic) => headlines[topic] ?? [])
    const own = inLanguages((locale) => withHeadlineSlots(facts, slots[locale]))
    const features = featuresOf(facts).map((feature) => fillTemplate(random, feature, slots))
    let fallback: InLanguages | undefined
    for (let attempt = 0; attempt < 160; attempt += 1) {
      const [feature, feature2] = random.shuffle(features)
      const all = inLanguages((locale) => ({
        ...own[locale],
        feature: feature?.[locale],
        feature2: feature2?.[locale],
      }))
      const template = random.pick(templates)
      if (!hasValues(template, all)) continue
      const filled = fillTemplate(random, template, all)
      const text = inLanguages((locale) => upperFirst(filled[locale]))
      if (text.nl.length < 20 || text.nl.length > 60 || given.has(text.nl)) continue
      fallback ??= text
      if (!starts.includes(text.nl.split(' ').slice(0, 2).join(' '))) return keep(text)
    }
    if (fallback === undefined) throw new Error(`no headline for ${topics.join(', ')}`)
    return keep(fallback)
  }
}
