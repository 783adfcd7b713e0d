import type { Hono } from 'hono'
import type { DeskContext } from '#service/desk/desk-context.ts'
import { deskDoor } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { textField } from '#service/desk/views/fields.ts'
import { phoneOf, sentOf, storedOf } from '#service/desk/views/request-parts.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { FormField } from '#ui/forms/FormField.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import {
  dayOf,
  deedOf,
  nameOf,
  Narrow,
  pageOf,
  type PeopleCounts,
  PeopleRows,
  PeopleTabs,
} from './people-parts.tsx'
import { countPeople, readPeople } from './read-people.ts'

/** Adds the list of people. */
export function addPeopleRoutes(app: Hono, context: DeskContext): void {
  const { db } = context.database
  const { get } = deskDoor(app, context)
  get('people', async (request) => {
    const { page, text } = request
    const q = text('q').slice(0, 100)
    const at = pageOf(request)
    const [found, counts] = [await readPeople(db, q, at, page), await countPeople(db, page)]
    const body = <PeoplePage {...{ found, counts, q, at, page }} />
    return { view: 'people', title: page.t('deskPeople.title'), done: deedOf(request), body }
  })
}

type Found = Awaited<ReturnType<typeof readPeople>>
type Props = Readonly<{ found: Found; counts: PeopleCounts; q: string; at: number; page: DeskPage }>

/** Everybody who asked for something, gets mails or has an account: a mailbox or a number each. */
function PeoplePage({ found: { total, people }, counts, q, at, page }: Props) {
  const { t, hrefs } = page
  return (
    <>
      <ViewHead title={t('deskPeople.title')} lead={t('deskPeople.lead')} />
      <div className="stack">
        <PeopleTabs current="people" counts={counts} page={page} />
        <Narrow action={hrefs.people} button={t('desk.frame.find')}>
          <FormField field={textField('q', t('deskPeople.q'), 'text', { value: q, isRequired: false })} />
        </Narrow>
      </div>
      <PeopleRows
        table={{
          caption: t('deskPeople.title'),
          columns: [
            ...(['name', 'reach', 'last', 'is'] as const).map((column) => t(`deskPeople.${column}`)),
            { label: t('desk.views.requests'), isNumber: true },
          ],
          rows: people.map((person) => rowOf(person, page)),
        }}
        {...{ total, at, page }}
        hrefOf={(number) => `${hrefs.people}?${new URLSearchParams({ q, page: String(number) })}`}
        none={{ title: t('deskPeople.none'), text: t('deskPeople.noneText') }}
      />
    </>
  )
}

function rowOf({ who, requests, subscriptions, account }: Found['people'][number], page: DeskPage) {
  const { t, locale, personHref } = page
  const [[latest], [subscription]] = [requests, subscriptions]
  const phone = latest && phoneOf(JSON.parse(latest.payload))?.label
  const reach = [latest === undefined || latest.mailbox !== null ? who : undefined, phone]
  const kinds = subscriptions.filter(({ unsubscribed_at: ended }) => ended === null).map(({ kind }) => kind)
  const is = [...new Set(kinds)].map((kind) => t(`deskPeople.get.${kind}`))
  if (account !== undefined) is.push(t(account.role === null ? 'deskPeople.owner' : 'deskPeople.staff'))
  return {
    key: who,
    name: nameOf(requests, account, who),
    href: latest
      ? personHref('request', latest.id)
      : account
        ? personHref('account', account.id)
        : subscription && personHref('subscription', subscription.id),
    cells: [
      reach.filter((part) => part !== undefined).join(', '),
      latest && `${askedWords(sentOf(storedOf(latest), page), locale)}, ${dayOf(latest.created_at, page)}`,
      is.join(', ') || '–',
      String(requests.length),
    ],
  }
}
