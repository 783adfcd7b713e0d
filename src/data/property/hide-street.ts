import type { Translations } from '#domain/locale.ts'
import type { Picture } from '#domain/picture.ts'
import type { Property } from '#domain/property.ts'
import { fold } from '../cell/fold.ts'
import type { RecordLog } from '../problem-log.ts'

// Shorter names (Dam, Kaai) are words as well; they only give a street away beside a number.
const tellingLength = 6

/** Whether a text, a file name or an address outside names a street. */
export function namesStreet(text: string, street: string | undefined): boolean {
  if (street === undefined) return false
  const name = fold(street)
  if (name.length >= tellingLength) return fold(text).includes(name)
  return name !== '' && new RegExp(`(?<![a-z])${name.replace(/\+/g, '')}[\\s,]*(?:nr\\.?\\s*)?\\d`, 'i').test(text)
}

/** Returns texts without the sentences that name a hidden street, so that words never give the address away. */
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
  const cleaned = Object.entries(texts).map(([locale, text]) => [locale, dropSentences(text, street)] as const)
  return Object.fromEntries(cleaned.filter(([, text]) => text !== ''))
}

function dropSentences(text: string, street: string | undefined): string {
  return text
    .split('\n\n')
    .map((paragraph) => paragraph.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((sentence) => !namesStreet(sentence, street)).join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

/** Returns a listing whose words, picture words and addresses outside do not name the street that it hides. */
export function hideStreet(property: Property, street: string | undefined, log: RecordLog): Property {
  if (street === undefined) return property
  const unnamed = (text: string | undefined): string | undefined => (text === undefined || namesStreet(text, street) ? undefined : text)
  return {
    ...property,
    headline: withoutStreet(property.headline, street, log, 'TypeDescription'),
    description: withoutStreet(property.description, street, log, 'DescriptionA'),
    pictures: property.pictures.flatMap((picture) => hideInPicture(picture, street)),
    plans: property.plans.flatMap((plan) => hideInPicture(plan, street)),
    videos: property.videos.filter((url) => !namesStreet(url, street)),
    virtualTour: unnamed(property.virtualTour),
    interactiveDescription: unnamed(property.interactiveDescription),
    documents: property.documents.filter(({ name, url }) => ![...Object.values(name), url ?? ''].some((text) => namesStreet(text, street))),
    legal: { ...property.legal, judicialDecisionText: unnamed(property.legal.judicialDecisionText) },
  }
}

// A file of our own gets a name without words when it is published; an address outside stays as it is.
function hideInPicture(picture: Picture, street: string): Picture[] {
  if (picture.source.kind === 'url' && namesStreet(picture.source.url, street)) return []
  return Object.values(picture.alt).some((text) => namesStreet(text, street)) ? [{ ...picture, alt: {} }] : [picture]
}
