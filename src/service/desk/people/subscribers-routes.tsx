import type { Hono } from 'hono'
import { deskRoot } from '#contracts/desk-paths.ts'
import { type DeskContext, type DeskRequest, staffOnly } from '#service/desk/desk-context.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { missing } from '#service/desk/routes/request-routes.tsx'
import { deskPage } from '#service/desk/views/desk-page.tsx'
import { formatStamp, toCsv } from '#text/csv.ts'
import { endSubscription } from '#service/requests/subscriptions/change-subscription.ts'
import { readSubscribers, subscriberStates } from '#service/requests/subscriptions/read-subscribers.ts'
import { foldWords } from '#text/fold.ts'
import { pageOf } from './people-parts.tsx'
import { deedOf } from './people-routes.tsx'
import { countPeople } from './read-people.ts'
import { type SubscriberQuery, SubscribersPage, wantedWords } from './subscribers-page.tsx'

type List = 'alerts' | 'newsletter'

/** Adds the lists of those who get mails, for managers: what they look for, a file of them, and an end for one. */
export function addSubscribersRoutes(app: Hono, context: DeskContext): void {
  const { db } = context.database
  for (const list of ['alerts', 'newsletter'] as const) {
    const path = `${deskRoot}/:locale/people/${list}`
    app.get(
      path,
      staffOnly(
        context,
        async (request) => {
          const { c, page, reply } = request
          const query = queryOf((name) => c.req.query(name) ?? '')
          const { all, subscribers } = await read(request, context, list, query)
          const homes = [...new Set(all.flatMap(({ matches }) => matches))]
          const counts = await countPeople(db, page)
          const at = pageOf(c.req.query('page'))
          const body = <SubscribersPage {...{ list, subscribers, query, homes, counts, at, page }} />
          const frame = {
            view: 'people',
            title: page.t(`deskPeople.${list}.title`),
            done: deedOf(request),
          } as const
          return reply(await deskPage(db, frame, page, body))
        },
        'manager',
      ),
    )
    app.post(
      `${path}/:act`,
      staffOnly(
        context,
        async (request) => {
          const { c, page, text } = request
          if (c.req.param('act') === 'export') return await sendCsv(request, context, list)
          const kind = list === 'alerts' ? 'homes' : 'newsletter'
          const found = db.selectFrom('subscription').select('id').where('kind', '=', kind)
          const id = /^[1-9]\d{0,14}$/.test(text('id')) ? Number(text('id')) : 0
          if ((await found.where('id', '=', id).executeTakeFirst()) === undefined) return missing(request)
          await endSubscription(context.database, id, page.now)
          await logAct(db, { act: 'stop', detail: kind }, page)
          return c.redirect(`${page.hrefs[list]}?did=stopped`, 303)
        },
        'manager',
      ),
    )
  }
}

function queryOf(text: (name: string) => string): SubscriberQuery {
  const state = subscriberStates.find((each) => each === text('state')) ?? 'active'
  return { q: text('q').trim().slice(0, 100), home: text('home'), state }
}

async function read(
  { page }: DeskRequest,
  context: DeskContext,
  list: List,
  { q, home, state }: SubscriberQuery,
) {
  const kind = list === 'alerts' ? 'homes' : 'newsletter'
  const lists = kind === 'homes' ? ((await context.readLists?.()) ?? []) : []
  const all = await readSubscribers(context.database.db, kind, state, lists)
  const words = foldWords(q).split(' ')
  const subscribers = all.filter((one) => {
    const own = foldWords(`${one.email} ${kind === 'homes' ? wantedWords(one, page) : ''}`)
    return words.every((word) => own.includes(word)) && (home === '' || one.matches.includes(home))
  })
  return { all, subscribers }
}

/** Sends the shown list as a file for Excel, with the address that ends each mail. */
async function sendCsv(request: DeskRequest, context: DeskContext, list: List): Promise<Response> {
  const { c, page, text } = request
  const { t, words } = page
  const { subscribers } = await read(request, context, list, queryOf(text))
  const columns = ['who', 'language', 'wants', 'since', 'matches', 'link'] as const
  const rows = subscribers.map((one) => [
    one.email,
    one.locale,
    one.kind === 'homes' ? wantedWords(one, page) : '',
    one.confirmed_at === null ? '' : formatStamp(Number(one.confirmed_at)),
    one.kind === 'homes' ? String(one.matches.length) : '',
    words.link(`unsubscribe/${one.token}`, one.locale),
  ])
  await logAct(context.database.db, { act: 'export', detail: list }, page)
  return c.body(toCsv([columns.map((column) => t(`deskPeople.subscriber.${column}`)), ...rows]), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${list}-${page.today}.csv"`,
  })
}
