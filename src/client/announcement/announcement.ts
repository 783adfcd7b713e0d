import { type Announcement, announcementPath, clickedMark } from '#contracts/announcement.ts'
import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import styleSheetUrl from '#styles/shell/announcement.css?url'
import { isAnnouncementClosed, rememberClosed } from './closed.ts'

/**
 * Shows the announcement after the configured delay, once per browser session. It does not interrupt a visitor who is
 * filling in a form or has a dialog open; then it may come on the next page.
 */
export async function announce(): Promise<void> {
  if (isOver([clickedMark])) return
  const delay = Number(document.documentElement.dataset['announcement']) * 1000
  // The consent dialog closes after the next paint and restores the focus.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, delay)))
  if (isOver([clickedMark]) || isBusy()) return
  const [response] = await Promise.all([
    fetch(announcementPath(document.documentElement.lang.slice(0, 2))),
    loadStyleSheet(styleSheetUrl),
  ])
  if (!response.ok) return
  const announcement: Announcement = await response.json()
  if (!isOver(announcement.closesAt) && !isBusy()) show(announcement)
}

function show({ html, closesAt }: Announcement): void {
  document.body.insertAdjacentHTML('beforeend', html)
  const dialog = document.querySelector<HTMLDialogElement>('.announcement')
  if (dialog === null) return
  dialog.addEventListener('click', ({ target }) => {
    // A click on the backdrop has the dialog itself as its target.
    if (target === dialog || (target instanceof Element && target.closest('a,button'))) dialog.close()
  })
  const stop = new AbortController()
  const closeIfOver = (): void => {
    if (isOver(closesAt)) dialog.close()
  }
  // The address may change without a new page; `pageshow` is for the back/forward cache.
  for (const type of ['popstate', 'hashchange', 'pageshow'])
    addEventListener(type, closeIfOver, { signal: stop.signal })
  dialog.addEventListener('close', () => {
    rememberClosed()
    stop.abort()
    dialog.remove()
  })
  dialog.showModal()
}

/** Whether the announcement was closed in this session, or the address says that it was answered. */
function isOver(closesAt: readonly string[]): boolean {
  if (closesAt.some((part) => location.href.includes(part))) rememberClosed()
  return isAnnouncementClosed()
}

/** Whether the visitor is in a form, has changed a field, or has a dialog or popover open. */
function isBusy(): boolean {
  const at = document.activeElement?.closest('form,input,select,textarea,[contenteditable]') ?? null
  const isCovered = document.querySelector('dialog[open]:not([data-answered]),:popover-open') !== null
  return at !== null || isCovered || [...document.querySelectorAll('input,select,textarea')].some(isChanged)
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex > Math.max(initial, 0) || field.selectedIndex < initial
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement)) return false
  return /checkbox|radio/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}
