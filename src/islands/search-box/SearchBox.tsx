import { Suspense, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useWords } from '#islands/kit/use-words.ts'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { SearchGoalForm } from './SearchGoalForm.tsx'
import { type SearchBoxData, type SearchBoxTranslate, searchGoals } from './search-box-data.ts'
import { nextSearchBox, untouched } from './search-box-state.ts'
import { useLiveSearch } from '#islands/results/use-live-search.ts'
import type { HeardSentence } from '#islands/sentence/sentence-engine.ts'
import { SentenceField } from '#islands/sentence/SentenceField.tsx'
import { LateHeard } from '#islands/sentence/LateHeard.tsx'

/**
 * The search box: goals as radios that look like tabs, and a form for each. CSS shows the form of the chosen goal,
 * so that all of it works before hydration and without script.
 */
export function SearchBox(props: SearchBoxData) {
  return (
    <WordsProvider lang={props.numberTag} messages={props.messages}>
      <SearchGoals {...props} />
    </WordsProvider>
  )
}

function SearchGoals({ numberTag, goals }: SearchBoxData) {
  const t: SearchBoxTranslate = useWords()
  const [state, dispatch] = useReducer(nextSearchBox, goals[0]?.goal ?? 'sale', untouched)
  const radios = useRef<HTMLFieldSetElement>(null)
  const section = goals.find(({ goal }) => goal === state.goal)?.section ?? state.goal
  const { live, retry } = useLiveSearch(section)
  const [heard, setHeard] = useState<HeardSentence>()
  const { said } = state

  const hear = (next: HeardSentence | undefined): void => {
    setHeard(next)
    if (next === undefined) dispatch({ kind: 'unsay' })
    else {
      const { goal, params } = next.reading
      // A goal without a list has no tab; its words stay with the one that is shown.
      const shown = goals.some((data) => data.goal === goal) ? goal : state.goal
      dispatch({ kind: 'say', goal: shown, criteria: next.engine.criteriaOf(params) })
      const radio = radios.current?.querySelector<HTMLInputElement>(`[value=${shown}]`)
      if (radio !== undefined && radio !== null) radio.checked = true
    }
  }

  const follow = (): void => {
    const value = radios.current?.querySelector<HTMLInputElement>(':checked')?.value
    const goal = searchGoals.find((known) => known === value)
    if (goal !== undefined) dispatch({ kind: 'switch', goal })
  }
  // The forms have adopted the boxes ticked before hydration by now; those of other goals are cleared.
  useLayoutEffect(follow, [])

  return (
    <section className="search" aria-label={t('home.search.label')}>
      <SentenceField
        action={goals[0]?.action ?? ''}
        spot={{
          goal: said === undefined ? state.goal : (goals[0]?.goal ?? 'sale'),
          isOpen: said !== undefined || state.goal === goals[0]?.goal,
        }}
        onHear={hear}
      >
        {heard !== undefined && (
          <Suspense>
            <LateHeard
              {...heard}
              isTagged={false}
              countOf={(goal, criteria) =>
                goal === state.goal && typeof live === 'object' ? live.search.run(criteria).count : undefined
              }
            />
          </Suspense>
        )}
      </SentenceField>
      <fieldset className="search__goals" ref={radios} onChange={follow}>
        <legend className="vh">{t('home.search.legend')}</legend>
        {goals.map(({ goal }, at) => (
          <label key={goal} className="search__goal">
            <input type="radio" name="goal" value={goal} defaultChecked={at === 0} />
            {t(`home.search.${goal}`)}
          </label>
        ))}
      </fieldset>
      {goals.map((data) => (
        <SearchGoalForm
          key={data.goal}
          data={data}
          numberTag={numberTag}
          ticked={state.ticked[data.goal]}
          said={
            said?.goal === data.goal && heard !== undefined
              ? { criteria: said.criteria, labelOf: heard.engine.labelOf }
              : undefined
          }
          live={data.goal === state.goal ? live : undefined}
          onTick={(field, values) => {
            dispatch({ kind: 'tick', goal: data.goal, field, values })
            retry()
          }}
        />
      ))}
    </section>
  )
}
