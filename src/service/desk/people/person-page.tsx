import { isPlainDate } from '#domain/values/plain-date.ts'
import { formatDate, formatDayOfWeek, formatLanguage, formatTime } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { phoneOf, sentOf, statusOf, storedOf } from '#service/desk/views/request-parts.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { describeCriteria } from '#service/requests/subscriptions/describe-wanted.ts'
import { Act, Acts } from '#ui/desk/kit/Act.tsx'
import { CardTable } from '#ui/desk/kit/CardTable.tsx'
import { type Fact, Facts } from '#ui/desk/kit/Facts.tsx'
import { Walk } from '#ui/desk/kit/PageTop.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { Status } from '#ui/portal/kit/Status.tsx'
import { dayOf } from './people-page.tsx'
import type { FoundPerson } from './read-people.ts'

/** Somebody, with the address of the page. */
export type Person = FoundPerson & Readonly<{ path: string }>

type Props = Readonly<{ person: Person; page: DeskPage }>

/** Everything about somebody: what comes next, requests, mails, account, notes, and for managers what the law asks. */
export function PersonPage({ person, page }: Props) {
  const { t, hrefs } = page
  const { name, path, requests, account, owner, mailbox, bookings, notes } = person
  const phone = requests.map(({ payload }) => phoneOf(JSON.parse(payload))).find((link) => link !== undefined)
  const locale = requests[0]?.lang ?? (account ?? owner)?.locale
  const first = requests.at(-1)
  const [next] = bookings
  const acts = [
    ...(phone === undefined ? [] : [{ ...phone, label: t('deskPeople.call', { phone: phone.label }) }]),
    ...(mailbox === null ? [] : [{ label: mailbox, href: `mailto:${mailbox}` }]),
  ]
  const gets = getsOf(person, page)
  return (
    <>
      <div className="case-top">
        <Walk label={t('deskPeople.title')} back={{ label: t('deskPeople.title'), href: hrefs.people }} />
        <header className="case-head">
          <p className="case-head__line">
            {first && <span>{t('deskPeople.since', { day: dayOf(first.created_at, page) })}</span>}
            {locale && (
              <span>{t('desk.request.writes', { language: formatLanguage(locale, page.locale) })}</span>
            )}
          </p>
          <h1>{name}</h1>
          <Acts acts={acts} />
        </header>
      </div>
      <div className="case">
        {next !== undefined && (
          <div className="case__now">
            <div className="panel panel--tint">
              <h2>{t('deskPeople.next')}</h2>
              <p className="panel__big">{momentOf(next.starts, page)}</p>
              <p>
                <a href={hrefs.request(next.submission_id)}>{t('deskPeople.open')}</a>
              </p>
            </div>
          </div>
        )}
        <div className="case__main">
          <Requests requests={requests} page={page} />
          <Block title={t('deskPeople.gets')}>
            {gets.length > 0 ? (
              <Facts className="asked" facts={gets} />
            ) : (
              <p className="muted">{t('deskPeople.nothing')}</p>
            )}
          </Block>
          {notes.length > 0 && (
            <Block title={t('deskPeople.notes')}>
              <ol className="line" role="list">
                {notes.map(({ id, author, text, at }) => (
                  <li key={id} className="line--note">
                    <time>{dayOf(at, page)}</time>
                    <div>
                      <strong>{author}</strong> {text}
                    </div>
                  </li>
                ))}
              </ol>
            </Block>
          )}
        </div>
        {page.staff.role === 'manager' && (
          <aside className="case__side" aria-label={t('deskPeople.law')}>
            <div className="panel">
              <h2>{t('deskPeople.law')}</h2>
              <p>{t('deskPeople.lawText')}</p>
              <Act
                act={{ action: `${path}/export`, label: t('deskPeople.export') }}
                className="button button--ghost button--small"
              />
              <a className="button button--bad button--small" href={`${path}/erase`}>
                {t('deskPeople.erase')}
              </a>
              <p className="muted">{t('deskPeople.exportText')}</p>
            </div>
          </aside>
        )}
      </div>
    </>
  )
}

/** @example momentOf('2026-11-24T14:00', page) // 'dinsdag 24 november, 14 uur' */
export function momentOf(starts: string, { locale }: DeskPage): string {
  const [on = '', at = ''] = starts.split('T')
  return `${isPlainDate(on) ? formatDayOfWeek(on, locale) : on}, ${formatTime(at, locale)}`
}

function Requests({ requests, page }: Pick<FoundPerson, 'requests'> & Pick<Props, 'page'>) {
  const { t, locale, hrefs } = page
  if (requests.length === 0) return null
  const columns = (['request', 'home', 'when', 'state'] as const).map((column) =>
    t(column === 'when' ? 'deskPeople.when' : `desk.list.column.${column}`),
  )
  const rows = requests.map((request) => {
    const sent = sentOf(storedOf(request), page)
    return {
      key: String(request.id),
      name: askedWords(sent, locale),
      href: hrefs.request(request.id),
      cells: [
        sent.about?.(locale)?.place ?? t('desk.list.noHome'),
        dayOf(request.created_at, page),
        <Status key="state" status={statusOf(request.stands, page)} />,
      ],
    }
  })
  return (
    <Block title={t('desk.views.requests')} count={String(requests.length)}>
      <CardTable caption={t('desk.views.requests')} columns={columns} rows={rows} />
    </Block>
  )
}

/** The mails that somebody gets, documents that are open, and the account. */
function getsOf(person: Person, page: DeskPage): readonly Fact[] {
  const { path, subscriptions, documents, owner } = person
  const { t, locale, words, staff } = page
  const mails = subscriptions.map((one): Fact => {
    const { id, kind, criteria, frequency, confirmed_at: at, unsubscribed_at: ended } = one
    const said = [
      ...(kind === 'homes' ? [describeCriteria(criteria, words, page)] : []),
      ...(frequency === '' ? [] : [t(`forms.options.${frequency}`)]),
      ended !== null
        ? t('deskPeople.endedOn', { day: dayOf(ended, page) })
        : at === null
          ? t('deskPeople.unconfirmed')
          : t('deskPeople.confirmedOn', { day: dayOf(at, page) }),
    ].join('. ')
    const stop = { action: `${path}/stop`, hidden: { id: String(id) }, label: t('deskPeople.stop') }
    const canStop = ended === null && staff.role === 'manager'
    return [
      t(`deskPeople.get.${kind}`),
      [said, canStop && <Act key="stop" act={stop} className="text-button" />],
      id,
    ]
  })
  const files = documents.map(({ subject, expires_at: until }): Fact => {
    const home = words.subject(subject, locale)?.place ?? t('desk.gone')
    return [
      t('deskPeople.documents'),
      t('deskPeople.documentsOf', { home, day: dayOf(until, page) }),
      subject,
    ]
  })
  const homes = owner?.subjects.map((subject) => words.subject(subject, locale)?.place ?? subject).join('; ')
  const seen = owner?.signedInOn
    ? t('deskPeople.signedIn', { day: formatDate(owner.signedInOn, locale) })
    : t(owner?.id === undefined ? 'deskPeople.notInvited' : 'deskPeople.never')
  return [...mails, ...files, ...(owner ? [[t('deskPeople.account'), `${homes}. ${seen}`] as const] : [])]
}
