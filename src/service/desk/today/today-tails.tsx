import type { ReactNode } from 'react'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { sentOf, storedOf } from '#service/desk/views/request-parts.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { Act } from '#ui/desk/kit/Act.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import type { TodayRead } from './read-today.ts'

type Props = Readonly<{ read: TodayRead; page: DeskPage }>

/** The foot of the day: what comes back, what was praised, what was not mailed. */
export function Tails({ read: { back, testimonials, dead }, page }: Props) {
  const { t, hrefs } = page
  if (back.length + testimonials.length + dead.length === 0) return null
  return (
    <div className="trio">
      <Tail title={t('desk.day.back')} rows={back} page={page}>
        {({ name }) => <p>{name === null ? t('desk.day.withNobody') : t('desk.day.with', { name })}</p>}
      </Tail>
      <Tail title={t('desk.day.testimonials')} rows={testimonials} page={page}>
        {(row) => <p>{String(storedOf(row).answers.message ?? '')}</p>}
      </Tail>
      <Tail title={t('desk.day.dead')} rows={dead} page={page}>
        {({ id, attempts, recipient, last_error }) => (
          <>
            <p>
              <span className="late">{t('desk.day.tries', { count: attempts })} </span>
              {[recipient, last_error].filter((part) => part !== null && part !== '').join(': ')}
            </p>
            <Act
              act={{
                action: hrefs.act(id, 'retry'),
                hidden: { from: 'today' },
                label: t('desk.request.retry'),
              }}
              className="button button--ghost button--small"
            />
          </>
        )}
      </Tail>
    </div>
  )
}

type TailProps<R> = Readonly<{
  title: string
  rows: readonly R[]
  page: DeskPage
  /** Returns what is said of a request. */
  children: (row: R) => ReactNode
}>

function Tail<R extends TodayRead['back'][number]>({ title, rows, page, children }: TailProps<R>) {
  if (rows.length === 0) return null
  return (
    <Block title={title} count={String(rows.length)}>
      <ul className="mini" role="list">
        {rows.map((row) => {
          const stored = storedOf(row)
          return (
            <li key={row.id}>
              <b>
                <a className="quiet" href={page.hrefs.request(row.id)}>
                  {askedWords(sentOf(stored, page), page.locale)}, {visitorName(stored.answers)}
                </a>
              </b>
              {children(row)}
            </li>
          )
        })}
      </ul>
    </Block>
  )
}
