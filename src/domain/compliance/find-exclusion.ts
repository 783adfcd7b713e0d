import type { Locale } from '#domain/values/locale.ts'
import { type SentenceWord, sentencesOf, wordsOf } from './sentence-words.ts'
import {
  anyOf,
  anyOfWords,
  clauseAround,
  clauseBefore,
  endOfCompound,
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
  /** Endings of long words of the lists of people: `Syrer`, `Syrern`. */
  endings: readonly string[]
  /** Before people: `geen OCMW`. */
  refusals: readonly string[]
  /** The same, whatever else the clause states: `wij verhuren niet aan`. */
  denials: readonly string[]
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
  const agedHome = anyOf(...lists.map(({ agedHomes }) => anyOfWords(agedHomes)))
  return (text) => {
    let doubtful: Exclusion | undefined
    let isForAged = false
    for (const sentence of sentencesOf(text)) {
      const words = wordsOf(sentence)
      isForAged ||= words.some((_, at) => agedHome(words, at).length > 0)
      for (const judge of finders) {
        const judged = judge(words, sentence.endsWith('?'))
        if (judged === 'certain') return { sentence, isCertain: true }
        if (judged === 'doubtful') doubtful ??= { sentence, isCertain: false }
      }
    }
    return isForAged ? undefined : doubtful
  }
}

type Judged = 'certain' | 'doubtful' | undefined

/** Returns what tells of a sentence how surely it shuts people out, by the words of one language. */
function sentenceFinder(
  lists: ExclusionWords,
): (words: readonly SentenceWord[], isQuestion: boolean) => Judged {
  const { certain, origins, families, children, favoured, people, described, between } = peopleOf(lists)
  const [refusals, denials] = [anyOfWords(lists.refusals), anyOfWords(lists.denials)]
  const unsuited = anyOfWords(lists.unsuited)
  const [only, demanded] = [anyOfWords(lists.only), anyOfWords(lists.demanded)]
  const [musts, phrases] = [anyOfWords(lists.musts), anyOfWords(lists.phrases)]
  const [facts, harmless] = [anyOfWords(lists.facts), anyOfWords(lists.harmless)]
  const things = anyOf(anyOfWords(lists.things), endOfCompound(lists.things))
  const [tails, negations] = [anyOfWords(lists.tails), anyOfWords(lists.negations)]
  const welcoming = anyOfWords(lists.welcoming)
  const wanted = anyOfWords(lists.allowed)
  const allowed = inOrder(here, between, wanted)
  const shut = anyOf(anyOfWords(lists.shut), inOrder(negations, between, wanted))
  const shutIf = inOrder(shut, between, anyOfWords(lists.conditionals))
  const goesOnAllowed = (words: readonly SentenceWord[], at: number): boolean => allowed(words, at).length > 0
  const isClosed = (words: readonly SentenceWord[], at: number): boolean =>
    endsClause(words, at) || tails(words, at).length > 0
  const closing =
    (matcher: Matcher): Matcher =>
    (words, at) =>
      matcher(words, at).filter((end) => isClosed(words, end) || goesOnAllowed(words, end))

  const refused = (words: readonly SentenceWord[], isQuestion: boolean, of: Matcher): readonly Match[] => [
    ...findAll(closing(inOrder(denials, between, of)), words),
    ...findAll(inOrder(refusals, between, of), words).filter(
      ({ from, to }) =>
        goesOnAllowed(words, to) ||
        (!isQuestion && isClosed(words, to) && findAll(facts, clauseBefore(words, from)).length === 0),
    ),
  ]
  const before = anyOf(between, refusals, negations, only)
  /** Of people; behind the name of a thing such a word says what it is like: `carrelage uniquement portugais`. */
  const ofPeople =
    (matcher: Matcher): Matcher =>
    (words, at) =>
      words[at - 1]?.after.trim() === '' && before(words, at - 1).length === 0 ? [] : matcher(words, at)
  const reserved = (of: Matcher): Matcher => ofPeople(closing(inOrder(only, between, of)))
  const isCertain = anyOf(
    ofPeople(inOrder(certain, between, shut)),
    inOrder(shutIf, between, certain),
    reserved(origins),
  )
  const isDoubtful = anyOf(
    ofPeople(inOrder(anyOf(families, favoured), between, shut)),
    inOrder(shutIf, between, families),
    reserved(favoured),
    ofPeople(closing(inOrder(favoured, between, demanded))),
    closing(inOrder(people, between, inOrder(musts, between, anyOf(favoured, described)))),
    phrases,
  )
  const isUnsuited = inOrder(unsuited, between, anyOf(certain, children))
  // Most sentences have none of the words of one of these kinds: two looks are quicker than all that follows.
  const triggers = anyOfWords([
    ...lists.refusals,
    ...lists.denials,
    ...lists.unsuited,
    ...lists.only,
    ...lists.shut,
    ...lists.negations,
    ...lists.demanded,
    ...lists.musts,
    ...lists.phrases,
  ])
  const someone = anyOfWords(
    [
      ...lists.groups,
      ...lists.origins,
      ...lists.described,
      ...lists.stages,
      ...lists.conditions,
      ...lists.families,
      ...lists.children,
      ...lists.favoured,
      ...lists.phrases,
    ],
    lists.endings,
  )
  return (all, isQuestion) => {
    const has = (matcher: Matcher): boolean => all.some((_, at) => matcher(all, at).length > 0)
    if (!has(triggers) || !has(someone) || has(welcoming)) return undefined
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
  const of = (list: readonly string[]): Matcher => anyOfWords(list, lists.endings)
  const [people, described, stages] = [of(lists.people), of(lists.described), of(lists.stages)]
  const [groups, origins, families] = [of(lists.groups), of(lists.origins), of(lists.families)]
  const conditions = of(lists.conditions)
  const words = anyOf(of(lists.between), people)
  const beside = (said: Matcher, who: Matcher): Matcher =>
    anyOf(inOrder(said, nothing, who), inOrder(who, nothing, said))
  const traits = beside(described, of(lists.traits))
  const told = anyOf(
    beside(anyOf(described, groups, origins), people),
    inOrder(people, anyOf(words, described), anyOf(conditions, traits)),
    traits,
  )
  const aged = anyOf(inOrder(stages, nothing, people), inOrder(people, words, stages))
  return {
    certain: anyOf(groups, origins, told),
    origins,
    families: anyOf(families, aged),
    children: of(lists.children),
    favoured: anyOf(of(lists.favoured), origins, told, aged),
    people,
    described: anyOf(described, stages),
    between: anyOf(words, groups, origins, families, described, stages, conditions),
  }
}

const nothing: Matcher = () => []
const here: Matcher = (_, at) => [at]
