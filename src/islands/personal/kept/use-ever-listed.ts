import { useState } from 'react'

/** Returns every ID listed since the page was opened; the same array until there is a new one. */
export function useEverListed(ids: readonly number[]): readonly number[] {
  const [listed, setListed] = useState(ids)
  const news = ids.filter((id) => !listed.includes(id))
  if (news.length === 0) return listed
  const all = [...listed, ...news]
  setListed(all)
  return all
}
