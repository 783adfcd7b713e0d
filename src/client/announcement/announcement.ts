import { type Announcement, announcementPath, clickedMark } from '#contracts/announcement.ts'
import { storageKey } from '#stores/stored-text.ts'
import { loadStyleSheet } from '#islands/kit/load-style-sheet.ts'
import styleSheetUrl from '#styles/shell/announcement.css?url'
import { createAnnouncement } from './announcement-dialog.ts'

const key = storageKey('announcement')

/** Kept for a browser that blocks storage. */
let isClosed = false

/**
 * Shows the announcement after the page's seconds, once in a browser session: never to somebody who fills in a form or looks
 * at something that lies over the page; another page of the session may show it to them.
 */
export async function announce(): Promise<void> {
  if (isOver([clickedMark])) return
  const delay = Number(document.documentElement.dataset['announcement']) * 1000
  // Whose answer decided closes after the next paint, and gives the focus back.
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

function show(announcement: Announcement): void {
  const dialog = createAnnouncement(announcement)
  const stop = new AbortController()
  const closeIfOver = (): void => {
    if (isOver(announcement.closesAt)) dialog.close()
  }
  // The address changes without a new page; or the page comes back from the cache after another one has closed it.
  for (const type of ['popstate', 'hashchange', 'pageshow'])
    addEventListener(type, closeIfOver, { signal: stop.signal })
  dialog.addEventListener('close', () => {
    remember()
    stop.abort()
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
}

function remember(): void {
  isClosed = true
  try {
    sessionStorage.setItem(key, 'closed')
  } catch {
    // Blocked: it is closed for as long as the page is there.
  }
}

/** Whether the visitor has answered: closed it in this session, or is at an address that says so. */
function isOver(closesAt: readonly string[]): boolean {
  if (closesAt.some((part) => location.href.includes(part))) remember()
  try {
    return isClosed || sessionStorage.getItem(key) !== null
  } catch {
    return isClosed
  }
}

/** Whether the visitor is at a field, has changed one, or has something open over the page. */
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
