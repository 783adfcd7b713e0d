import type { Criteria } from '#search/query/criteria.ts'
import type { SentenceOffer, SentenceReading } from '#search/sentence/read-sentence.ts'
import { formatCriteria } from '#search/query/query-string.ts'
import type { SentenceEngine } from './sentence-engine.ts'

type HeardProps = Readonly<{
  engine: SentenceEngine
  reading: SentenceReading
  /** Returns how many homes of a goal some criteria find; undefined while the list is not loaded. */
  countOf: (goal: SentenceReading['goal'], criteria: Criteria) => number | undefined
  /** Whether the chips are shown elsewhere: as the tags of the list. */
  isTagged: boolean
}>

/** What was understood of a sentence, what was corrected, what was not, and what may have been meant. */
export function Heard({ engine, reading, countOf, isTagged }: HeardProps) {
  const { t, numberTag, chipsOf, criteriaOf } = engine
  const { goal, facts, notUnderstood, params, offers } = reading
  const chips = chipsOf(facts)
  const criteria = criteriaOf(params)
  const count = countOf(goal, criteria)
  const list = new Intl.ListFormat(numberTag)
  const words = list.format(notUnderstood.map((text) => t('filters.chip.text', { text })))
  const heard = list.format([
    ...(engine.listOf(goal) === undefined ? [] : [t(`home.search.${goal}`)]),
    ...chips.map((chip) => chip.words),
  ])
  const isNothing = facts.length === 0 && notUnderstood.length > 0
  const not = isNothing ? t('say.nothing') : notUnderstood.length === 0 ? '' : t('say.not', { words })
  return (
    <div className="heard">
      <output className="vh">
        {count === undefined
          ? heard
          : t('say.heard', { found: foundWords(engine, goal, count), filters: heard })}
        {not !== '' && ` ${not}`}
      </output>
      {!isTagged && chips.length > 0 && (
        <ul className="heard__all" role="list">
          {chips.map(({ key, words: label, typed }) => (
            <li key={key} className="heard__said">
              {label}
              {typed !== undefined && <s>{typed}</s>}
            </li>
          ))}
        </ul>
      )}
      {not !== '' && (
        <p>
          {not}{' '}
          <span className="muted">
            {isNothing ? t('say.tip') : t('say.searched', { count: notUnderstood.length })}
          </span>
        </p>
      )}
      {offers.map((offer) => (
        <Offer key={formatCriteria(criteriaOf(offer.params))} {...{ engine, offer, reading, countOf }} />
      ))}
    </div>
  )
}

type OfferProps = Readonly<Pick<HeardProps, 'engine' | 'reading' | 'countOf'> & { offer: SentenceOffer }>

/** A link to what may have been meant, by what it says instead; none where it is known to find nothing. */
function Offer({ engine, offer, reading, countOf }: OfferProps) {
  const { t, listOf, criteriaOf, labelOf, numberTag } = engine
  const list = listOf(offer.goal)
  const criteria = criteriaOf(offer.params)
  const count = countOf(offer.goal, criteria)
  const had = new Set(reading.params.map((pair) => pair.join('=')))
  const news = offer.params
    .filter((pair) => !had.has(pair.join('=')))
    .flatMap(([param, value]) => labelOf(param, value) ?? [])
  const goal = offer.goal === reading.goal ? [] : [t(`home.search.${offer.goal}`)]
  if (list === undefined || count === 0 || news.length === 0) return undefined
  const filters = new Intl.ListFormat(numberTag).format([...goal, ...news])
  const found = count === undefined ? '' : foundWords(engine, offer.goal, count)
  return (
    <p>
      <a href={list.action + formatCriteria(criteria)}>{t('say.mean', { filters, found })}</a>
    </p>
  )
}

function foundWords({ t }: SentenceEngine, goal: SentenceReading['goal'], count: number): string {
  return t(goal === 'projects' ? 'results.countProjects' : 'results.count', { count })
}
