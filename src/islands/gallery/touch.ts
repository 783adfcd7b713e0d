/**
 * Wakes what answers a press on a listing's pictures, players and map. They stand in several sections, as plain links
 * that work by themselves: one listener for all costs a page fewer bytes than an island around each, and nothing of
 * React or the libraries is loaded before a press. The press that wakes is the press that is answered; should nothing
 * come, the link goes where it says.
 */
const links = '.mosaic a,.photos a,a[data-frame],a[data-map]'

/** What is on its way: another press until then is the same one, or an impatient one. */
let isWaking = false

document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(links)
  // With a modifier a link opens elsewhere: that is the browser's.
  if (!link || ctrlKey || metaKey || shiftKey || altKey) return
  event.preventDefault()
  if (isWaking) return
  isWaking = true
  // Asked for together: whoever answers needs it.
  void import('./react-root.ts')
  const answer = link.dataset['map'] ? import('../listing-map/open-map.tsx') : import('./open-gallery.tsx')
  answer
    .then(({ open }) => open(link))
    .catch(() => location.assign(link.href))
    .finally(() => {
      isWaking = false
    })
})
