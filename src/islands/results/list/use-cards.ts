import { useCallback, useEffect, useReducer, useState } from 'react'
import type { CardStore } from '#search/loading/card-store.ts'
import { type Failure, failureOf } from './failure.ts'

const noRows: readonly number[] = []

/** Loads the cards of some rows; `isLoaded` once all of them can be shown. */
export function useCards(
  cards: CardStore | undefined,
  rows: readonly number[] = noRows,
): Readonly<{ isLoaded: boolean; failure?: Failure; retry: () => void }> {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const [failed, setFailed] = useState<Readonly<{ rows: readonly number[]; failure: Failure }>>()
  const isLoaded = rows.every((row) => cards?.peek(row) !== undefined)
  const load = useCallback(() => {
    cards?.load(rows).then(rerender, (error: unknown) => setFailed({ rows, failure: failureOf(error) }))
  }, [cards, rows])
  useEffect(() => {
    if (!isLoaded) load()
  }, [isLoaded, load])
  const retry = useCallback(() => {
    setFailed(undefined)
    load()
  }, [load])
  return { isLoaded, failure: isLoaded || failed?.rows !== rows ? undefined : failed.failure, retry }
}
