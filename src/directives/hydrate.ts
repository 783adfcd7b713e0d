import { type ComponentType, createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

type Hydrate<Props extends object> = (Component: ComponentType<Props>, props: Props) => void

/**
 * Makes what the build rendered of an island a live one. It does for Astro what its own entry does, without slots,
 * actions, islands that only the browser renders, and leaving before the page does: there are none here, and they cost every
 * island 600 bytes.
 */
const hydrator = <Props extends object>(island: HTMLElement): Hydrate<Props> => {
  return (Component, props) => {
    if (!island.hasAttribute('ssr')) return
    startTransition(() => {
      const identifierPrefix = island.getAttribute('prefix') ?? undefined
      hydrateRoot(island, createElement(Component, props), { identifierPrefix })
    })
  }
}

export default hydrator
