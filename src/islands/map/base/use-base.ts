import { useCallback, useMemo, useState } from 'react'
import { useStore } from '@nanostores/react'
import { type MapBase, toSchematic } from '#domain/place/map-base.ts'
import { $mapHosts } from '#stores/map-hosts.ts'

/** What a map says about its base: it asks before a third party is asked, or its base did not load. */
export type BaseNotice = 'ask' | 'failed'

/** The base that a map shows now, and the visitor's choice about it. */
export type BaseChoice = Readonly<{
  base: MapBase
  notice: BaseNotice | undefined
  /** Names of the third parties that draw the map; none for a map of the site's own. */
  hosts: readonly string[]
  /** Lets the third parties draw the map, or no longer. */
  allow: (isAllowed: boolean) => void
  /** Shows the agency's own drawing, since the configured base does not load. */
  onBaseFailed: () => void
}>

/**
 * Returns the base of a map: a third-party one after the visitor has agreed, and the agency's own drawing until then and
 * where the configured one does not load.
 */
export function useBase(configured: MapBase): BaseChoice {
  const allowed = useStore($mapHosts, { ssr: 'initial' })
  const [hasFailed, setHasFailed] = useState(false)
  const origins = configured.kind === 'schematic' ? [] : configured.hosts
  const key = origins.join(' ')
  const isAsked = key === '' || allowed === key
  const isShown = isAsked && !hasFailed
  const base = useMemo(() => (isShown ? configured : toSchematic(configured)), [isShown, configured])
  const onBaseFailed = useCallback(() => setHasFailed(true), [])
  return {
    base,
    notice: !isAsked ? 'ask' : hasFailed ? 'failed' : undefined,
    hosts: origins.map((origin) => new URL(origin).host),
    allow: (isAllowed) => {
      $mapHosts.set(isAllowed ? key : '')
      setHasFailed(false)
    },
    onBaseFailed,
  }
}
