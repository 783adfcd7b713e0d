import { consentFlags } from '#contracts/consent.ts'
import { type ConsentFile, consentFilePath } from '#contracts/consent-file.ts'
import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import { changeConsent } from '#stores/change-consent.ts'
import { consentEvents, readConsent } from '#stores/consent.ts'
import styleSheetUrl from '#styles/shell/consent.css?url'

/**
 * Opens the consent dialog and returns it; undefined where it is open already or a choice was made meanwhile. Rejects when
 * a file fails to load.
 */
export async function openDialog(): Promise<HTMLDialogElement | undefined> {
  const [{ html, panel }] = await Promise.all([fetchQuestion(), loadStyleSheet(styleSheetUrl)])
  if (readConsent() || document.querySelector('.consent') !== null) return undefined
  document.body.insertAdjacentHTML('beforeend', html)
  const dialog = document.querySelector<HTMLDialogElement>('.consent')
  if (dialog === null) return undefined
  answerButtons(dialog, panel)
  // The choice may be made in another tab.
  for (const event of consentEvents) addEventListener(event, () => readConsent() && dismiss(dialog))
  dialog.addEventListener('close', () => dialog.remove())
  dialog.showModal()
  return dialog
}

/** Accepting and refusing need nothing more; choosing by purpose loads what answers it. */
function answerButtons(dialog: HTMLDialogElement, words: ConsentFile['panel']): void {
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    if (target.value === 'all') changeConsent(consentFlags)
    else if (target.value === 'none') changeConsent([])
    else if (target.value === 'swap')
      import('./choose-purposes.ts').then(({ choosePurposes }) => choosePurposes(dialog, words), console.warn)
  })
}

/**
 * Hides an answered dialog and closes it after the next paint: closing a modal dialog makes the browser recalculate the
 * style of the whole page, which takes longer on a slow phone than a click may take.
 */
function dismiss(dialog: HTMLDialogElement): void {
  dialog.dataset['answered'] = ''
  requestAnimationFrame(() => setTimeout(() => dialog.close()))
}

async function fetchQuestion(): Promise<ConsentFile> {
  // `nl` of `nl-BE`: the file is named after the locale.
  const response = await fetch(consentFilePath(document.documentElement.lang.slice(0, 2)))
  if (!response.ok) throw new Error(`The consent file answered ${response.status}.`)
  return await response.json()
}
