import { consentFlags } from '#contracts/consent.ts'
import { changeConsent } from '#stores/change-consent.ts'
import { consentSigns, readConsent } from '#stores/consent.ts'
import { loadStyleSheet } from '#islands/kit/load-style-sheet.ts'
import styleSheetUrl from '#styles/shell/consent.css?url'
import { type ConsentFile, type ConsentSettingsWords, consentFilePath } from './consent-file.ts'

/**
 * Opens the question over the page; returns undefined where it is there, or was answered meanwhile; rejects when it cannot be
 * had.
 */
export async function openDialog(): Promise<HTMLDialogElement | undefined> {
  const [{ html, settings }] = await Promise.all([fetchQuestion(), loadStyleSheet(styleSheetUrl)])
  if (readConsent() || document.querySelector('.consent') !== null) return undefined
  document.body.insertAdjacentHTML('beforeend', html)
  const dialog = document.querySelector<HTMLDialogElement>('.consent')
  if (dialog === null) return undefined
  answerPresses(dialog, settings)
  // Answered here, or in another tab.
  for (const sign of consentSigns) addEventListener(sign, () => readConsent() && dismiss(dialog))
  dialog.addEventListener('close', () => dialog.remove())
  dialog.showModal()
  return dialog
}

function answerPresses(dialog: HTMLDialogElement, words: ConsentSettingsWords): void {
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    if (target.value === 'all') changeConsent(consentFlags)
    else if (target.value === 'none') changeConsent([])
    else if (target.ariaExpanded)
      import('./settings.ts')
        .then((open) => open.toggleSettings(dialog, words))
        .catch(() => dialog.querySelector('[role=alert]')?.removeAttribute('hidden'))
  })
}

/**
 * Takes an answered question away: out of sight at once, closed after that paint. To close it gives the whole page back to
 * the visitor, which a slow phone works on for longer than a press may take.
 */
function dismiss(dialog: HTMLDialogElement): void {
  dialog.dataset['answered'] = ''
  requestAnimationFrame(() => setTimeout(() => dialog.close()))
}

async function fetchQuestion(): Promise<ConsentFile> {
  // The language without its country: the key of the page's locale.
  const response = await fetch(consentFilePath(document.documentElement.lang.slice(0, 2)))
  if (!response.ok) throw new Error(`The question answered ${response.status}.`)
  return await response.json()
}
