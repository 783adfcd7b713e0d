import { changeConsent } from '#stores/change-consent.ts'
import { readConsent } from '#stores/consent.ts'
import { forgetThirdParties } from '#stores/forget-third-parties.ts'
import { openDialog } from './dialog.ts'

/** Hash of the address while the dialog is open after a revocation, so that it opens again if the page has to reload. */
const mark = '#cookies'

/** Opens the dialog because of the address: `?setcookies` revokes consent first, `#cookies` says that this is done. */
export async function askForAddress(): Promise<void> {
  await (location.hash === mark ? openMarked(true) : answerPress())
}

/** Revokes consent, deletes what third parties have stored, and asks again; rejects when the dialog fails to load. */
export async function answerPress(): Promise<void> {
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
    // Any other hash was set by the visitor.
    if (location.hash === mark) history.replaceState(history.state, '', location.pathname + location.search)
  })
}
