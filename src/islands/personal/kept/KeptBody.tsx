import { type ReactNode, useCallback } from 'react'
import { type FindCard, loadFindCard } from './find-listings.ts'
import type { KeptContext, KeptListWords } from './kept-words.ts'
import { KeptEmpty } from './KeptEmpty.tsx'
import { KeptFailure } from './KeptFailure.tsx'
import { useLoaded } from './use-loaded.ts'

type KeptBodyProps = Pick<KeptContext, 'locale' | 'sections' | 'lists'> &
  Readonly<{
    ids: readonly number[]
    words: KeptListWords
    /** What is shown once the cards of the listings can be found. */
    children: (find: FindCard) => ReactNode
  }>

/** The listings of a list that a visitor keeps: ways onward where it is empty, and what is shown until they are there. */
export function KeptBody({ ids, locale, sections, lists, words, children }: KeptBodyProps) {
  const load = useCallback(() => loadFindCard(sections, locale), [sections, locale])
  const loaded = useLoaded(load, ids.length > 0)
  if (ids.length === 0) return <KeptEmpty text={words.empty} onward={words.onward} lists={lists} />
  return loaded.state === 'ready' ? children(loaded.value) : <KeptFailure loaded={loaded} words={words} />
}
