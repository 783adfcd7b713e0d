import { toBrussels } from '#domain/values/brussels-time.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { Paging } from '#ui/kit/Paging.tsx'
import { pagingView } from '#ui/kit/paging-view.ts'
import { peoplePerPage } from './read-people.ts'

/** The lists under the tab of people. */
export type PeopleList = 'people' | 'owners' | 'alerts' | 'newsletter'
export type PeopleCounts = Readonly<Partial<Record<PeopleList, number>>>

type Tabs = Readonly<{ current: PeopleList; counts: PeopleCounts; page: DeskPage }>

/** Leads to the other lists, with how many are in each. */
export function PeopleTabs({ current, counts, page: { t, hrefs, locale } }: Tabs) {
  const lists = (['people', 'owners', 'alerts', 'newsletter'] as const).filter((list) => list in counts)
  return (
    <nav className="states" aria-label={t('deskPeople.kinds')}>
      {lists.map((list) => (
        <a key={list} href={hrefs[list]} aria-current={list === current ? 'page' : undefined}>
          {t(`deskPeople.kind.${list}`)} <span>{formatNumber(counts[list] ?? 0, locale)}</span>
        </a>
      ))}
    </nav>
  )
}

type Rest = Readonly<{ total: number; at: number; hrefOf: (at: number) => string; page: DeskPage }>

/** Says which rows of a list are shown, and leads to the others. */
export function PeoplePaging({ total, at, hrefOf, page: { t } }: Rest) {
  const pages = Math.ceil(total / peoplePerPage)
  const first = (at - 1) * peoplePerPage
  const summary = t('deskPeople.shown', {
    first: first + 1,
    last: Math.min(total, first + peoplePerPage),
    total,
  })
  const paging = pagingView({ page: at, pages }, hrefOf, {
    label: t('results.paging'),
    summary,
    page: (number) => t('results.page', { page: number }),
    previous: t('results.previous'),
    next: t('results.next'),
  })
  return paging === undefined ? (
    <p className="paging paging__summary">{summary}</p>
  ) : (
    <Paging paging={paging} />
  )
}

/** Reads the page of a list from an address: from 1. */
export function pageOf(text: string | undefined): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1
}

/** Returns the day of a moment in milliseconds since 1970. */
export function dayOf(at: number, { locale }: Pick<DeskPage, 'locale'>): string {
  return formatDate(toBrussels(Number(at)).on, locale)
}

/** Returns how somebody is called: by the latest request, else by the account, else by the mailbox or number. */
export function nameOf(
  requests: readonly Readonly<{ payload: string }>[],
  account: Readonly<{ name: string }> | undefined,
  who: string,
): string {
  const [latest] = requests
  return (latest && visitorName(JSON.parse(latest.payload))) || account?.name || who
}
