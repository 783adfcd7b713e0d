import type { PropsWithChildren } from 'react'
import { Logo, type LogoView } from './Logo.tsx'

/** The agency's logo, which leads to its home page. */
export type PortalBarView = Readonly<{
  logo: LogoView
  home: Readonly<{ href: string; label: string }>
  /** The part of the house that one is in: the desk. */
  room?: string
}>

/** The bar at the top of the portal. */
export function PortalBar({ logo, home, room, children }: PropsWithChildren<PortalBarView>) {
  return (
    <header className="portal-bar">
      <div className="wrap portal-bar__row">
        <a className="logo" href={home.href} aria-label={home.label}>
          <Logo {...logo} /> {room !== undefined && <span className="portal-bar__room">{room}</span>}
        </a>
        {children}
      </div>
    </header>
  )
}
