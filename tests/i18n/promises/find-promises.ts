import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Locale, locales } from '#domain/values/locale.ts'

/** Message files whose sentences promise something to a visitor or owner. */
export const promisingFiles = [
  'forms',
  'thanks',
  'mails',
  'subscriptions',
  'offers',
  'documents',
  'appointments',
  'portal',
  'ownerMails',
] as const

/** Figures, and what is filled in as a day, a time or a number of days. */
const filled = String.raw`\d|\{\{(?:day|days|due|from|moment|time|until)\}\}`
/** A word in any alphabet begins and ends here. */
const word = (words: string): string => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`

/** What makes a sentence a promise about time or order, in each language: a number, a day, a time, a "first", an "at once". */
const promising: Readonly<Record<Locale, RegExp>> = {
  nl: new RegExp(
    `${filled}|${word('eerst|eerste|vóór|ervoor|zodra|meteen|vandaag|morgen|nooit|altijd|één keer|half uur|kwartier|werkdag(?:en)?|(?:een|één|twee|drie|vier|vijf|zes|twaalf|dertig|elke|per) (?:minuut|uur|dag|dagen|week|weken|maand|maanden|jaar)|(?:maan|dins|woens|donder|vrij|zater|zon)dag')}`,
    'iu',
  ),
  fr: new RegExp(
    `${filled}|${word('d’abord|premier|première|avant|dès que|dès qu’\\p{L}+|aussitôt|aujourd’hui|demain|jamais|la veille|une seule fois|quart d’heure|demi-heure|jours? ouvrables?|(?:une?|deux|trois|quatre|cinq|six|douze|trente|chaque|par) (?:minutes?|heures?|jours?|semaines?|mois|ans?)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche')}`,
    'iu',
  ),
  en: new RegExp(
    `${filled}|${word('first(?! name)|before|as soon as|at once|right away|straight away|today|tomorrow|never|always|once only|half an hour|quarter of an hour|working days?|(?:an?|one|two|three|four|five|six|twelve|thirty|each|per) (?:minutes?|hours?|days?|weeks?|months?|years?)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?')}`,
    'iu',
  ),
  de: new RegExp(
    `${filled}|${word('zuerst|erste|bevor|vorher|sobald|sofort|heute|morgen|nie|immer|am Tag davor|einziges Mal|halbe Stunde|Viertelstunde|Werktag(?:e|en|s)?|(?:eine?[mnrs]?|zwei|drei|vier|fünf|sechs|zwölf|dreißig|jede[nrs]?|pro) (?:Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?)|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?')}`,
    'iu',
  ),
}

/** Whether a sentence promises a time, a day or an order. */
export function isPromise(sentence: string, locale: Locale): boolean {
  return promising[locale].test(sentence)
}

/** Returns the sentences of a message file by their key: `thanks.step.reminder.title`. */
export function sentencesIn(file: string, locale: Locale): ReadonlyMap<string, string> {
  const words: unknown = JSON.parse(readFileSync(`content/messages/${locale}/${file}.json`, 'utf8'))
  return new Map(flatten(file, words))
}

/** Returns the keys of all sentences that promise something, in any language. */
export function findPromises(): ReadonlySet<string> {
  const messages = (locale: Locale): readonly string[] =>
    promisingFiles.flatMap((file) =>
      [...sentencesIn(file, locale)]
        .filter(([, sentence]) => isPromise(sentence, locale))
        .map(([key]) => key),
    )
  return new Set(locales.flatMap((locale) => [...messages(locale), ...promisesOfPages(locale)]))
}

const Menu = v.array(
  v.object({ params: v.object({ type: v.optional(v.string()), content: v.optional(v.string()) }) }),
)

/**
 * Returns the keys of what the agency's own form and thank-you pages promise: the first such sentence of the page is
 * `pages.vip-mailing.1`, in each language.
 */
function promisesOfPages(locale: Locale): readonly string[] {
  const menu = v.parse(Menu, JSON.parse(readFileSync('data/menu.json', 'utf8')))
  return menu
    .filter(({ params: { type = '' } }) => ['form', 'feedback'].includes(type))
    .flatMap(({ params: { content: page } }) => {
      if (page === undefined) return []
      const text = readFileSync(`content/pages/${page}/index.${locale}.md`, 'utf8')
      const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => isPromise(sentence, locale))
      return sentences.map((_, index) => `pages.${page}.${index + 1}`)
    })
}

function flatten(key: string, words: unknown): readonly (readonly [string, string])[] {
  if (typeof words === 'string') return [[key, words]]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([name, inner]) => flatten(`${key}.${name}`, inner))
}
