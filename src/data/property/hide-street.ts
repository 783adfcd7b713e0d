import type { Translations } from '#domain/values/locale.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { Document } from '#domain/listing/document.ts'
import type { Plan, PlanRoom } from '#domain/listing/plan.ts'
import type { Property } from '#domain/listing/property.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { shortenings, type TellsAddress } from './street-mentions.ts'

/** Returns texts without the sentences that mention a hidden street. */
export function withoutStreet(
  texts: Translations,
  isTold: TellsAddress,
  log: RecordLog,
  field: string,
): Translations {
  const told = Object.entries(texts).filter(([, text]) => isTold(text))
  if (told.length === 0) return texts
  log.warn(field, 'names the street of a hidden address; that sentence is left out', {
    expected: 'words without the street',
    remedy: 'rewrite the text, or publish the address',
  })
  const cleaned = Object.entries(texts).map(
    ([locale, text]) => [locale, dropSentences(text, isTold)] as const,
  )
  return Object.fromEntries(cleaned.filter(([, text]) => text !== ''))
}

const shortened = shortenings.map(
  (word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`,
)
/** The end of a sentence, which the point of a shortened street or title is not: `Hoek Bgm. De Coninckpl. en Dorp.` */
const sentenceEnd = new RegExp(
  String.raw`(?<=[.!?])(?<!(?<!\p{L})(?:${shortened.join('|')}|\p{L})\.)\s+(?=\p{Lu})`,
  'u',
)

function dropSentences(text: string, isTold: TellsAddress): string {
  return text
    .split('\n\n')
    .map((paragraph) =>
      paragraph
        .split(sentenceEnd)
        .filter((sentence) => !isTold(sentence))
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

/** Returns a listing without mentions of its hidden address in texts, names and external addresses. */
export function hideStreet(property: Property, isTold: TellsAddress, log: RecordLog): Property {
  const { lifeAnnuity, legal } = property
  const unnamed = (text: string | undefined): string | undefined =>
    text === undefined || isTold(text) ? undefined : text
  return {
    ...property,
    reference: unnamed(property.reference) ?? String(property.id),
    typeText: unnamed(property.typeText),
    building: withoutToldLabels(property.building, isTold),
    headline: withoutStreet(property.headline, isTold, log, 'TypeDescription'),
    description: withoutStreet(property.description, isTold, log, 'DescriptionA'),
    pullQuote: withoutStreet(property.pullQuote, isTold, log, 'PullQuote'),
    pictures: hideInPictures(property.pictures, isTold),
    plans: hideInPlans(property.plans, isTold),
    videos: property.videos.filter((url) => !isTold(url)),
    virtualTour: unnamed(property.virtualTour),
    interactiveDescription: unnamed(property.interactiveDescription),
    documents: hideInDocuments(property.documents, isTold),
    energy: { ...property.energy, uniqueCode: unnamed(property.energy.uniqueCode) },
    legal: {
      ...legal,
      zoning: unnamed(legal.zoning),
      judicialDecisionText: unnamed(legal.judicialDecisionText),
    },
    lifeAnnuity: lifeAnnuity && {
      ...lifeAnnuity,
      conditions: withoutStreet(lifeAnnuity.conditions, isTold, log, 'ViagerConditions'),
    },
  }
}

/** Returns facts without those in words of the record's own that tell the address. */
function withoutToldLabels(building: Property['building'], isTold: TellsAddress): Property['building'] {
  const isOwnWords = (fact: unknown): fact is Readonly<{ text: string }> =>
    typeof fact === 'object' && fact !== null && 'text' in fact && typeof fact.text === 'string'
  return Object.fromEntries(
    Object.entries(building).filter(([, fact]) => !isOwnWords(fact) || !isTold(fact.text)),
  )
}

/**
 * Returns pictures without alt texts that mention a street, and without pictures whose external address does; our own
 * files are renamed when they are published.
 */
export function hideInPictures<Drawn extends Picture>(
  pictures: readonly Drawn[],
  isTold: TellsAddress,
): readonly Drawn[] {
  return pictures.flatMap((picture) => {
    if (picture.source.kind === 'url' && isTold(picture.source.url)) return []
    return Object.values(picture.alt).some((text) => isTold(text)) ? [{ ...picture, alt: {} }] : [picture]
  })
}

/** Returns plans without external addresses and words that mention a street. */
export function hideInPlans(plans: readonly Plan[], isTold: TellsAddress): readonly Plan[] {
  const isNamed = ({ name }: PlanRoom) => Object.values(name ?? {}).some((text) => isTold(text))
  return hideInPictures(plans, isTold).map((plan) => ({
    ...plan,
    rooms: plan.rooms
      .map((room) => (isNamed(room) ? { ...room, name: undefined } : room))
      .filter(({ kind, name }) => kind !== undefined || name !== undefined),
  }))
}

/** Returns the files whose name and address do not mention a street. */
export function hideInDocuments(documents: readonly Document[], isTold: TellsAddress): readonly Document[] {
  return documents.filter(
    ({ name, url }) => ![...Object.values(name), url ?? ''].some((text) => isTold(text)),
  )
}
