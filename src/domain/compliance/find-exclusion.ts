import type { ExclusionWords } from './exclusion-words.ts'
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
  const announced = before(anyOfWords(lists.announcements), ':')
  const unsuited = anyOfWords(lists.unsuited)
  const [only, demanded] = [anyOfWords(lists.only), anyOfWords(lists.demanded)]
  const [musts, phrases] = [anyOfWords(lists.musts), anyOfWords(lists.phrases)]
  const facts = anyOfWords(lists.facts)
  const harmless = anyOf(anyOfWords(lists.harmless), inOrder(refusals, between, officeAsPlace(lists)))
  const things = anyOf(anyOfWords(lists.things), endOfCompound(lists.things))
  const [tails, negations] = [anyOfWords(lists.tails), anyOfWords(lists.negations)]
  const welcoming = anyOfWords(lists.welcoming)
  const wanted = anyOfWords(lists.allowed)
  const allowed = inOrder(here, between, wanted)
  const [advising, against] = [anyOfWords(lists.advising), anyOfWords(lists.against)]
  const advised = inOrder(advising, between, against)
  const advisedAgainst = (of: Matcher): Matcher => inOrder(inOrder(advising, between, of), between, against)
  const shut = anyOf(anyOfWords(lists.shut), inOrder(negations, between, wanted), advised)
  const shutIf = inOrder(shut, between, anyOfWords(lists.conditionals))
  const goesOnAllowed = (words: readonly SentenceWord[], at: number): boolean => allowed(words, at).length > 0
  const isClosed = (words: readonly SentenceWord[], at: number): boolean =>
    endsClause(words, at) || tails(words, at).length > 0
  const closing =
    (matcher: Matcher): Matcher =>
    (words, at) =>
      matcher(words, at).filter((end) => isClosed(words, end) || goesOnAllowed(words, end))

  const refused = (words: readonly SentenceWord[], isQuestion: boolean, of: Matcher): readonly Match[] => [
    ...findAll(closing(inOrder(anyOf(denials, announced), between, of)), words),
    ...findAll(inOrder(refusals, between, of), words).filter(
      ({ from, to }) =>
        goesOnAllowed(words, to) ||
        (!isQuestion && isClosed(words, to) && findAll(facts, clauseBefore(words, from)).length === 0),
    ),
  ]
  const besides = anyOf(between, refusals, negations, only)
  /** Of people; behind the name of a thing such a word says what it is like: `carrelage uniquement portugais`. */
  const ofPeople =
    (matcher: Matcher): Matcher =>
    (words, at) =>
      words[at - 1]?.after.trim() === '' && besides(words, at - 1).length === 0 ? [] : matcher(words, at)
  const reserved = (of: Matcher): Matcher => ofPeople(closing(inOrder(only, between, of)))
  const isCertain = anyOf(
    ofPeople(inOrder(certain, between, shut)),
    inOrder(shutIf, between, certain),
    advisedAgainst(certain),
    reserved(origins),
  )
  const isDoubtful = anyOf(
    ofPeople(inOrder(anyOf(families, favoured), between, shut)),
    inOrder(shutIf, between, families),
    advisedAgainst(families),
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
    ...lists.announcements,
    ...lists.unsuited,
    ...lists.only,
    ...lists.shut,
    ...lists.negations,
    ...lists.advising,
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

/** Returns what finds an office beside another place: nobody refuses a school or a bank. */
function officeAsPlace({ between, ...lists }: ExclusionWords): Matcher {
  const [offices, links] = [anyOfWords(lists.offices), anyOfWords(lists.links)]
  const fill = anyOf(anyOfWords(between), links, offices)
  const places = anyOf(anyOfWords(lists.places), endOfCompound(lists.places))
  const located = anyOfWords(lists.locations)
  const several = anyOf(offices, inOrder(offices, fill, offices))
  return anyOf(inOrder(offices, fill, inOrder(links, fill, places)), (words, at) =>
    several(words, at).flatMap((end) => (words[end - 1]?.after.trim() === '' ? located(words, end) : [])),
  )
}

/** Returns what finds something at the start of a sentence, or before a mark. */
function before(matcher: Matcher, mark: string): Matcher {
  return (words, at) => matcher(words, at).filter((end) => at === 0 || words[end - 1]?.after.trim() === mark)
}

const nothing: Matcher = () => []
const here: Matcher = (_, at) => [at]
