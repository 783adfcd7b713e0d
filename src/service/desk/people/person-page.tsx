import { notPlanned } from '#service/desk/requests/request-page.tsx'
import { Panel } from '#service/desk/requests/request-panels.tsx'
import { isPlainDate } from '#domain/values/plain-date.ts'
import { formatDate, formatDayOfWeek, formatLanguage, formatTime } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { phoneOf, statusOf, toldOf } from '#service/desk/views/parts.tsx'
import { describeCriteria } from '#service/requests/subscriptions/describe-wanted.ts'
import { Act, Acts, Block, CardTable, type Fact, Facts, Status, Walk } from '#ui/desk/kit.ts'
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
  const open = requests.find(({ form }) => !notPlanned.has(form))
  const acts = [
    ...(phone === undefined ? [] : [{ ...phone, label: t('deskPeople.call', { phone: phone.label }) }]),
    ...(mailbox === null ? [] : [{ label: mailbox, href: `mailto:${mailbox}` }]),
    ...(open === undefined ? [] : [{ label: t('desk.panel.plan'), href: hrefs.planFor(open.id) }]),
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
            <Panel title={t('deskPeople.next')}>
              <p className="panel__big">{momentOf(next.starts, page)}</p>
              <p>
                <a href={hrefs.request(next.submission_id)}>{t('deskPeople.open')}</a>
              </p>
            </Panel>
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

/** The requests of somebody. */
function Requests({ requests, page }: Pick<FoundPerson, 'requests'> & Pick<Props, 'page'>) {
  const { t, hrefs } = page
  if (requests.length === 0) return null
  const columns = (['request', 'home', 'when', 'state'] as const).map((column) =>
    t(column === 'when' ? 'deskPeople.when' : `desk.list.column.${column}`),
  )
  const rows = requests.map((one) => {
    const { asked, place } = toldOf(one, page)
    const state = <Status key="state" status={statusOf(one.stands, page)} />
    const cells = [place ?? t('desk.list.noHome'), dayOf(one.created_at, page), state]
    return { key: String(one.id), name: asked, href: hrefs.request(one.id), cells }
  })
  const title = t('desk.views.requests')
  return (
    <Block title={title} count={String(requests.length)}>
      <CardTable caption={title} columns={columns} rows={rows} />
    </Block>
  )
}

/** The mails that somebody gets, documents that are open, and the account. */
function getsOf(person: Person, page: DeskPage): readonly Fact[] {
  const { path, subscriptions, documents, owner } = person
  const { t, locale, words, staff } = page
  const placeOf = (subject: string) => words.subject(subject, locale)?.place
  const mails = subscriptions.map((one): Fact => {
    const { id, kind, criteria, frequency, confirmed_at: at, unsubscribed_at: ended } = one
    const began =
      at === null ? t('deskPeople.unconfirmed') : t('deskPeople.confirmedOn', { day: dayOf(at, page) })
    const said = [
      kind === 'homes' && describeCriteria(criteria, words, page),
      frequency !== '' && t(`forms.options.${frequency}`),
      ended === null ? began : t('deskPeople.endedOn', { day: dayOf(ended, page) }),
    ].filter((part) => part !== false)
    const stop = { action: `${path}/stop`, hidden: { id: String(id) }, label: t('deskPeople.stop') }
    const canStop = ended === null && staff.role === 'manager'
    const act = canStop && <Act key="stop" act={stop} className="text-button" />
    return [t(`deskPeople.get.${kind}`), [said.join('. '), act], id]
  })
  const files = documents.map(({ subject, expires_at: until }): Fact => {
    const of = { home: placeOf(subject) ?? t('desk.gone'), day: dayOf(until, page) }
    return [t('deskPeople.documents'), t('deskPeople.documentsOf', of), subject]
  })
  const homes = owner?.subjects.map((subject) => placeOf(subject) ?? subject).join('; ')
  const seen = owner?.signedInOn
    ? t('deskPeople.signedIn', { day: formatDate(owner.signedInOn, locale) })
    : t(owner?.id === undefined ? 'deskPeople.notInvited' : 'deskPeople.never')
  return [...mails, ...files, ...(owner ? [[t('deskPeople.account'), `${homes}. ${seen}`] as const] : [])]
}
