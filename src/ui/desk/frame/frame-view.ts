import type { ButtonView, FaceView, LinkView } from '#ui/desk/kit/act-view.ts'
import type { PortalBarView } from '#ui/portal/frame/PortalBar.tsx'
import type { TabView } from '#ui/portal/frame/ViewTabs.tsx'
import type { NoticeView } from '#ui/portal/kit/Notice.tsx'

/** Whose requests are shown, and how many of them are to be done: `11 te doen`. */
export type ScopeView = LinkView & Readonly<{ count: string; isCurrent: boolean }>

/** What stands around each page of the desk. */
export type DeskFrameView = PortalBarView &
  Readonly<{
    /** To the content, and past what stands before a list. */
    skips: readonly LinkView[]
    search: Readonly<{ action: string; label: string; placeholder: string; button: string; words: string }>
    /** The first words say what is chosen: `U ziet:`. */
    scope: Readonly<{ label: string; scopes: readonly ScopeView[] }>
    account: Readonly<{
      face: FaceView
      /** Follows the name for screen readers: `, uw account`. */
      label: string
      fullName: string
      role: string
      links: readonly LinkView[]
      signOut: ButtonView
    }>
    tabs: Readonly<{ name: string; label: string; items: readonly TabView[] }>
    /** What was done last, and the button that takes it back. */
    done?: Readonly<{ text: string; undo?: ButtonView }>
    /** Why something was not done. */
    notice?: NoticeView
    footer: Readonly<{ text: string; demo?: string }>
  }>
