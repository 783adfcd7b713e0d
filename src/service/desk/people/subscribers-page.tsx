import type { DeskPage } from '#service/desk/desk-page.ts'
import { menuField } from '#service/desk/views/fields.ts'
import {
  type Subscriber,
  type SubscriberState,
  subscriberStates,
} from '#service/requests/subscriptions/read-subscribers.ts'
import { describeCriteria } from '#service/requests/subscriptions/describe-wanted.ts'
import { Act } from '#ui/desk/kit/Act.tsx'
import { CardTable } from '#ui/desk/kit/CardTable.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import { Blank } from '#ui/portal/kit/Blank.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { dayOf, type PeopleCounts, PeoplePaging, PeopleTabs } from './people-parts.tsx'
import { peoplePerPage } from './read-people.ts'

/** What narrows the list: words of an address or a search, a home on offer that is looked for, how it stands. */
export type SubscriberQuery = Readonly<{ q: string; home: string; state: SubscriberState }>

type Props = Readonly<{
  list: 'alerts' | 'newsletter'
  subscribers: readonly Subscriber[]
  query: SubscriberQuery
  /** Names of the homes on offer that somebody looks for. */
  homes: readonly string[]
  counts: PeopleCounts
  at: number
  page: DeskPage
}>

/** Those who get mails, what they look for, and how many homes there are for them now. */
export function SubscribersPage({ list, subscribers, query, homes, counts, at, page }: Props) {
  const { t, hrefs, token, agency, words, locale } = page
  const none = subscribers.filter(({ matches }) => matches.length === 0).length
  return (
    <>
      <ViewHead
        title={t(`deskPeople.${list}.title`)}
        lead={t(`deskPeople.${list}.lead`, { count: subscribers.length, none })}
      >
        <Act
          act={{ action: `${hrefs[list]}/export`, hidden: { token, ...query }, label: t('deskPeople.csv') }}
          className="button button--ghost button--small"
        />
      </ViewHead>
      <div className="stack">
        <PeopleTabs current={list} counts={counts} page={page} />
        <form className="field-row small-fields" action={hrefs[list]}>
          <FormField
            field={{
              id: 'q',
              name: 'q',
              label: t('deskPeople.subscriber.q'),
              isRequired: false,
              control: { kind: 'text' },
              values: [query.q],
            }}
          />
          {list === 'alerts' && (
            <FormField
              field={menuField(
                'home',
                t('deskPeople.subscriber.home'),
                homes.map((value) => ({ value, label: words.subject(value, locale)?.place ?? value })),
                { value: query.home, emptyLabel: t('deskPeople.subscriber.anyHome') },
              )}
            />
          )}
          <FormField
            field={menuField(
              'state',
              t('deskPeople.subscriber.state'),
              subscriberStates.map((value) => ({ value, label: t(`deskPeople.subscriber.${value}`) })),
              { value: query.state },
            )}
          />
          <button className="button button--ghost button--small" type="submit">
            {t('desk.list.filter.button')}
          </button>
        </form>
      </div>
      {subscribers.length === 0 ? (
        <Blank
          title={t('deskPeople.none')}
          text={t('deskPeople.subscriber.noneText')}
          drawing={agency.drawing}
        />
      ) : (
        <>
          <CardTable
            table={{
              caption: t(`deskPeople.${list}.title`),
              columns: [
                { label: t('deskPeople.subscriber.who') },
                ...(list === 'alerts' ? [{ label: t('deskPeople.subscriber.wants') }] : []),
                { label: t('deskPeople.subscriber.since') },
                { label: t('deskPeople.subscriber.mailed') },
                ...(list === 'alerts'
                  ? [{ label: t('deskPeople.subscriber.matches'), isNumber: true } as const]
                  : []),
                { label: t('deskPeople.owners.do') },
              ],
              rows: subscribers
                .slice((at - 1) * peoplePerPage, at * peoplePerPage)
                .map((subscriber) => rowOf(subscriber, list, page)),
            }}
          />
          <PeoplePaging
            total={subscribers.length}
            at={at}
            hrefOf={(number) => `${hrefs[list]}?${new URLSearchParams({ ...query, page: String(number) })}`}
            page={page}
          />
        </>
      )}
    </>
  )
}

/** Returns what somebody looks for in words, and how often they want to know. */
export function wantedWords({ criteria, frequency }: Subscriber, page: DeskPage): string {
  const often = frequency === '' ? [] : [page.t(`forms.options.${frequency}`)]
  return [describeCriteria(criteria, page.words, page), ...often].join(' · ')
}

function rowOf(subscriber: Subscriber, list: Props['list'], page: DeskPage) {
  const { t, hrefs, token, personHref } = page
  const { id, email, confirmed_at: at, mailed_at: mailed, unsubscribed_at: ended, matches } = subscriber
  const stop = {
    action: `${hrefs[list]}/stop`,
    hidden: { token, id: String(id) },
    label: t('deskPeople.stop'),
  }
  return {
    key: String(id),
    name: email,
    href: personHref('subscription', id),
    cells: [
      ...(list === 'alerts' ? [wantedWords(subscriber, page)] : []),
      at === null ? t('deskPeople.subscriber.requested') : dayOf(at, page),
      mailed === null ? t('deskPeople.subscriber.noMail') : dayOf(mailed, page),
      ...(list === 'alerts' ? [String(matches.length)] : []),
      ended === null ? <Act key="stop" act={stop} className="text-button" /> : dayOf(ended, page),
    ],
  }
}
