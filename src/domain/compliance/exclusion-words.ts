import type { Locale } from '#domain/values/locale.ts'

/**
 * Words of a language by which a text shuts people out; each entry is a word or a few words in a row. `*` stands for the
 * rest of a word, `#` for a number, `^` for the start of a sentence, `$` for the end of a clause.
 */
export type ExclusionWords = Readonly<{
  locale: Locale
  /** Endings of long words of the lists of people: `Syrer`, `Syrern`. */
  endings: readonly string[]
  /** Before people: `geen OCMW`. */
  refusals: readonly string[]
  /** The same, whatever else the clause states: `wij verhuren niet aan`. */
  denials: readonly string[]
  /** The same, before a colon or at the start of a sentence: `niet toegelaten: kinderen en honden`. */
  announcements: readonly string[]
  /** Before a refusal they state a fact: `er wonen geen kinderen`. */
  facts: readonly string[]
  /** Before children, but also said of things: `niet geschikt voor kinderen`. */
  unsuited: readonly string[]
  /** Before the favoured: `enkel Belgen`. */
  only: readonly string[]
  /** After people: `kinderen zich onthouden`. */
  shut: readonly string[]
  /** After people, before a word of `allowed`: `kinderen worden niet als huurder aanvaard`. */
  negations: readonly string[]
  /** Before a word of `against`, behind people: `ouderen raden we deze woning af`. */
  advising: readonly string[]
  against: readonly string[]
  /** Between a refusal and people: `niet reageren indien u een uitkering hebt`. */
  conditionals: readonly string[]
  /** After the favoured: `vast contract vereist`. */
  demanded: readonly string[]
  /** Between people and what they have to be: `kandidaten dienen katholiek te zijn`. */
  musts: readonly string[]
  /** What may stand in between: `geen huisdieren of kinderen`. */
  between: readonly string[]
  /** May follow refused people, beside the end of a clause: `geen kinderen aub`. */
  tails: readonly string[]
  /** The same; the sentence then refuses, whatever verb it has: `hier zijn geen kinderen toegelaten`. */
  allowed: readonly string[]
  /** Any people, of whom `described` or `conditions` says more. */
  people: readonly string[]
  /** People whom the law protects, and how they live: `OCMW`, `vluchtelingen`. */
  groups: readonly string[]
  /** People by origin or faith: `Belgen`. */
  origins: readonly string[]
  /** Beside people: `buitenlandse huurders`, `couples homosexuels`. */
  described: readonly string[]
  /** Beside a word of `described`: `Belgische nationaliteit`, `nom etranger`. */
  traits: readonly string[]
  /** The same, by age or way of life, of which a text about a thing also speaks: `jonge mensen`. */
  stages: readonly string[]
  /** After people: `huurders met een uitkering`. */
  conditions: readonly string[]
  /** Families, ages and the disabled, of whom a text about stairs or a pool also speaks. */
  families: readonly string[]
  children: readonly string[]
  favoured: readonly string[]
  /** Phrases that need nothing beside them: `maximaal één kind`. */
  phrases: readonly string[]
  /** Things that are lawfully unfit for some people, also as the end of a compound, and words for the past: `zwembad`. */
  things: readonly string[]
  /** Homes that the law keeps for the old: a text on one may say for which age. */
  agedHomes: readonly string[]
  /** A sentence with one of these refuses nobody, whatever else it says: `worden niet geweigerd`, `te weigeren is verboden`. */
  welcoming: readonly string[]
  /** Groups that are a place too: with one of `links` to one of `places`, they are none: `geen OCMW, maar wel een school`. */
  offices: readonly string[]
  links: readonly string[]
  places: readonly string[]
  /** Right behind an office, which then is a place: `geen OCMW in de straat`. */
  locations: readonly string[]
  /** Phrases that only look alike: `geen kinderen meer`. */
  harmless: readonly string[]
}>
