import type { ReactNode } from 'react'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { missing, refuse } from '#service/desk/desk-door.ts'
import { type DeskPage, namedOffices } from '#service/desk/desk-page.ts'
import { officeNamed, readVersion } from '#service/desk/views/parts.tsx'
import type { DeskAct } from '#service/kit/database/desk-tables.ts'
import type { SetOffice } from '#service/kit/recipients/desk-settings.ts'
import { Press, StateTabs } from '#ui/desk/kit.ts'

/** What is logged, and said by the bar. */
export const deeds = [
  ...(['hours', 'closedDays', 'routing', 'template'] as const),
  ...(['invite', 'role', 'deactivate', 'secondStep'] as const),
] as const satisfies readonly DeskAct[]

/** What was set, of whom or what, and where on its page that is seen. */
export type Deed = Readonly<{
  act: (typeof deeds)[number]
  detail: string
  at?: Readonly<Record<string, string>>
}>

/** A page of the settings: what it shows, and what its posts do, by the last part of their address. */
export type Part = Readonly<{
  body: (request: DeskRequest, context: DeskContext) => Promise<ReactNode>
  acts: Readonly<Partial<Record<string, (request: DeskRequest, context: DeskContext) => Promise<Deed>>>>
}>

/** Says that nothing is stored since a colleague was first. @throws always */
export function tooLate({ t }: DeskPage): never {
  return refuse(t('deskSettings.collided'), undefined, { status: 409 })
}

/** Returns the version that a form shows: the one that was seen, until somebody was told of a newer one. */
export function versionOn({ text, page: { again } }: DeskRequest, now: number): string {
  return again === undefined || again.status === 409 || text('version') === '' ? String(now) : text('version')
}

/** Returns the version that was posted; one that nothing has for any other text. */
export function versionIn({ text }: DeskRequest): number {
  return readVersion(text) ?? -1
}

/** Returns the office that an address or a form names, else the one that is shown, or one's own. @throws for an unknown one */
export function officeIn({ page, text }: DeskRequest): SetOffice {
  const { scope, staff } = page
  const asked = text('office')
  if (asked !== '') return officeNamed(asked, page) ?? missing()
  return officeNamed(scope, page) ?? officeNamed(staff.office, page) ?? namedOffices(page)[0] ?? missing()
}

/** Leads to the same settings of the other offices. */
export function OfficeTabs({ of, part, page }: Readonly<{ of: SetOffice; part: string; page: DeskPage }>) {
  const tabs = namedOffices(page).map(({ id, name }) => {
    return { label: name, href: page.hrefs.settingsOf(part, { office: id }), isCurrent: id === of.id }
  })
  return <StateTabs label={page.t('deskSettings.offices')} tabs={tabs} />
}

type Bar = Readonly<{
  button: string
  /** What happens then. */
  text: ReactNode
  isBad?: true
  /** Gives back what was set: the site's own counts again. */
  back?: string | false
  children?: ReactNode
}>

/** The button that stores a form, and what happens then. */
export function SaveBar({ button, text, isBad, back, children }: Bar) {
  return (
    <div className="savebar">
      <Press label={button} isBad={isBad} isSmall />
      {children}
      {back && (
        <button className="text-button" type="submit" name="do" value="back" formNoValidate>
          {back}
        </button>
      )}
      <p>{text}</p>
    </div>
  )
}
