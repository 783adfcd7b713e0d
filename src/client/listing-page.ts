import '#islands/gallery/touch.ts'
import { startRecent } from './recent.ts'

// The script of a page about one property, project or unit, besides the one of every page: until somebody scrolls no
// part of the page is the one that is read.
const mark = () => void import('./section-nav.ts').then((nav) => nav.startSectionNav()).catch(() => {})

if (scrollY > 0) mark()
else addEventListener('scroll', mark, { once: true, passive: true })

startRecent()
