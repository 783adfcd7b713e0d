import { type ReactNode, useCallback } from 'react'
import { type FindCard, loadFindCard } from './find-listings.ts'
import type { KeptContext } from './kept-words.ts'
import { KeptEmpty } from './KeptEmpty.tsx'
import { KeptFailure } from './KeptFailure.tsx'
import { useEverListed } from './use-ever-listed.ts'
import { useLoaded } from '#islands/kit/use-loaded.ts'

type KeptBodyProps = Pick<KeptContext, 'locale' | 'sections' | 'lists' | 'page'> &
  Readonly<{
    ids: readonly number[]
    /** Renders the list once its cards are loaded. */
    children: (find: FindCard) => ReactNode
  }>

/** A personal list: links onward when it is empty, a message while its cards load or when that failed. */
export function KeptBody({ ids, locale, sections, lists, page, children }: KeptBodyProps) {
  const listed = useEverListed(ids)
  const load = useCallback(() => loadFindCard(sections, locale, listed), [sections, locale, listed])
  const loaded = useLoaded(load, ids.length > 0)
  if (ids.length === 0) return <KeptEmpty {...{ page, lists, locale, sections }} />
  return loaded.state === 'ready' ? children(loaded.value) : <KeptFailure loaded={loaded} />
}
