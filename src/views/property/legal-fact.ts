import { langTags, type Locale } from '#domain/values/locale.ts'
import type { TextView } from '#views/kit/text.ts'

/** A legal fact in a full sentence; parts in the register's Dutch have their language tag. */
export type LegalFact = Readonly<{ sentence: readonly TextView[]; isUnknown: boolean }>

/** Facts of one subject: what the planning law asks, the certificates, all else, and where planning facts come from. */
export type LegalSubject = 'planning' | 'certificates' | 'other' | 'source'

/** A legal fact with its subject; `isAgainst` marks one that a buyer or tenant has to mind. */
export type LegalSentence = LegalFact & Readonly<{ subject: LegalSubject; isAgainst: boolean }>

/** A fact, and its name in the list of unknown facts. */
export type NamedFact = Readonly<{ name: string; fact: LegalFact }>

/** Placeholder for a record's text while a sentence is translated. */
export const dutchSlot = '\u0001'

/** Returns a fact entirely in the page's language. */
export function plainFact(text: string, isUnknown = false): LegalFact {
  return { sentence: [{ text }], isUnknown }
}

/** Returns a fact with a record's Dutch text at the slot, marked as Dutch on a page in another language. */
export function factWithDutch(sentence: string, dutch: string, locale: Locale): LegalFact {
  const [before = '', after = ''] = sentence.split(dutchSlot)
  const lang = locale === 'nl' ? undefined : langTags.nl
  return { sentence: [{ text: before }, { text: dutch, lang }, { text: after }], isUnknown: false }
}
