import type { ReactNode } from 'react'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import type { DeskRequest } from '#service/desk/desk-context.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { CardTable, type CardTableView } from '#ui/desk/kit/CardTable.tsx'
import { Press } from '#ui/desk/kit/Go.tsx'
import { StateTabs } from '#ui/desk/kit/StateTabs.tsx'
import { Paging } from '#ui/kit/Paging.tsx'
import { pagingView } from '#ui/kit/paging-view.ts'
import { Blank } from '#ui/portal/kit/Blank.tsx'
import { peoplePerPage } from './read-people.ts'

/** How many are in each of the lists that somebody may see. */
export type PeopleCounts = Readonly<Partial<Record<(typeof lists)[number], number>>>
const lists = ['people', 'owners', 'alerts', 'newsletter'] as const

/** What the bar can say was done. */
const deeds = ['invited', 'stopped', 'erased', 'published', 'withdrawn', 'declined'] as const

/** Returns what was done last, as the address says. */
export function deedOf({ text, page: { t } }: DeskRequest) {
  const deed = deeds.find((each) => each === text('did'))
  return deed && { text: t(`deskPeople.did.${deed}`) }
}

type Tabs = Readonly<{ current: keyof PeopleCounts; counts: PeopleCounts; page: DeskPage }>

/** Leads to the other lists, with how many are in each. */
export function PeopleTabs({ current, counts, page: { t, hrefs, locale } }: Tabs) {
  const tabs = lists.flatMap((list) => {
    const count = counts[list]
    if (count === undefined) return []
    const label = t(`deskPeople.kind.${list}`)
    return { label, count: formatNumber(count, locale), href: hrefs[list], isCurrent: list === current }
  })
  return <StateTabs label={t('deskPeople.kinds')} tabs={tabs} />
}

/** Words of a filter above a list, and its button. */
export function Narrow({
  action,
  button,
  children,
}: Readonly<Record<'action' | 'button', string> & { children: ReactNode }>) {
  return (
    <form className="field-row small-fields" action={action}>
      {children}
      <Press label={button} isGhost isSmall />
    </form>
  )
}

type Rows = Readonly<{
  table: CardTableView
  total: number
  /** Number of the page that the table shows, and the address of any. */
  at: number
  hrefOf: (at: number) => string
  none: Readonly<{ title: string; text: string }>
  page: DeskPage
}>

/** A page of a list, which rows those are, and the way to the others; what to say where there is nobody. */
export function PeopleRows({ table, total, at, hrefOf, none, page: { t, agency } }: Rows) {
  if (total === 0) return <Blank {...none} drawing={agency.drawing} />
  const first = (at - 1) * peoplePerPage
  const last = Math.min(total, first + peoplePerPage)
  const summary = t('deskPeople.shown', { first: first + 1, last, total })
  const paging = pagingView({ page: at, pages: Math.ceil(total / peoplePerPage) }, hrefOf, {
    label: t('results.paging'),
    summary,
    page: (number) => t('results.page', { page: number }),
    previous: t('results.previous'),
    next: t('results.next'),
  })
  return (
    <>
      <CardTable table={table} />
      {paging === undefined ? (
        <p className="paging paging__summary">{summary}</p>
      ) : (
        <Paging paging={paging} />
      )}
    </>
  )
}

/** Returns the page of a list that an address asks for: from 1. */
export function pageOf({ text }: Pick<DeskRequest, 'text'>): number {
  return /^[1-9]\d{0,4}$/.test(text('page')) ? Number(text('page')) : 1
}

/** Returns the rows of a whole list that stand on a page of it. */
export function rowsAt<Row>(rows: readonly Row[], at: number): readonly Row[] {
  return rows.slice((at - 1) * peoplePerPage, at * peoplePerPage)
}

/** Returns the day of a moment in milliseconds since 1970. */
export function dayOf(at: number, { locale }: Pick<DeskPage, 'locale'>): string {
  return formatDate(toBrussels(Number(at)).on, locale)
}

/** Returns how somebody is called: by the latest request, else by the account, else by the mailbox or number. */
export function nameOf(
  [latest]: readonly Readonly<{ payload: string }>[],
  account: Readonly<{ name: string }> | undefined,
  who: string,
): string {
  return (latest && visitorName(JSON.parse(latest.payload))) || account?.name || who
}
