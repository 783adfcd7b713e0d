import type { ReactNode } from 'react'
import { HomePicker, type PickedHome } from './HomePicker.tsx'
import { Logo, type LogoView } from './Logo.tsx'
import { type TabView, ViewTabs } from './ViewTabs.tsx'

/** What stands around each view of the portal. */
export type FrameView = Readonly<{
  logo: LogoView
  home: Readonly<{ href: string; label: string }>
  /** The home that is shown first in no order of its own; `homes` has it too. */
  picked: PickedHome
  homes: readonly PickedHome[]
  pickLabel: string
  signOut: Readonly<{ action: string; label: string }>
  name: string
  tabs: Readonly<{ label: string; items: readonly TabView[] }>
  /** What a printed page says at the top: the home and the day. */
  printed: string
}>

/** The bar with the homes, the list of views, and the view itself. */
export function PortalFrame({ frame, children }: Readonly<{ frame: FrameView; children: ReactNode }>) {
  const { logo, home, picked, homes, pickLabel, signOut, name, tabs, printed } = frame
  return (
    <>
      <header className="portal-bar">
        <div className="wrap portal-bar__row">
          <a className="logo" href={home.href} aria-label={home.label}>
            <Logo {...logo} />
          </a>
          <HomePicker picked={picked} homes={homes} label={pickLabel} />
          <form method="post" action={signOut.action}>
            <button className="text-button" type="submit">
              {signOut.label}
            </button>
          </form>
        </div>
      </header>
      <ViewTabs name={name} label={tabs.label} tabs={tabs.items} />
      <main id="main">
        <div className="wrap portal">
          <p className="print-only portal__printed">{printed}</p>
          {children}
        </div>
      </main>
    </>
  )
}
