import type { Filter } from '#scripts/compliance/page-filters.ts'

const base = `
:root { color-scheme: light dark; --line: #8a8a84; --quiet: #55554f; --error: #a5281b; --warning: #7a5200; --paper: #fff; --ink: #1d1d1a; --link: #14508c }
@media (prefers-color-scheme: dark) { :root { --line: #77776f; --quiet: #b5b5ab; --error: #ff9d90; --warning: #f2c063; --paper: #191917; --ink: #efefe9; --link: #9cc8ff } }
body { max-width: 64rem; margin: 2rem auto 6rem; padding: 0 1.25rem; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2 }
h2 { margin: 3rem 0 .75rem; font-size: 1.25rem }
h3 { margin: 0; font-size: 1rem }
a { color: var(--link) }
:focus-visible { outline: 3px solid; outline-offset: 2px }
nav dl { display: grid; grid-template-columns: minmax(5rem, max-content) 1fr; gap: .5rem 1.25rem; margin: 0 }
nav dd { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0 }
nav a, .entry a, .everything { display: inline-block; min-height: 1.5rem }
.counts, .entry p, .rules p { margin: .25rem 0; color: var(--quiet) }
.entry { padding: .9rem 0; border-top: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 7rem }
.entry ul, .rules ul { margin: .35rem 0 0; padding-left: 1.25rem }
.rules > section { padding: .9rem 0; border-top: 1px solid var(--line) }
.error { color: var(--error) } .warning { color: var(--warning) }
.shown { display: none; margin: 0 0 1rem; padding: .75rem 1rem; border: 2px solid; scroll-margin-top: 1rem }
.shown:target { display: block }
@media print { nav, .everything { display: none } .entry { break-inside: avoid } }
`

/** Returns the style of the report; without script, an address with `#office-berlare` shows that office alone. */
export function pageStyle(filters: readonly Filter[]): string {
  const rules = filters.map(
    ({ anchor }) => `main:has(#${anchor}:target) .entry:not(.${anchor}) { display: none }`,
  )
  return `${base}${rules.join('\n')}\n`
}
