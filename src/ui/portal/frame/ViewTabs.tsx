import { Icon } from '#ui/kit/Icon.tsx'

/** A view in the list of views, with how much of it waits: two viewings that are planned. */
export type TabView = Readonly<{
  label: string
  href: string
  isCurrent: boolean
  badge?: Readonly<{ count: string; words: string }>
}>

type Props = Readonly<{ name: string; label: string; tabs: readonly TabView[] }>

/** The views as tabs; on a narrow screen a button opens the same list. */
export function ViewTabs({ name, label, tabs }: Props) {
  return (
    <nav className="tabs" aria-label={name}>
      <div className="wrap">
        <button className="tabs__open" type="button" popoverTarget="views">
          <span>
            <span className="vh">{label} </span>
            {tabs.find(({ isCurrent }) => isCurrent)?.label}
          </span>
          <Icon name="menu" />
        </button>
        <ul role="list" id="views" popover="auto">
          {tabs.map(({ label: words, href, isCurrent, badge }) => (
            <li key={href}>
              <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                {words}
                {badge !== undefined && (
                  <b>
                    {badge.count}
                    <span className="vh"> {badge.words}</span>
                  </b>
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
