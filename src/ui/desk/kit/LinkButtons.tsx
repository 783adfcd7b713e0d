import type { LinkView } from './act-view.ts'

/** Links to what can be done, as quiet buttons. */
export function LinkButtons({ links }: Readonly<{ links: readonly LinkView[] }>) {
  if (links.length === 0) return null
  return (
    <div className="desk-tools">
      {links.map(({ label, href }) => (
        <a key={href} className="button button--ghost button--small" href={href}>
          {label}
        </a>
      ))}
    </div>
  )
}
