import { storageKey } from '#stores/stored-atom.ts'

/**
 * Asks for consent where none is kept, and again where a visitor presses the link at the foot of the page or comes with
 * `?setcookies`: both take back at once whatever was allowed. All of it is in files of its own; should they not come, the
 * page asks nothing and allows nothing, and the link leads to the cookie policy.
 */
const load = () => import('./dialog.ts')

document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-consent-link]')
  // With a modifier a link opens elsewhere: that is the browser's.
  if (!link || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  load()
    .then(({ askAgain }) => askAgain())
    .catch(() => location.assign(link.href))
})

if (!isKept() || /[?&]setcookies|#cookies$/.test(location.href))
  load()
    .then(({ ask }) => ask())
    .catch(() => {})

/** Whether a choice seems to be kept; the store looks closer. */
function isKept(): boolean {
  try {
    return Number(localStorage.getItem(storageKey('consent'))) > 0
  } catch {
    return false
  }
}
