import type { ReactNode } from 'react'
import { Act } from '#ui/desk/kit/Act.tsx'
import { Icon } from '#ui/kit/Icon.tsx'
import { PortalBar } from '#ui/portal/frame/PortalBar.tsx'
import { ViewTabs } from '#ui/portal/frame/ViewTabs.tsx'
import { Notice } from '#ui/portal/kit/Notice.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { ScopePicker } from './ScopePicker.tsx'
import type { DeskFrameView } from './frame-view.ts'

/** The bar, the views, what was done last, and the page itself. */
export function DeskFrame({ frame, children }: Readonly<{ frame: DeskFrameView; children: ReactNode }>) {
  const { logo, home, room, skips, search, scope, account, tabs, done, notice, footer } = frame
  return (
    <div className="desk-room">
      {skips.map(({ label, href }) => (
        <a key={href} className="skip" href={href}>
          {label}
        </a>
      ))}
      <PortalBar logo={logo} home={home} room={room}>
        <search className="desk-search">
          <form action={search.action}>
            <label className="vh" htmlFor="search">
              {search.label}
            </label>
            <input
              className="input"
              type="search"
              id="search"
              name="q"
              placeholder={search.placeholder}
              defaultValue={search.words}
            />
            <button type="submit" aria-label={search.button}>
              <Icon name="search" />
            </button>
          </form>
        </search>
        <ScopePicker {...scope} />
        <AccountMenu {...account} />
      </PortalBar>
      <ViewTabs name={tabs.name} label={tabs.label} tabs={tabs.items} />
      <main id="main" tabIndex={-1}>
        <div className="wrap desk-page">
          {notice !== undefined && <Notice {...notice} />}
          {done !== undefined && (
            <div className="done-bar">
              <output>{done.text}</output>
              {done.undo !== undefined && <Act act={done.undo} className="text-button" />}
            </div>
          )}
          {children}
        </div>
      </main>
      <footer className="desk-foot">
        <div className="wrap">
          <p>{footer.text}</p>
          {footer.demo !== undefined && <p>{footer.demo}</p>}
        </div>
      </footer>
    </div>
  )
}
