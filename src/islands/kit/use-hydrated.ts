import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the island is hydrated: before, what it renders must be the HTML of the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
