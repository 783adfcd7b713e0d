import type { ShownHome } from '#contracts/shown-home.ts'
import { $shownHome } from '#stores/shown-home.ts'

/** Milliseconds after which a page is loaded instead: then the browser shows that it is coming. */
const patience = 10_000

let wanted: string | undefined = addressOf(location.href)

/**
 * Shows what an address of the portal shows, without loading its page. Resolves to what has changed, in words; to undefined
 * where nothing has, or another address was asked for meanwhile.
 * @throws when the service does not answer, or says that there is nothing for this browser to see
 */
export async function showAddress(href: string): Promise<string | undefined> {
  const address = addressOf(href)
  if (address === wanted) return undefined
  wanted = address
  const shown = await load(address).catch((error: unknown) => {
    if (address !== wanted) return undefined
    // It can be asked for again.
    wanted = undefined
    throw error
  })
  if (shown === undefined || address !== wanted) return undefined
  const before = $shownHome.get().frame.picked
  $shownHome.set(shown)
  const { frame, statistics } = shown
  const { name, state, href: now } = frame.picked
  return now === before.href ? statistics.counts.table.caption : `${name}, ${state}`
}

async function load(address: string): Promise<ShownHome> {
  const request = { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(patience) }
  const response = await fetch(address, request)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return await response.json()
}

/** Returns an address without its fragment, which a link within the page changes. */
function addressOf(href: string): string {
  const { pathname, search } = new URL(href)
  return pathname + search
}
