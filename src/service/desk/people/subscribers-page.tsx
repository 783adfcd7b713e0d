import type { Hono } from 'hono'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, sendFile } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { readId } from '#service/desk/views/read-number.ts'
import { endSubscription } from '#service/requests/subscriptions/change-subscription.ts'
import { describeCriteria } from '#service/requests/subscriptions/describe-wanted.ts'
import {
  readSubscribers,
  type Subscriber,
  type SubscriberState,
  subscriberStates,
} from '#service/requests/subscriptions/read-subscribers.ts'
import { formatStamp, toCsv } from '#text/csv.ts'
import { foldWords } from '#text/fold.ts'
import { Act } from '#ui/desk/kit/Act.tsx'
import { field } from '#ui/desk/kit/Form.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import {
  dayOf,
  deedOf,
  Narrow,
  pageOf,
  type PeopleCounts,
  PeopleRows,
  PeopleTabs,
  rowsAt,
} from './people-page.tsx'
import { countPeople } from './read-people.ts'

/** The lists of those who get mails, and what each holds. */
const kindOf = { alerts: 'homes', newsletter: 'newsletter' } as const
type List = keyof typeof kindOf

/** What narrows a list: words of an address or a search, a home on offer that is looked for, how it stands. */
type Query = Readonly<{ q: string; home: string; state: SubscriberState }>

/** Adds the lists of those who get mails, for managers: what they look for, a file of them, and an end for one. */
export function addSubscribersRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context, 'manager')
  const { db } = context.database
  for (const list of ['alerts', 'newsletter'] as const) {
    get(`people/${list}`, async (request) => {
      const { page } = request
      const { all, ...shown } = await read(request, context, list)
      const homes = [...new Set(all.flatMap(({ matches }) => matches))]
      const [counts, at] = [await countPeople(db, page), pageOf(request)]
      const body = <SubscribersPage {...{ ...shown, list, homes, counts, at, page }} />
      return { view: 'people', title: page.t(`deskPeople.${list}.title`), done: deedOf(request), body }
    })
    post(`people/${list}/:act`, async (request) => {
      const { c, page, text } = request
      if (c.req.param('act') === 'export') return await sendCsv(request, context, list)
      const subscriptions = db.selectFrom('subscription').select('id').where('kind', '=', kindOf[list])
      const id = readId(text('id'))
      if ((await subscriptions.where('id', '=', id).executeTakeFirst()) === undefined) return undefined
      await endSubscription(context.database, id, page.now)
      await logAct(db, { act: 'stop', detail: kindOf[list] }, page)
      return `${page.hrefs[list]}?did=stopped`
    })
  }
}

async function read({ page, text }: DeskRequest, { database, readLists }: DeskContext, list: List) {
  const state = subscriberStates.find((each) => each === text('state')) ?? 'active'
  const query: Query = { q: text('q').slice(0, 100), home: text('home'), state }
  const lists = list === 'alerts' ? ((await readLists?.()) ?? []) : []
  const all = await readSubscribers(database.db, kindOf[list], state, lists)
  const words = foldWords(query.q).split(' ')
  const subscribers = all.filter((one) => {
    const own = foldWords(`${one.email} ${list === 'alerts' ? wantedWords(one, page) : ''}`)
    return (
      words.every((word) => own.includes(word)) && (query.home === '' || one.matches.includes(query.home))
    )
  })
  return { all, subscribers, query }
}

/** Sends the shown list as a file for Excel, with the address that ends each mail. */
async function sendCsv(request: DeskRequest, context: DeskContext, list: List): Promise<Response> {
  const { c, page } = request
  const { t, words, today } = page
  const { subscribers } = await read(request, context, list)
  const columns = ['who', 'language', 'wants', 'since', 'matches', 'link'] as const
  const rows = subscribers.map((one) => [
    one.email,
    one.locale,
    list === 'alerts' ? wantedWords(one, page) : '',
    one.confirmed_at === null ? '' : formatStamp(Number(one.confirmed_at)),
    list === 'alerts' ? String(one.matches.length) : '',
    words.link(`unsubscribe/${one.token}`, one.locale),
  ])
  await logAct(context.database.db, { act: 'export', detail: list }, page)
  const head = columns.map((column) => t(`deskPeople.subscriber.${column}`))
  return sendFile(c, `${list}-${today}.csv`, toCsv([head, ...rows]))
}

/** Returns what somebody looks for in words, and how often they want to know. */
function wantedWords({ criteria, frequency }: Subscriber, page: DeskPage): string {
  const often = frequency === '' ? [] : [page.t(`forms.options.${frequency}`)]
  return [describeCriteria(criteria, page.words, page), ...often].join(' · ')
}

type Props = Readonly<{
  list: List
  subscribers: readonly Subscriber[]
  query: Query
  /** Names of the homes on offer that somebody looks for. */
  homes: readonly string[]
  counts: PeopleCounts
  at: number
  page: DeskPage
}>

/** Those who get mails, what they look for, and how many homes there are for them now. */
function SubscribersPage({ list, subscribers, query, homes, counts, at, page }: Props) {
  const { t, hrefs, words, locale } = page
  const none = subscribers.filter(({ matches }) => matches.length === 0).length
  const onlyAlerts = <One,>(one: One): readonly One[] => (list === 'alerts' ? [one] : [])
  const rowOf = (subscriber: Subscriber) => {
    const { id, email, confirmed_at: since, mailed_at: mailed, unsubscribed_at: ended, matches } = subscriber
    const stop = {
      action: `${hrefs[list]}/stop`,
      hidden: { id: String(id) },
      label: t('deskPeople.stop'),
    }
    return {
      key: String(id),
      name: email,
      href: page.personHref('subscription', id),
      cells: [
        ...onlyAlerts(list === 'alerts' && wantedWords(subscriber, page)),
        since === null ? t('deskPeople.subscriber.requested') : dayOf(since, page),
        mailed === null ? t('deskPeople.subscriber.noMail') : dayOf(mailed, page),
        ...onlyAlerts(String(matches.length)),
        ended === null ? <Act key="stop" act={stop} className="text-button" /> : dayOf(ended, page),
      ],
    }
  }
  const places = homes.map((value) => ({ value, label: words.subject(value, locale)?.place ?? value }))
  const states = subscriberStates.map((value) => ({ value, label: t(`deskPeople.subscriber.${value}`) }))
  return (
    <>
      <ViewHead
        title={t(`deskPeople.${list}.title`)}
        lead={t(`deskPeople.${list}.lead`, { count: subscribers.length, none })}
      >
        <Act
          act={{ action: `${hrefs[list]}/export`, hidden: { ...query }, label: t('deskPeople.csv') }}
          className="button button--ghost button--small"
        />
      </ViewHead>
      <div className="stack">
        <PeopleTabs current={list} counts={counts} page={page} />
        <Narrow action={hrefs[list]} button={t('desk.list.filter.button')}>
          {field('text', 'q', t('deskPeople.subscriber.q'), { value: query.q })}
          {list === 'alerts' &&
            field('menu', 'home', t('deskPeople.subscriber.home'), {
              choices: places,
              value: query.home,
              emptyLabel: t('deskPeople.subscriber.anyHome'),
            })}
          {field('menu', 'state', t('deskPeople.subscriber.state'), { choices: states, value: query.state })}
        </Narrow>
      </div>
      <PeopleRows
        caption={t(`deskPeople.${list}.title`)}
        columns={[
          t('deskPeople.subscriber.who'),
          ...onlyAlerts(t('deskPeople.subscriber.wants')),
          t('deskPeople.subscriber.since'),
          t('deskPeople.subscriber.mailed'),
          ...onlyAlerts({ label: t('deskPeople.subscriber.matches'), isNumber: true } as const),
          t('deskPeople.owners.do'),
        ]}
        rows={rowsAt(subscribers, at).map(rowOf)}
        total={subscribers.length}
        hrefOf={(number) => `${hrefs[list]}?${new URLSearchParams({ ...query, page: String(number) })}`}
        none={{ title: t('deskPeople.none'), text: t('deskPeople.subscriber.noneText') }}
        {...{ at, page }}
      />
    </>
  )
}
