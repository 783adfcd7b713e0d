import type { ReactNode } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { readUnreleasedOffers } from '#service/desk/offers/read-offers.ts'
import { countRows, countToDo } from '#service/desk/requests/seen-requests.ts'
import type { Db } from '#service/kit/database/tables.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { homesOf } from '#service/owners/accounts/find-owner.ts'
import { Act, type DoneView, Face, Icon, Notice, type NoticeView, OfPage } from '#ui/desk/kit.ts'
import { PortalBar } from '#ui/portal/frame/PortalBar.tsx'
import { ViewTabs } from '#ui/portal/frame/ViewTabs.tsx'
import { portalPaths } from '#contracts/portal-paths.ts'
import { type DeskPage, scopesOf } from '#service/desk/desk-page.ts'
import { faceOf, listed, officeNamed } from '#service/desk/views/parts.tsx'

/** What stands around a page of the desk, beside what the page itself says. */
export type Framed = Readonly<{
  view: DeskView
  title: string
  /** What was searched. */
  q?: string
  done?: DoneView
  /** What is wrong, where nothing was refused. */
  notice?: NoticeView
}>

/** The views of the desk, in the order of their tabs. */
const deskViews = [
  ...(['today', 'requests', 'diary', 'offers'] as const),
  ...(['testimonials', 'people', 'numbers', 'settings'] as const),
]
type DeskView = (typeof deskViews)[number]

const managed = new Set<DeskView>(['testimonials', 'settings'])

/** Returns content as a page of the desk, with what is to be done in each scope. */
export async function deskFrame(
  db: Db,
  { view, title, q, done, notice: found }: Framed,
  page: DeskPage,
  body: ReactNode,
): Promise<ServicePage> {
  const { t, agency, hrefs, staff } = page
  const scopes = scopesOf(page)
  const values = scopes.map(({ value }) => value)
  const { todo, fresh } = await countToDo(db, values, page)
  const praise = db.selectFrom('submission').where('form', '=', 'testimonial')
  const unread = await countRows(praise.where('state', 'in', ['new', 'open', 'waiting']))
  const unknown = (await readUnreleasedOffers(db, page)).length
  const waiting = {
    requests: { count: fresh, words: t('desk.frame.fresh') },
    offers: { count: unknown, words: t('deskOffers.unknown') },
    testimonials: { count: unread, words: t('deskPeople.praise.wait') },
  }
  const tabs = tabsOf(view, waiting, page)
  const isOwner = (await homesOf(db, staff.id)).length > 0
  const { title: why, text, ways, leadsTo, status } = page.again ?? {}
  // The page begins there, and a field that is wrong is one press away.
  const href = leadsTo && `#${leadsTo}`
  // A colleague who was first is no mistake of the reader.
  const tone = status === 409 ? 'late' : 'bad'
  const refused: NoticeView | undefined =
    why === undefined ? undefined : { tone, title: why, text, ways, href, takesFocus: true }
  const notice = refused ?? found
  const name = agency.logo.wordmark.map(({ text }) => text).join('')
  const prefix = notice?.tone === 'bad' ? t('forms.answer.titlePrefix') : ''
  return {
    title: `${prefix}${title} | ${t('desk.name')}`,
    body: (
      <OfPage value={page}>
        <div className="desk-room">
          <a className="skip" href="#main">
            {t('layout.skip')}
          </a>
          <PortalBar
            logo={agency.logo}
            home={{ href: hrefs.today, label: t('desk.frame.home', { name }) }}
            room={t('desk.name')}
          >
            <SearchBox q={q} page={page} />
            <ScopePicker scopes={scopes} todo={todo} page={page} />
            <AccountMenu isOwner={isOwner} page={page} />
          </PortalBar>
          <ViewTabs name={t('desk.name')} label={t('portal.frame.current')} tabs={tabs} />
          <main id="main" tabIndex={-1}>
            <div className="wrap desk-page">
              {notice !== undefined && <Notice {...notice} />}
              {done !== undefined && (
                <div className="done-bar">
                  <output>{done.text}</output>
                  {done.undo !== undefined && <Act act={done.undo} className="text-button" />}
                </div>
              )}
              {body}
            </div>
          </main>
          <footer className="desk-foot">
            <div className="wrap">
              <p>{t('desk.frame.confidential', { name })}</p>
            </div>
          </footer>
        </div>
      </OfPage>
    ),
  }
}

/** The views that somebody has, with how many wait in each; a count only where somebody waits. */
function tabsOf(
  view: DeskView,
  waiting: Readonly<Partial<Record<DeskView, Readonly<{ count: number; words: string }>>>>,
  { t, hrefs, locale, staff }: DeskPage,
) {
  const own = deskViews.filter((each) => staff.role === 'manager' || !managed.has(each))
  return own.map((each) => {
    const { count, words } = waiting[each] ?? { count: 0, words: '' }
    return {
      label: t(`desk.views.${each}`),
      href: hrefs[each],
      isCurrent: each === view,
      badge: count === 0 ? undefined : { count: formatNumber(count, locale), words },
    }
  })
}

/** Looks for a person, a home or a request, in the list. */
function SearchBox({ q, page: { t, hrefs } }: Readonly<{ q?: string; page: DeskPage }>) {
  return (
    <search className="desk-search">
      <form action={hrefs.requests}>
        <label className="vh" htmlFor="search">
          {t('desk.frame.search')}
        </label>
        <input
          className="input"
          type="search"
          id="search"
          name="q"
          placeholder={t('desk.frame.placeholder')}
          defaultValue={q ?? ''}
        />
        <button type="submit" aria-label={t('desk.frame.find')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}

type Scopes = Readonly<{
  scopes: ReturnType<typeof scopesOf>
  todo: Readonly<Record<string, number>>
  page: DeskPage
}>

/** Says whose requests are shown, and leads to those of others. */
function ScopePicker({ scopes, todo, page: { t, scope } }: Scopes) {
  return (
    <details className="pick pick--scope" name="nav">
      <summary>
        <span>
          <span className="vh">{t('desk.frame.scope')} </span>
          {scopes.find(({ value }) => value === scope)?.label}
        </span>
        <Icon name="down" />
      </summary>
      <div className="pick__panel">
        <ul role="list">
          {scopes.map(({ value, label }) => (
            <li key={value}>
              <a
                href={`?who=${encodeURIComponent(value)}`}
                aria-current={value === scope ? 'true' : undefined}
              >
                {label} <small>{t('desk.frame.todo', { count: todo[value] ?? 0 })}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** Who is signed in, the pages of the account, and the way out. */
function AccountMenu({ isOwner, page }: Readonly<{ isOwner: boolean; page: DeskPage }>) {
  const { t, locale, staff, hrefs } = page
  const { account, start, signOut } = portalPaths(locale)
  const face = faceOf(staff.name, page)
  return (
    <details className="drop desk-me" name="nav">
      <summary>
        <Face of={face} />
        <span className="desk-me__name">{face.name}</span>
        <span className="vh">{t('desk.frame.account')}</span>
        <Icon name="down" />
      </summary>
      <div className="drop__panel">
        <p>
          <strong>{staff.name}</strong>
          <br />
          <span className="muted">
            {listed([t(`desk.roles.${staff.role}`), officeNamed(staff.office, page)?.name])}
          </span>
        </p>
        <a href={hrefs.calendars}>{t('deskCalendars.link')}</a>
        <a href={account}>{t('desk.frame.password')}</a>
        {isOwner && <a href={start}>{t('desk.frame.toPortal')}</a>}
        <Act act={{ action: signOut, label: t('portal.frame.signOut') }} />
      </div>
    </details>
  )
}
