import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the island is hydrated: the visitor's lists are known only in the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
