import { isLocale, type Locale } from '#domain/values/locale.ts'
import type { SentenceGoal } from '#domain/search/sentence-words.ts'
import { createWords } from '#i18n/create-words.ts'
import { type FilterNames, filterLabel } from '#islands/results/filters/filter-words.ts'
import type { Translate } from '#i18n/translate.ts'
import { filterNames, filterOf } from '#search/filters/filters.ts'
import type { ActiveFilter, Criteria } from '#search/query/criteria.ts'
import { parseCriteria } from '#search/query/query-string.ts'
import type { Fact } from '#search/sentence/reader.ts'
import { readSentence, type SentenceReading } from '#search/sentence/read-sentence.ts'
import { createVocabulary } from '#search/sentence/vocabulary.ts'
import { type SentenceList, type SentencePack, sentencePackPath } from './sentence-words.ts'

/** A chip of what was understood; `typed` is what it corrects. */
export type SaidChip = Readonly<{ key: string; words: string; typed?: string }>

/** Reads sentences, and names what it read. */
export type SentenceEngine = Readonly<{
  numberTag: string
  t: Translate
  read: (text: string, spot: Readonly<{ goal: SentenceGoal; isOpen: boolean }>) => SentenceReading
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
  asked ??= fetchPack(language).then((pack) =>
    createSentenceEngine(pack, isLocale(language) ? language : 'nl'),
  )
  try {
    return await asked
  } catch (error) {
    asked = undefined
    throw error
  }
}

async function fetchPack(language: string): Promise<SentencePack> {
  const response = await fetch(sentencePackPath(language))
  if (!response.ok) throw new Error(`The words answered ${response.status}.`)
  return await response.json()
}

function createSentenceEngine(pack: SentencePack, locale: Locale): SentenceEngine {
  const { numberTag, messages, lists, categories, towns } = pack
  const vocabulary = createVocabulary(pack, locale)
  const t: Translate = createWords(messages, numberTag).t
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
    t,
    read: (text, spot) => {
      const now = new Date()
      return readSentence(text, vocabulary, {
        ...spot,
        today: { year: now.getFullYear(), month: now.getMonth() + 1 },
      })
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
