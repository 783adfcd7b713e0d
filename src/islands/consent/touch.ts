import { $consent, asksForConsent } from '#stores/consent.ts'

/**
 * Asks for consent where none is kept, and again where a visitor presses the link at the foot of the page: that press
 * takes back at once whatever was allowed. The question comes in files of its own; should they not come, the page asks
 * nothing and allows nothing, and the link leads to the cookie policy.
 */
const ask = (isWithdrawn?: boolean) => import('./dialog.ts').then(({ openDialog }) => openDialog(isWithdrawn))

/** In the address while a visitor who pressed the link chooses: a page that has to load anew for it asks again. */
const mark = '#cookies'

document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-consent-link]')
  // With a modifier a link opens elsewhere: that is the browser's.
  if (!link || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  const isWithdrawn = Boolean($consent.get()?.length)
  history.replaceState(history.state, '', mark)
  $consent.set(null)
  ask(isWithdrawn).catch(() => location.assign(link.href))
})

if (location.hash === mark) void ask(true).catch(() => {})
else if (!$consent.get() && asksForConsent()) void ask().catch(() => {})
