import type { DeskPage } from '#service/desk/desk-page.ts'
import { phoneOf, sentOf, storedOf } from '#service/desk/views/request-parts.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { CardTable } from '#ui/desk/kit/CardTable.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import { Blank } from '#ui/portal/kit/Blank.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { dayOf, nameOf, type PeopleCounts, PeoplePaging, PeopleTabs } from './people-parts.tsx'
import type { readPeople } from './read-people.ts'

type Props = Readonly<{
  found: Awaited<ReturnType<typeof readPeople>>
  counts: PeopleCounts
  q: string
  at: number
  page: DeskPage
}>

/** Everybody who asked for something, gets mails or has an account: a mailbox or a number each. */
export function PeoplePage({ found: { total, people }, counts, q, at, page }: Props) {
  const { t, hrefs, agency } = page
  return (
    <>
      <ViewHead title={t('deskPeople.title')} lead={t('deskPeople.lead')} />
      <div className="stack">
        <PeopleTabs current="people" counts={counts} page={page} />
        <form className="field-row small-fields" action={hrefs.people}>
          <FormField
            field={{
              id: 'q',
              name: 'q',
              label: t('deskPeople.q'),
              isRequired: false,
              control: { kind: 'text' },
              values: [q],
            }}
          />
          <button className="button button--ghost button--small" type="submit">
            {t('desk.frame.find')}
          </button>
        </form>
      </div>
      {people.length === 0 ? (
        <Blank title={t('deskPeople.none')} text={t('deskPeople.noneText')} drawing={agency.drawing} />
      ) : (
        <>
          <CardTable
            table={{
              caption: t('deskPeople.title'),
              columns: [
                { label: t('deskPeople.name') },
                { label: t('deskPeople.reach') },
                { label: t('deskPeople.last') },
                { label: t('deskPeople.is') },
                { label: t('desk.views.requests'), isNumber: true },
              ],
              rows: people.map((person) => rowOf(person, page)),
            }}
          />
          <PeoplePaging
            total={total}
            at={at}
            hrefOf={(number) => `${hrefs.people}?${new URLSearchParams({ q, page: String(number) })}`}
            page={page}
          />
        </>
      )}
    </>
  )
}

function rowOf({ who, requests, subscriptions, account }: Props['found']['people'][number], page: DeskPage) {
  const { t, locale, personHref } = page
  const [latest] = requests
  const [subscription] = subscriptions
  const phone = latest && phoneOf(JSON.parse(latest.payload))?.label
  const reach = [latest === undefined || latest.mailbox !== null ? who : undefined, phone]
  const kinds = subscriptions.filter(({ unsubscribed_at: ended }) => ended === null).map(({ kind }) => kind)
  const is = [
    ...[...new Set(kinds)].map((kind) => t(`deskPeople.get.${kind}`)),
    ...(account === undefined ? [] : [t(account.role === null ? 'deskPeople.owner' : 'deskPeople.staff')]),
  ]
  const href = latest
    ? personHref('request', latest.id)
    : account
      ? personHref('account', account.id)
      : subscription && personHref('subscription', subscription.id)
  return {
    key: who,
    name: nameOf(requests, account, who),
    href,
    cells: [
      reach.filter((part) => part !== undefined).join(', '),
      latest && `${askedWords(sentOf(storedOf(latest), page), locale)}, ${dayOf(latest.created_at, page)}`,
      is.length === 0 ? '–' : is.join(', '),
      String(requests.length),
    ],
  }
}
