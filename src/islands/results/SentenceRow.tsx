import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { isInNames } from '#search/engine/text.ts'
import { activeFilters } from '#search/query/criteria.ts'
import { formatCriteria } from '#search/query/query-string.ts'
import type { HeardSentence } from '#islands/sentence/sentence-engine.ts'
import { SentenceField } from '#islands/sentence/SentenceField.tsx'
import { sentenceHref, sentenceOfAddress } from '#islands/sentence/sentence-href.ts'
import { LateHeard } from '#islands/sentence/LateHeard.tsx'
import { hrefOf } from './list/list-document.ts'
import { runSearch } from './list/live-view.ts'
import type { ResultsProps } from './list/results-props.ts'
import type { LiveResults } from './list/use-results.ts'
import { go } from './location.ts'

type SentenceRowProps = Readonly<{ props: ResultsProps; results: LiveResults }>

/** The field for sentences above a list: what it says becomes the filters of the list, whose tags are its chips. */
export function SentenceRow({ props, results }: SentenceRowProps) {
  const { goal, document } = props
  const { criteria, view } = results
  const [heard, setHeard] = useState<HeardSentence>()
  const spot = { goal, isOpen: false }

  const open = ({ engine, reading }: HeardSentence, sentence: string, mode: 'push' | 'replace'): void => {
    const wanted = { ...engine.criteriaOf(reading.params), sort: criteria.sort, view: criteria.view }
    const elsewhere = reading.goal === goal ? undefined : sentenceHref({ engine, reading }, sentence)
    if (elsewhere !== undefined) location.assign(elsewhere)
    else go(hrefOf(wanted, document), mode)
  }
  // Words that no home is named by, and nothing but words: they may be a sentence.
  const [words, ...others] = criteria.text
  const isLost =
    words !== undefined &&
    others.length === 0 &&
    activeFilters(criteria).length === 1 &&
    view?.list.searchTexts?.some((text) => isInNames(text, words)) === false
  const lost = isLost ? words : undefined
  const rescue = useEffectEvent(async (text: string): Promise<void> => {
    try {
      const { loadSentenceEngine } = await import('#islands/sentence/sentence-engine.ts')
      const engine = await loadSentenceEngine()
      const next = { engine, reading: await engine.read(text, spot) }
      const understood = activeFilters({ ...engine.criteriaOf(next.reading.params), ranked: [] })
      // Texts that say these words are found by them.
      if (understood.length === 0 && view?.result.count !== 0) return
      setHeard(next)
      open(next, text, 'replace')
    } catch {
      // The list stays as empty as it is.
    }
  })
  useEffect(() => {
    if (lost === undefined) return undefined
    // After this render: it changes the address.
    const soon = setTimeout(() => void rescue(lost))
    return () => clearTimeout(soon)
  }, [lost])

  const asked = formatCriteria({
    ...criteria,
    sort: { by: 'id', direction: 'descending' },
    page: 1,
    view: 'list',
  })
  return (
    <div className="wrap say-row">
      <SentenceField
        action={document.base}
        spot={spot}
        initial={sentenceOfAddress}
        onHear={setHeard}
        onGo={(next, sentence) => open(next, sentence, 'push')}
      >
        {heard !== undefined && (
          <Suspense>
            <LateHeard
              {...heard}
              isTagged={formatCriteria(heard.engine.criteriaOf(heard.reading.params)) === asked}
              countOf={(of, wanted) =>
                of === goal && view !== undefined ? runSearch(view.list, wanted).count : undefined
              }
            />
          </Suspense>
        )}
      </SentenceField>
    </div>
  )
}
