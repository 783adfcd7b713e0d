import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the island runs in a browser: only then is it known what the visitor keeps. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
