import type { Hono } from 'hono'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, missing, sendFile, type Shown } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { readId } from '#service/desk/views/parts.tsx'
import { endSubscription } from '#service/requests/subscriptions/change-subscription.ts'
import { describeCriteria } from '#service/requests/subscriptions/describe-wanted.ts'
import {
  readSubscribers,
  type Subscriber,
  subscriberStates,
} from '#service/requests/subscriptions/read-subscribers.ts'
import { formatStamp, toCsv } from '#text/csv.ts'
import { foldWords } from '#text/fold.ts'
import { Act, field, Narrow, ViewHead } from '#ui/desk/kit.ts'
import { actColumn, dayOf, deedOf, pageOf, PeopleRows, PeopleTabs, rowsAt } from './people-page.tsx'
import { countPeople } from './read-people.ts'

/** The lists of those who get mails, and what each holds. */
const kindOf = { alerts: 'homes', newsletter: 'newsletter' } as const
type List = keyof typeof kindOf

/** Adds the lists of those who get mails, for managers: what they look for, a file of them, and an end for one. */
export function addSubscribersRoutes(app: Hono, context: DeskContext): void {
  const { get, post } = deskDoor(app, context, 'manager')
  const { db } = context.database
  for (const list of ['alerts', 'newsletter'] as const) {
    get(`people/${list}`, (request) => show(request, context, list))
    post(`people/${list}/:act`, {
      export: (request) => sendCsv(request, context, list),
      stop: async ({ page, text }) => {
        const subscriptions = db.selectFrom('subscription').select('id').where('kind', '=', kindOf[list])
        const found = await subscriptions.where('id', '=', readId(text('id'))).executeTakeFirst()
        await endSubscription(context.database, (found ?? missing()).id, page.now)
        await logAct(db, { act: 'stop', detail: kindOf[list] }, page)
        return `${page.hrefs[list]}?did=stopped`
      },
    })
  }
}

/** Reads all of a list in a state, and those of them that the words and the home on offer of an address leave. */
async function read({ page, text }: DeskRequest, { database, readLists }: DeskContext, list: List) {
  const state = subscriberStates.find((each) => each === text('state')) ?? 'active'
  const query = { q: text('q').slice(0, 100), home: text('home'), state }
  const lists = list === 'alerts' ? ((await readLists?.()) ?? []) : []
  const all = await readSubscribers(database.db, kindOf[list], state, lists)
  const words = foldWords(query.q).split(' ')
  const subscribers = all.filter((one) => {
    const own = foldWords(`${one.email} ${list === 'alerts' ? wantedWords(one, page) : ''}`)
    const isFound = words.every((word) => own.includes(word))
    return isFound && (query.home === '' || one.matches.includes(query.home))
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

/** Those who get mails, what they look for, and how many homes there are for them now. */
async function show(request: DeskRequest, context: DeskContext, list: List): Promise<Shown> {
  const { page } = request
  const { t, hrefs, words, locale } = page
  const { all, subscribers, query } = await read(request, context, list)
  const homes = [...new Set(all.flatMap(({ matches }) => matches))]
  const at = pageOf(request)
  const none = subscribers.filter(({ matches }) => matches.length === 0).length
  const onlyAlerts = <One,>(one: One): readonly One[] => (list === 'alerts' ? [one] : [])
  const rowOf = (subscriber: Subscriber) => {
    const { id, email, confirmed_at: since, mailed_at: mailed, unsubscribed_at: ended, matches } = subscriber
    const hidden = { id: String(id) }
    const stop = { action: `${hrefs[list]}/stop`, hidden, label: t('deskPeople.stop') }
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
  const title = t(`deskPeople.${list}.title`)
  const body = (
    <>
      <ViewHead title={title} lead={t(`deskPeople.${list}.lead`, { count: subscribers.length, none })}>
        <Act
          act={{ action: `${hrefs[list]}/export`, hidden: { ...query }, label: t('deskPeople.csv') }}
          className="button button--ghost button--small"
        />
      </ViewHead>
      <div className="stack">
        <PeopleTabs current={list} counts={await countPeople(context.database.db, page)} page={page} />
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
        caption={title}
        columns={[
          t('deskPeople.subscriber.who'),
          ...onlyAlerts(t('deskPeople.subscriber.wants')),
          t('deskPeople.subscriber.since'),
          t('deskPeople.subscriber.mailed'),
          ...onlyAlerts({ label: t('deskPeople.subscriber.matches'), isNumber: true } as const),
          actColumn(page),
        ]}
        rows={rowsAt(subscribers, at).map(rowOf)}
        total={subscribers.length}
        hrefOf={(number) => `${hrefs[list]}?${new URLSearchParams({ ...query, page: String(number) })}`}
        none={{ title: t('deskPeople.none'), text: t('deskPeople.subscriber.noneText') }}
        {...{ at, page }}
      />
    </>
  )
  return { view: 'people', title, done: deedOf(request), body }
}
