import type { SentenceGoal } from '#domain/search/sentence-words.ts'
import { createWords, type Messages } from '#i18n/create-words.ts'
import { type FilterNames, filterLabel } from '#islands/results/filters/filter-words.ts'
import type { Translate } from '#i18n/translate.ts'
import { filterNames, filterOf } from '#search/filters/filters.ts'
import type { ActiveFilter, Criteria } from '#search/query/criteria.ts'
import { parseCriteria } from '#search/query/query-string.ts'
import type { Fact } from '#search/sentence/reader.ts'
import { readSentence, type SentenceReading } from '#search/sentence/read-sentence.ts'
import type { SentenceFile } from '#search/sentence/sentence-file.ts'
import { unpackTowns } from '#search/sentence/sent-towns.ts'
import { createVocabulary, type Vocabulary } from '#search/sentence/vocabulary.ts'
import {
  type MoreSentencePack,
  moreSentencePath,
  type SentenceList,
  type SentencePack,
  sentencePackPath,
} from './sentence-words.ts'

/** A chip of what was understood; `typed` is what it corrects. */
export type SaidChip = Readonly<{ key: string; words: string; typed?: string }>

type SentencePlace = Readonly<{ goal: SentenceGoal; isOpen: boolean }>

/** Reads sentences, and names what it read. */
export type SentenceEngine = Readonly<{
  numberTag: string
  t: Translate
  /**
   * Reads a sentence with the words of the page's language, and with all others where it is not understood: of one that is
   * being typed the last word may be half of one, and is not judged. Rejects when these words fail to load.
   */
  read: (text: string, spot: SentencePlace, isTyping?: boolean) => Promise<SentenceReading>
  criteriaOf: (params: SentenceReading['params']) => Criteria
  chipsOf: (facts: readonly Fact[]) => readonly SaidChip[]
  labelOf: (param: string, value: string) => string | undefined
  listOf: (goal: SentenceGoal) => SentenceList | undefined
}>

/** What a sentence became. */
export type HeardSentence = Readonly<{ engine: SentenceEngine; reading: SentenceReading }>

let asked: Promise<SentenceEngine> | undefined

/** Loads the words of the page's language once; rejects when they fail to load, and the next call tries again. */
export async function loadSentenceEngine(): Promise<SentenceEngine> {
  const language = document.documentElement.lang.slice(0, 2)
  asked ??= fetchWords<SentencePack>(sentencePackPath(language)).then((pack) => {
    const file = { ...pack, towns: unpackTowns(pack.towns) }
    return createSentenceEngine(file, async () => {
      const [more, { wholeVocabulary }] = await Promise.all([
        fetchWords<MoreSentencePack>(moreSentencePath(language)),
        import('#search/sentence/correct-parts.ts'),
      ])
      return { vocabulary: wholeVocabulary(file, more), messages: more.messages }
    })
  })
  try {
    return await asked
  } catch (error) {
    asked = undefined
    throw error
  }
}

async function fetchWords<Words>(path: string): Promise<Words> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`The words answered ${response.status}.`)
  return await response.json()
}

type Whole = Readonly<{ vocabulary: Vocabulary; messages: Messages }>

function createSentenceEngine(
  pack: Omit<SentencePack, 'towns'> & SentenceFile,
  loadWhole: () => Promise<Whole>,
): SentenceEngine {
  const { numberTag, messages, lists, categories, towns } = pack
  let vocabulary = createVocabulary(pack)
  const readNow = (text: string, spot: SentencePlace): SentenceReading => {
    const now = new Date()
    const today = { year: now.getFullYear(), month: now.getMonth() + 1 }
    return readSentence(text, vocabulary, { ...spot, today })
  }
  let t: Translate = createWords(messages, numberTag).t
  const townOf = new Map(towns.map(({ slug, names }) => [slug, names[0] ?? slug]))
  const names: FilterNames = {
    t,
    numberTag,
    town: (slug) => townOf.get(slug) ?? slug,
    category: (id) => categories[id] ?? String(id),
    kind: (type) => t(`types.${type}`),
  }
  const labelOf = (param: string, value: string): string | undefined => {
    const filter = filterFor(param, value)
    return filter && filterLabel(filter, names)
  }
  return {
    numberTag,
    get t() {
      return t
    },
    read: async (text, spot, isTyping = false) => {
      const reading = readNow(text, spot)
      if (reading.notUnderstood.length === 0 || vocabulary.correct !== undefined) return reading
      const notUnderstood = reading.notUnderstood.filter((words) => !isTyping || !text.endsWith(words))
      if (notUnderstood.length === 0) return { ...reading, notUnderstood }
      const whole = await loadWhole()
      vocabulary = whole.vocabulary
      t = createWords({ ...messages, ...whole.messages }, numberTag).t
      return readNow(text, spot)
    },
    criteriaOf: (params) =>
      parseCriteria(new URLSearchParams(params.map(([name, value]) => [name, value])).toString()),
    labelOf,
    chipsOf: (facts) =>
      facts.flatMap(({ at, params, typed, region }) => {
        if (region !== undefined) {
          return [{ key: String(at), words: t('say.region', { region, count: params.length }), typed }]
        }
        // A kind says its category too.
        const shown = params.some(([param]) => param === 'city') ? params : params.slice(-1)
        return shown.flatMap(([param, value]) => {
          const words = labelOf(param, value)
          return words === undefined ? [] : [{ key: `${at} ${param}=${value}`, words, typed }]
        })
      }),
    listOf: (goal) => lists.find((list) => list.goal === goal),
  }
}

function filterFor(param: string, text: string): ActiveFilter | undefined {
  const name = filterNames.find((each) => filterOf(each).params.includes(param))
  return name === undefined || filterOf(name).parse(text, param) === undefined
    ? undefined
    : { name, param, text }
}
