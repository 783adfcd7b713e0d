import { changeConsent } from '#stores/change-consent.ts'
import { readConsent } from '#stores/consent.ts'
import { forgetThirdParties } from '#stores/forget-third-parties.ts'
import { openDialog } from './dialog.ts'

/** In the address while a visitor who took consent back chooses: a page that has to load anew for it asks again. */
const mark = '#cookies'

/** Asks because the address wants it: `?setcookies` takes back first, the mark says that it was done. */
export async function askForAddress(): Promise<void> {
  await (location.hash === mark ? openMarked(true) : withdraw())
}

/** Takes back whatever was allowed with what was kept by it, then asks; rejects when the question cannot be had. */
export async function withdraw(): Promise<void> {
  const isWithdrawn = Boolean(readConsent()?.length)
  history.replaceState(history.state, '', mark)
  if (isWithdrawn) forgetThirdParties()
  changeConsent(null)
  await openMarked(isWithdrawn)
}

async function openMarked(isWithdrawn: boolean): Promise<void> {
  const dialog = await openDialog()
  if (dialog === undefined) return
  const words = dialog.querySelector<HTMLElement>('[data-withdrawn]')
  if (isWithdrawn) words?.prepend(`${words.dataset['withdrawn']} `)
  dialog.addEventListener('close', () => {
    // Another hash is a place on the page.
    if (location.hash === mark) history.replaceState(history.state, '', location.pathname + location.search)
  })
}
