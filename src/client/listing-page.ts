// The script of a page about one property, project or unit, besides the one of every page: until somebody scrolls no
// part of the page is the one that is read.
const mark = () => import('./section-nav.ts').then(({ startSectionNav }) => startSectionNav()).catch(() => {})

if (scrollY > 0) void mark()
else addEventListener('scroll', () => void mark(), { once: true, passive: true })
