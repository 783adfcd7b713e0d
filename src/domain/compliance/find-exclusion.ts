import type { Locale } from '#domain/values/locale.ts'
import { type SentenceWord, sentencesOf, wordsOf } from './sentence-words.ts'
import {
  anyOf,
  anyOfWords,
  clauseAround,
  clauseBefore,
  endsClause,
  findAll,
  inOrder,
  type Match,
  type Matcher,
  without,
} from './word-matcher.ts'

/**
 * Words of a language by which a text shuts people out; each entry is a word or a few words in a row. `*` stands for the
 * rest of a word, `#` for a number, `$` for the end of a clause.
 */
export type ExclusionWords = Readonly<{
  locale: Locale
  /** Before people: `geen OCMW`. */
  refusals: readonly string[]
  /** Before a refusal they state a fact: `er wonen geen kinderen`. */
  facts: readonly string[]
  /** Before children, but also said of things: `niet geschikt voor kinderen`. */
  unsuited: readonly string[]
  /** Before the favoured: `enkel Belgen`. */
  only: readonly string[]
  /** After people: `kinderen niet toegelaten`. */
  shut: readonly string[]
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
  /** Things that are lawfully unfit for some people: `zwembad`. */
  things: readonly string[]
  /** Phrases that only look alike: `geen kinderen meer`. */
  harmless: readonly string[]
}>

/** A sentence that shuts people out; a doubtful one may be read in another way. */
export type Exclusion = Readonly<{ sentence: string; isCertain: boolean }>

/** Returns the sentence of a text that shuts people out, a certain one first; undefined for a lawful text. */
export type ExclusionFinder = (text: string) => Exclusion | undefined

/**
 * Returns what finds the sentence that refuses a protected group or asks for a favoured one, in any of the languages:
 * records hold French sentences in Dutch texts.
 * @example createExclusionFinder(lists)('Ruim. Geen OCMW.') // { sentence: 'Geen OCMW.', isCertain: true }
 */
export function createExclusionFinder(lists: readonly ExclusionWords[]): ExclusionFinder {
  const finders = lists.map(sentenceFinder)
  return (text) => {
    let doubtful: Exclusion | undefined
    for (const sentence of sentencesOf(text)) {
      const words = wordsOf(sentence)
      for (const judge of finders) {
        const judged = judge(words, sentence.endsWith('?'))
        if (judged === 'certain') return { sentence, isCertain: true }
        if (judged === 'doubtful') doubtful ??= { sentence, isCertain: false }
      }
    }
    return doubtful
  }
}

type Judged = 'certain' | 'doubtful' | undefined

/** Returns what tells of a sentence how surely it shuts people out, by the words of one language. */
function sentenceFinder(
  lists: ExclusionWords,
): (words: readonly SentenceWord[], isQuestion: boolean) => Judged {
  const { certain, origins, families, children, favoured, people, described, between } = peopleOf(lists)
  const [refusals, unsuited] = [anyOfWords(lists.refusals), anyOfWords(lists.unsuited)]
  const [only, shut, demanded] = [anyOfWords(lists.only), anyOfWords(lists.shut), anyOfWords(lists.demanded)]
  const [musts, phrases] = [anyOfWords(lists.musts), anyOfWords(lists.phrases)]
  const [facts, things, harmless] = [
    anyOfWords(lists.facts),
    anyOfWords(lists.things),
    anyOfWords(lists.harmless),
  ]
  const tails = anyOfWords(lists.tails)
  const allowed = inOrder(here, between, anyOfWords(lists.allowed))
  const goesOnAllowed = (words: readonly SentenceWord[], at: number): boolean => allowed(words, at).length > 0
  const isClosed = (words: readonly SentenceWord[], at: number): boolean =>
    endsClause(words, at) || tails(words, at).length > 0
  const closing =
    (matcher: Matcher): Matcher =>
    (words, at) =>
      matcher(words, at).filter((end) => isClosed(words, end) || goesOnAllowed(words, end))

  const refused = (words: readonly SentenceWord[], isQuestion: boolean, of: Matcher): readonly Match[] =>
    findAll(inOrder(refusals, between, of), words).filter(
      ({ from, to }) =>
        goesOnAllowed(words, to) ||
        (!isQuestion && isClosed(words, to) && findAll(facts, clauseBefore(words, from)).length === 0),
    )
  const isCertain = anyOf(inOrder(certain, between, shut), closing(inOrder(only, between, origins)))
  const isDoubtful = anyOf(
    inOrder(anyOf(families, favoured), between, shut),
    closing(inOrder(only, between, favoured)),
    closing(inOrder(favoured, between, demanded)),
    closing(inOrder(people, between, inOrder(musts, between, anyOf(favoured, described)))),
    phrases,
  )
  const isUnsuited = inOrder(unsuited, between, children)
  // Most sentences have none of these words: one look is quicker than all that follows.
  const triggers = anyOfWords([
    ...lists.refusals,
    ...lists.unsuited,
    ...lists.only,
    ...lists.shut,
    ...lists.demanded,
    ...lists.musts,
    ...lists.phrases,
  ])
  return (all, isQuestion) => {
    if (!all.some((_, at) => triggers(all, at).length > 0)) return undefined
    const words = without(harmless, all)
    const isOfThing = (match: Match): boolean => findAll(things, clauseAround(words, match)).length > 0
    if (refused(words, isQuestion, certain).length > 0 || findAll(isCertain, words).length > 0)
      return 'certain'
    const found = [...refused(words, isQuestion, families), ...findAll(isDoubtful, words)]
    if (found.some((match) => !isOfThing(match))) return 'doubtful'
    return findAll(isUnsuited, words).length > 0 && findAll(things, words).length === 0
      ? 'doubtful'
      : undefined
  }
}

type PeopleKind =
  | 'certain'
  | 'origins'
  | 'families'
  | 'children'
  | 'favoured'
  | 'people'
  | 'described'
  | 'between'

/** Returns what finds people: protected ones, those whom it is as unlawful to favour, and what may stand beside them. */
function peopleOf(lists: ExclusionWords): Readonly<Record<PeopleKind, Matcher>> {
  const people = anyOfWords(lists.people)
  const [described, stages] = [anyOfWords(lists.described), anyOfWords(lists.stages)]
  const [groups, origins, families] = [
    anyOfWords(lists.groups),
    anyOfWords(lists.origins),
    anyOfWords(lists.families),
  ]
  const words = anyOf(anyOfWords(lists.between), people)
  const beside = (said: Matcher): Matcher =>
    anyOf(inOrder(said, nothing, people), inOrder(people, nothing, said))
  const told = anyOf(beside(described), inOrder(people, words, anyOfWords(lists.conditions)))
  return {
    certain: anyOf(groups, origins, told),
    origins,
    families: anyOf(families, beside(stages)),
    children: anyOfWords(lists.children),
    favoured: anyOf(anyOfWords(lists.favoured), origins, told, beside(stages)),
    people,
    described,
    between: anyOf(words, groups, origins, families, described, stages),
  }
}

const nothing: Matcher = () => []
const here: Matcher = (_, at) => [at]
