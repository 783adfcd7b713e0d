/** Lists to choose from, each with how many are in it where that is counted. */
export type StateTabsView = Readonly<{
  label: string
  tabs: readonly Readonly<{ label: string; count?: string | number; href: string; isCurrent: boolean }>[]
}>

/** Leads to the other lists of a page. */
export function StateTabs({ label: name, tabs }: StateTabsView) {
  return (
    <nav className="states" aria-label={name}>
      {tabs.map(({ label, count, href, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {label} {count !== undefined && <span>{count}</span>}
        </a>
      ))}
    </nav>
  )
}
