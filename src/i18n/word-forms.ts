import type { wordFormNames } from '#domain/values/word-form.ts'

/** Changes a value into the form that the words around it need. */
type Form = (value: string) => string

/**
 * The forms that a message may ask of a value, by name: `{{town, of}}`. A message asks where its own language needs one;
 * Dutch needs none, since it says `van Aalst` and `in De Haan`.
 */
export const wordForms: Readonly<{
  [L in keyof typeof wordFormNames]: Readonly<Record<(typeof wordFormNames)[L][number], Form>>
}> = {
  fr: { of: frenchOf, at: frenchAt, that: frenchThat, feminine: frenchFeminine },
  en: { a: withArticle },
  de: { dative: germanDative },
}

/** Returns the forms of the language of a BCP 47 tag. @example formsOf('fr-BE') */
export function formsOf(lang: string): Readonly<Partial<Record<string, Form>>> {
  const forms: Readonly<Partial<Record<string, Readonly<Partial<Record<string, Form>>>>>> = wordForms
  return forms[lang.slice(0, 2)] ?? {}
}

/**
 * A vowel before which a French word loses its own, also with an accent; `Y` only before a consonant (`Ypres`, `Yvoir`).
 * `H` is left: nearly all towns in h- begin with a sound of their own (`de Hal`, `de Hamme`), and a number (`onze`) keeps `de`.
 */
const frenchVowel = /^(?:[aeiouàâäæéèêëîïôöœùûü]|y(?:[^aeiouy]|er))/i

/**
 * Returns a French name after `de`: `d’Alost`, `de Gand`, `du Coq`, `des Bons Villers`, `de La Panne`. Serves for
 * "of" and "from", a town, a month and a person.
 */
function frenchOf(name: string): string {
  const [, article = '', rest = ''] = /^(Les?) (.+)/.exec(name) ?? []
  if (article !== '') return `${article === 'Le' ? 'du' : 'des'} ${rest}`
  return frenchVowel.test(name) ? `d’${name}` : `de ${name}`
}

/** Returns a French town after `à`: `à Alost`, `au Coq`, `aux Bons Villers`. */
function frenchAt(town: string): string {
  const [, article = '', rest = ''] = /^(Les?) (.+)/.exec(town) ?? []
  return article === '' ? `à ${town}` : `${article === 'Le' ? 'au' : 'aux'} ${rest}`
}

/** Returns a French name after `que`: `qu’Elke`, `que Sofie`. */
function frenchThat(name: string): string {
  return frenchVowel.test(name) ? `qu’${name}` : `que ${name}`
}

/** Returns a French ordinal before a feminine noun: `1re offre`, `2e visite`. */
function frenchFeminine(ordinal: string): string {
  return ordinal.replace(/^1er$/, '1re')
}

/** A number that is said with a vowel first: 8, 80, 8,000; 11 and 18, alone or as thousands. */
const vowelNumber = /^\p{Sc}?(?:8|1[18](?!\d))/u
/** Capitals that are spelled out, and whose first is said with a vowel: `an EPC label`, `an F label`. */
const vowelLetters = /^[AEFHILMNORSX](?!\p{Ll})/u
/** A word that is said with a vowel first though a consonant is written, and the other way round. */
const silentStart = /^(?:hour|honest|honou?r|heir)/i
const consonantStart = /^(?:uni(?:[^nm]|$)|us[aeiu]|util|eu|one\b|once\b)/iu

/** Returns English words with their article: `an 8 m² terrace`, `a 110 m² garden`, `an apartment`, `a unit`. */
function withArticle(words: string): string {
  const isVowel = /^\p{Lu}(?!\p{Ll})/u.test(words)
    ? vowelLetters.test(words)
    : vowelNumber.test(words) ||
      silentStart.test(words) ||
      (/^[aeiou]/i.test(words) && !consonantStart.test(words))
  return `${isVowel ? 'an' : 'a'} ${words}`
}

/**
 * Returns a German day as it stands after `am`: `Sonntag, dem 1. November 2026`; a comma follows where the sentence goes
 * on. A day without its weekday stays.
 */
function germanDative(day: string): string {
  return day.replace(/^(\p{L}+), (?=\d)/u, '$1, dem ')
}
