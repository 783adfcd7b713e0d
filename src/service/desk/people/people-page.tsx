import type { Hono } from 'hono'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, didOf } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { listed, Pages, phoneOf, readId, toldOf } from '#service/desk/views/parts.tsx'
import { Blank, CardTable, type CardTableView, field, Narrow, StateTabs, ViewHead } from '#ui/desk/kit.ts'
import { linkLife } from '#service/owners/accounts/owner-links.ts'
import { countPeople, nameOf, peoplePerPage, readPeople } from './read-people.ts'

/** Adds the list of people: everybody who asked for something, gets mails or has an account, a mailbox or a number each. */
export function addPeopleRoutes(app: Hono, context: DeskContext): void {
  const { db } = context.database
  const { get } = deskDoor(app, context)
  get('people', async (request) => {
    const { page, text } = request
    const { t, hrefs } = page
    const [q, at] = [text('q').slice(0, 100), pageOf(request)]
    const { total, people } = await readPeople(db, q, at, page)
    const body = (
      <>
        <ViewHead title={t('deskPeople.title')} lead={t('deskPeople.lead')} />
        <div className="stack">
          <PeopleTabs current="people" counts={await countPeople(db, page)} page={page} />
          <Narrow action={hrefs.people} button={t('desk.frame.find')}>
            {field('text', 'q', t('deskPeople.q'), { value: q })}
          </Narrow>
        </div>
        <PeopleRows
          caption={t('deskPeople.title')}
          columns={[
            t('deskPeople.name'),
            { label: t('deskPeople.reach'), isPlain: true },
            ...(['last', 'is'] as const).map((column) => t(`deskPeople.${column}`)),
            { label: t('desk.views.requests'), isNumber: true },
          ]}
          rows={people.map((person) => rowOf(person, page))}
          {...{ total, at, page }}
          hrefOf={(number) => `${hrefs.people}?${new URLSearchParams({ q, page: String(number) })}`}
          none={{ title: t('deskPeople.none'), text: t('deskPeople.noneText') }}
        />
      </>
    )
    return { view: 'people', title: t('deskPeople.title'), done: deedOf(request), body }
  })
}

type Found = Awaited<ReturnType<typeof readPeople>>['people'][number]

/** Somebody in the list. */
function rowOf({ who, requests, subscriptions, account, owner }: Found, page: DeskPage) {
  const { t, personHref } = page
  const [[latest], [subscription]] = [requests, subscriptions]
  const phone = latest && phoneOf(JSON.parse(latest.payload))?.label
  const kinds = subscriptions.filter(({ unsubscribed_at: ended }) => ended === null).map(({ kind }) => kind)
  const is = [...new Set(kinds)].map((kind) => t(`deskPeople.get.${kind}`))
  if (account?.role) is.push(t('deskPeople.staff'))
  else if (account ?? owner) is.push(t('deskPeople.owner'))
  return {
    key: who,
    name: nameOf(requests, account ?? owner, who),
    href: latest
      ? personHref('request', latest.id)
      : owner
        ? personHref('owner', page.seal(who))
        : subscription && personHref('subscription', subscription.id),
    cells: [
      listed([latest === undefined || latest.mailbox !== null ? who : undefined, phone]),
      latest && `${toldOf(latest, page).asked}, ${dayOf(latest.created_at, page)}`,
      is.join(', ') || undefined,
      String(requests.length),
    ],
  }
}

/** How many are in each of the lists that somebody may see. */
type PeopleCounts = Readonly<Partial<Record<(typeof lists)[number], number>>>
const lists = ['people', 'owners', 'alerts', 'newsletter'] as const

/** What the bar can say was done. */
const deeds = ['invited', 'stopped', 'erased', 'published', 'withdrawn', 'declined'] as const

/** Returns what was done last, as the address says. */
export function deedOf(request: DeskRequest) {
  return didOf(request, deeds, (deed) => request.page.t(`deskPeople.did.${deed}`))
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

type Rows = CardTableView &
  Readonly<{
    total: number
    /** Number of the page that the table shows, and the address of any. */
    at: number
    hrefOf: (at: number) => string
    none: Readonly<{ title: string; text: string }>
    page: DeskPage
  }>

/** A page of a list, which rows those are, and the way to the others; what to say where there is nobody. */
export function PeopleRows({ total, at, hrefOf, none, page, ...table }: Rows) {
  const { t, agency } = page
  if (total === 0) return <Blank {...none} drawing={agency.drawing} />
  const first = (at - 1) * peoplePerPage
  const last = Math.min(total, first + peoplePerPage)
  const summary = t('deskPeople.shown', { first: first + 1, last, total })
  return (
    <>
      <CardTable {...table} />
      <Pages {...{ at, hrefOf, summary, page }} pages={Math.ceil(total / peoplePerPage)} />
    </>
  )
}

/** Returns the page of a list that an address asks for: from 1. */
export function pageOf({ text }: Pick<DeskRequest, 'text'>): number {
  return readId(text('page')) || 1
}

/** Returns the rows of a whole list that stand on a page of it. */
export function rowsAt<Row>(rows: readonly Row[], at: number): readonly Row[] {
  return rows.slice((at - 1) * peoplePerPage, at * peoplePerPage)
}

/** Returns the day of a moment in milliseconds since 1970. */
export function dayOf(at: number, { locale }: Pick<DeskPage, 'locale'>): string {
  return formatDate(toBrussels(Number(at)).on, locale)
}

/** Returns until when somebody can come who was invited then, or that it is over. */
export function invitedText(at: number, page: DeskPage): string {
  const until = at + linkLife.welcome
  const how = until < page.now ? 'expired' : 'waits'
  return page.t(`deskPeople.owners.${how}`, { day: dayOf(until, page) })
}

/** Returns the column of what can be done with a row. */
export function actColumn({ t }: Pick<DeskPage, 't'>) {
  return { label: t('deskPeople.owners.do'), isAct: true } as const
}
