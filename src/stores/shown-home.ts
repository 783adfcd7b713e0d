import { atom } from 'nanostores'
import { pageStateId } from '#contracts/page-state.ts'
import type { ShownHome } from '#contracts/shown-home.ts'

/** What the portal shows: a home, the range of its table and all figures; at first what the page carries. */
export const $shownHome = atom<ShownHome>(readPageState())

function readPageState(): ShownHome {
  const carried = document.getElementById(pageStateId)?.textContent
  if (carried === undefined) throw new Error(`the page has no #${pageStateId}`)
  return JSON.parse(carried)
}
