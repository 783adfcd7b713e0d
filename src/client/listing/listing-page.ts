import { recordVisit } from '#stores/visits.ts'
import { onceNear } from '#client/page/once-near.ts'

// The script of a page about one property, project or unit, besides the one of every page: until somebody scrolls no
// part of the page is the one that is read, and its tools come once a visitor comes near them.
const mark = () => void import('./section-nav.ts').then((nav) => nav.startSectionNav()).catch(() => {})

if (scrollY > 0) mark()
else addEventListener('scroll', mark, { once: true, passive: true })

const property = document.querySelector<HTMLElement>('[data-listing]')?.dataset['listing']
if (property) recordVisit(property)

for (const tools of document.querySelectorAll<HTMLElement>('[data-units],[data-deed]')) {
  const start = () =>
    void import('./listing-tools.ts').then((listing) => listing.startTools(tools)).catch(() => {})
  // What the address asks of them is shown at once: it changes where everything below stands.
  if (location.search === '') onceNear(tools, start)
  else start()
}
