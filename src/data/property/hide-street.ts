import type { Translations } from '#domain/values/locale.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { Document } from '#domain/listing/document.ts'
import type { Plan, PlanRoom } from '#domain/listing/plan.ts'
import type { Property } from '#domain/listing/property.ts'
import { fold } from '#text/fold.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'

// Shorter names (Dam, Dries) are also ordinary words, so they count only when written as a name.
const tellingLength = 6

/** Whether a text, a file name or an external address mentions a street. */
export function namesStreet(text: string, street: string | undefined): boolean {
  const name = fold(street ?? '')
  if (street === undefined || name === '') return false
  if (name.length >= tellingLength) return fold(text).includes(name)
  return new RegExp(`(?<!\\p{L})${RegExp.escape(street)}(?!\\p{L})`, 'u').test(text)
}

/** Returns texts without the sentences that mention a hidden street. */
export function withoutStreet(
  texts: Translations,
  street: string | undefined,
  log: RecordLog,
  field: string,
): Translations {
  const told = Object.entries(texts).filter(([, text]) => namesStreet(text, street))
  if (told.length === 0) return texts
  log.warn(field, 'names the street of a hidden address; that sentence is left out', {
    expected: 'words without the street',
    remedy: 'rewrite the text, or publish the address',
  })
  const cleaned = Object.entries(texts).map(
    ([locale, text]) => [locale, dropSentences(text, street)] as const,
  )
  return Object.fromEntries(cleaned.filter(([, text]) => text !== ''))
}

function dropSentences(text: string, street: string | undefined): string {
  return text
    .split('\n\n')
    .map((paragraph) =>
      paragraph
        .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
        .filter((sentence) => !namesStreet(sentence, street))
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

/** Returns a listing without mentions of its hidden street in texts, alt texts and external addresses. */
export function hideStreet(property: Property, street: string | undefined, log: RecordLog): Property {
  if (street === undefined) return property
  const unnamed = (text: string | undefined): string | undefined =>
    text === undefined || namesStreet(text, street) ? undefined : text
  return {
    ...property,
    headline: withoutStreet(property.headline, street, log, 'TypeDescription'),
    description: withoutStreet(property.description, street, log, 'DescriptionA'),
    pullQuote: withoutStreet(property.pullQuote, street, log, 'PullQuote'),
    pictures: hideInPictures(property.pictures, street),
    plans: hideInPlans(property.plans, street),
    videos: property.videos.filter((url) => !namesStreet(url, street)),
    virtualTour: unnamed(property.virtualTour),
    interactiveDescription: unnamed(property.interactiveDescription),
    documents: hideInDocuments(property.documents, street),
    legal: { ...property.legal, judicialDecisionText: unnamed(property.legal.judicialDecisionText) },
  }
}

/**
 * Returns pictures without alt texts that mention a street, and without pictures whose external address does; our own
 * files are renamed when they are published.
 */
export function hideInPictures<Drawn extends Picture>(
  pictures: readonly Drawn[],
  street: string | undefined,
): readonly Drawn[] {
  return pictures.flatMap((picture) => {
    if (picture.source.kind === 'url' && namesStreet(picture.source.url, street)) return []
    return Object.values(picture.alt).some((text) => namesStreet(text, street))
      ? [{ ...picture, alt: {} }]
      : [picture]
  })
}

/** Returns plans without external addresses and words that mention a street. */
export function hideInPlans(plans: readonly Plan[], street: string | undefined): readonly Plan[] {
  const isTold = ({ name }: PlanRoom) => Object.values(name ?? {}).some((text) => namesStreet(text, street))
  return hideInPictures(plans, street).map((plan) => ({
    ...plan,
    rooms: plan.rooms
      .map((room) => (isTold(room) ? { ...room, name: undefined } : room))
      .filter(({ kind, name }) => kind !== undefined || name !== undefined),
  }))
}

/** Returns the files whose name and address do not mention a street. */
export function hideInDocuments(
  documents: readonly Document[],
  street: string | undefined,
): readonly Document[] {
  return documents.filter(
    ({ name, url }) => ![...Object.values(name), url ?? ''].some((text) => namesStreet(text, street)),
  )
}
