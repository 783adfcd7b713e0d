import type { Assignment } from '#scripts/demo-agency/facts/assignments.ts'
import { assignListings } from '#scripts/demo-agency/facts/assignments.ts'
import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { InLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import { createFrontPicker, makeGallery } from './gallery.ts'
import { makeFacts } from '#scripts/demo-agency/facts/make-facts.ts'
import { createRandom } from '#scripts/kit/random.ts'
import type { CrmRecord } from './record.ts'
import { toRecord, toSummary, withoutEmpty } from './record.ts'
import type { SpecialCases } from '#scripts/demo-agency/facts/special-cases.ts'
import { assignSpecialCases } from '#scripts/demo-agency/facts/special-cases.ts'
import type { Words } from '#scripts/demo-agency/words/description-writer.ts'
import { createWriter } from '#scripts/demo-agency/words/description-writer.ts'

const frenchSpeaking = new Set(['jette', 'edingen', 'clervaux'])

const longHeadline =
  'Halfopen gezinswoning met garage, ruime tuin, overdekt terras, zolder en oprit, op wandelafstand van school, bakker en bushalte'

function pictureFields(facts: Facts, front: string): CrmRecord {
  const random = createRandom(facts.id * 43)
  const item = (file: string, index: number): CrmRecord => ({
    ID: facts.id * 100 + index,
    Name: `Foto ${index + 1}`,
    Url: `pictures/${file}`,
  })
  const isHome = facts.family === 'house' || facts.family === 'flat'
  return {
    SmallPictureItem: {
      Url: `pictures/${front}`,
      Width: 200,
      Height: 133,
      ID: facts.id * 100,
      Name: 'Foto 1',
    },
    PictureItems: makeGallery(random, facts, front).map((file, index) => ({
      ...item(file, index),
      ...(file.startsWith('street') || file.startsWith('field')
        ? { Width: 1920, Height: 820 }
        : { Width: 1200, Height: 800 }),
    })),
    ...(isHome && random.chance(0.3)
      ? {
          PlanItems: [
            { ID: facts.id * 100 + 50, Name: 'Grondplan', Url: `pictures/plans/plan-${facts.id % 3}.svg` },
          ],
        }
      : {}),
    DocumentItems: [
      ...(isHome && facts.fabric.hasCertificate ? [{ Name: 'EPC' }] : []),
      { Name: 'Bodemattest' },
      ...(facts.family === 'plot' ? [{ Name: 'Opmetingsplan' }] : [{ Name: 'Stedenbouwkundig uittreksel' }]),
    ],
  }
}

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
  words: InLanguages<Words>,
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
      ...(facts.lifeAnnuity ? { ViagerConditions: conditions[language] } : {}),
    }
  })
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
  const pickFront = createFrontPicker()
  let translatedSoFar = 0
  return listings.flatMap((facts, index) => {
    const front = pickFront(facts, index)
    const words = write(facts)
    const full = {
      ...toRecord(facts, cases),
      ...wordFields(words.nl, facts, cases),
      ...(cases.noPictures.has(facts.id) ? {} : pictureFields(facts, front)),
    }
    const record = withoutEmpty(cases.summaryOnly === facts.id ? toSummary(full) : full)
    const inAllLanguages =
      facts.office === 1 ||
      frenchSpeaking.has(facts.town.slug) ||
      (facts.office === 3 && translatedSoFar < 48)
    if (facts.office === 3) translatedSoFar += 1
    return [record, ...translationsOf(facts, cases, words, inAllLanguages)]
  })
}
