import type { Assignment } from '#scripts/demo-agency/facts/assignments.ts'
import { assignListings } from '#scripts/demo-agency/facts/assignments.ts'
import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { InLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { makeFacts } from '#scripts/demo-agency/facts/make-facts.ts'
import { type Gallery, makeGalleries } from '#scripts/demo-agency/pictures/galleries.ts'
import { pictureFields } from '#scripts/demo-agency/pictures/picture-fields.ts'
import { createRandom } from '#scripts/kit/random.ts'
import type { CrmRecord } from './record.ts'
import { toRecord, toSummary, withoutEmpty } from './record.ts'
import type { SpecialCases } from '#scripts/demo-agency/facts/special-cases.ts'
import { assignSpecialCases } from '#scripts/demo-agency/facts/special-cases.ts'
import type { Words } from '#scripts/demo-agency/words/description-writer.ts'
import { createWriter } from '#scripts/demo-agency/words/description-writer.ts'
import { createQuoteWriter } from '#scripts/demo-agency/words/pull-quote.ts'

const frenchSpeaking = new Set(['jette', 'edingen', 'clervaux'])

const longHeadline =
  'Halfopen gezinswoning met garage, ruime tuin, overdekt terras, zolder en oprit, op wandelafstand van school, bakker en bushalte'

function wordFields({ headline, description }: Words, facts: Facts, cases: SpecialCases): CrmRecord {
  const asHtml = facts.id % 11 === 0
  return {
    TypeDescription: cases.noHeadlines.has(facts.id)
      ? ''
      : cases.longHeadline === facts.id
        ? longHeadline
        : headline,
    DescriptionA: asHtml
      ? description
          .split('\n\n')
          .map((text) => `<p>${text}</p>`)
          .join('')
      : description,
  }
}

function translationsOf(
  facts: Facts,
  cases: SpecialCases,
  { words, pullQuote }: Readonly<{ words: InLanguages<Words>; pullQuote?: InLanguages }>,
  inAllLanguages: boolean,
): CrmRecord[] {
  const isFrench = facts.office === 3 || facts.office === 1 || frenchSpeaking.has(facts.town.slug)
  if (!isFrench || cases.noHeadlines.has(facts.id) || cases.summaryOnly === facts.id) return []
  const languages = inAllLanguages ? (['fr', 'en', 'de'] as const) : (['fr'] as const)
  const conditions = {
    fr: 'Le vendeur garde le droit d’y habiter. La rente est indexée chaque année.',
    en: 'The seller keeps the right to live there. The annuity is indexed every year.',
    de: 'Der Verkäufer behält das Wohnrecht. Die Leibrente wird jährlich indexiert.',
  }
  return languages.map((language) => {
    const { headline, description } = words[language]
    return {
      ID: facts.id,
      language,
      TypeDescription: headline,
      DescriptionA: description,
      ...(pullQuote === undefined ? {} : { PullQuote: pullQuote[language] }),
      ...(facts.lifeAnnuity ? { ViagerConditions: conditions[language] } : {}),
    }
  })
}

/** Returns a record whose roof is the one in its pictures. */
function withRoof(record: CrmRecord, gallery: Gallery | undefined): CrmRecord {
  if (gallery === undefined || record['RoofMaterial'] === undefined) return record
  if (gallery.isFlatRoofed) return { ...record, RoofMaterial: 'Plat dak' }
  return record['RoofMaterial'] === 'Plat dak' ? { ...record, RoofMaterial: 'Pannen' } : record
}

/** Returns the facts of all listings, and which are special cases. */
export function makeListings(): Readonly<{ facts: readonly Facts[]; cases: SpecialCases }> {
  const random = createRandom(7)
  const assignments: Assignment[] = assignListings(random)
  const cases = assignSpecialCases(random, assignments)
  return {
    facts: assignments.map((assignment, index) => makeFacts(assignment, index, assignments.length, cases)),
    cases,
  }
}

/** Returns all records of properties.json: the Dutch ones, each followed by its translations. */
export function makeProperties(): CrmRecord[] {
  const { facts: listings, cases } = makeListings()
  const write = createWriter()
  const quote = createQuoteWriter()
  const galleryOf = makeGalleries(listings, cases)
  let translatedSoFar = 0
  return listings.flatMap((facts) => {
    const words = write(facts)
    const gallery = galleryOf(facts)
    const pullQuote = quote(facts)
    const full = {
      ...withRoof(toRecord(facts, cases), gallery),
      ...wordFields(words.nl, facts, cases),
      ...(pullQuote === undefined ? {} : { PullQuote: pullQuote.nl }),
      ...pictureFields(facts, gallery),
    }
    const record = withoutEmpty(cases.summaryOnly === facts.id ? toSummary(full) : full)
    const inAllLanguages =
      facts.office === 1 ||
      frenchSpeaking.has(facts.town.slug) ||
      (facts.office === 3 && translatedSoFar < 48)
    if (facts.office === 3) translatedSoFar += 1
    return [record, ...translationsOf(facts, cases, { words, pullQuote }, inAllLanguages)]
  })
}
