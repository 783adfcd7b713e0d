import type { ReactNode } from 'react'
import type { DeskRequest } from '#service/desk/desk-context.ts'
import type { DeskPage, Refusal } from '#service/desk/desk-page.ts'
import { readVersion } from '#service/desk/views/read-number.ts'
import type { DeskAct } from '#service/kit/database/desk-tables.ts'
import type { SetOffice } from '#service/kit/recipients/desk-settings.ts'
import { Press } from '#ui/desk/kit/Form.tsx'
import { StateTabs } from '#ui/desk/kit/StateTabs.tsx'

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

/** What a page of the settings did, why not, or undefined for what is not there. */
export type Outcome = Deed | Refusal | undefined

/** Returns why nothing is stored where a colleague was first. */
export function tooLate({ t }: DeskPage): Refusal {
  return { title: t('deskSettings.collided'), status: 409 }
}

/** Returns the version that a form shows: the one that was seen, until somebody was told of a newer one. */
export function versionOn({ text, page: { again } }: DeskRequest, now: number): string {
  return again === undefined || again.status === 409 || text('version') === '' ? String(now) : text('version')
}

/** Returns the version that was posted; one that nothing has for any other text. */
export function versionIn({ text }: DeskRequest): number {
  return readVersion(text) ?? -1
}

/** Returns the office that an address or a form names, else the one that is shown, or one's own; undefined for an unknown one. */
export function officeIn({ page, text }: DeskRequest): SetOffice | undefined {
  const { offices } = page.words.recipients
  if (text('office') !== '') return offices.find(({ id }) => id === text('office'))
  return (
    offices.find(({ id }) => id === page.scope) ??
    offices.find(({ id }) => id === page.staff.office) ??
    offices[0]
  )
}

/** Leads to the same settings of the other offices. */
export function OfficeTabs({ of, part, page }: Readonly<{ of: SetOffice; part: string; page: DeskPage }>) {
  return (
    <StateTabs
      label={page.t('deskSettings.offices')}
      tabs={page.words.recipients.offices.map(({ id, name }) => ({
        label: name,
        href: page.hrefs.settingsOf(part, { office: id }),
        isCurrent: id === of.id,
      }))}
    />
  )
}

type Bar = Readonly<{
  button: string
  /** What happens then. */
  text: string
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
