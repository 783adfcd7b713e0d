import type { MouseEventHandler, ReactNode } from 'react'
import { HomePicker, type PickedHome } from './HomePicker.tsx'
import { Notice, type NoticeView } from '#ui/portal/kit/Notice.tsx'
import { PortalBar, type PortalBarView } from './PortalBar.tsx'
import { OwnersAgent, type OwnersAgentView } from '#ui/portal/kit/OwnersAgent.tsx'
import { type TabView, ViewTabs } from './ViewTabs.tsx'

/** What stands around each view of the portal. */
export type FrameView = PortalBarView &
  Readonly<{
    /** The home that is shown; `homes` has it too. */
    picked: PickedHome
    homes: readonly PickedHome[]
    pickLabel: string
    signOut: Readonly<{ action: string; label: string }>
    name: string
    tabs: Readonly<{ label: string; items: readonly TabView[] }>
    /** What a printed page says at the top: the home and the day. */
    printed: string
    /** Who looks after the home, below each view that does not say so itself. */
    agent?: OwnersAgentView
    /** What became of what the owner did last. */
    notice?: NoticeView
  }>

type Props = Readonly<{
  frame: FrameView
  /** Answers a press on a home; without, its link is followed. */
  onChoose?: MouseEventHandler<HTMLAnchorElement>
  children: ReactNode
}>

/** The bar with the homes, the list of views, and the view itself. */
export function PortalFrame({ frame, onChoose, children }: Props) {
  const { logo, home, picked, homes, pickLabel, signOut, name, tabs, printed, notice, agent } = frame
  return (
    <>
      <PortalBar logo={logo} home={home}>
        <HomePicker picked={picked} homes={homes} label={pickLabel} onChoose={onChoose} />
        <form method="post" action={signOut.action}>
          <button className="text-button" type="submit">
            {signOut.label}
          </button>
        </form>
      </PortalBar>
      <ViewTabs name={name} label={tabs.label} tabs={tabs.items} />
      <main id="main">
        <div className="wrap portal">
          <p className="print-only portal__printed">{printed}</p>
          {notice !== undefined && <Notice {...notice} />}
          {children}
          {agent !== undefined && <OwnersAgent {...agent} />}
        </div>
      </main>
    </>
  )
}
