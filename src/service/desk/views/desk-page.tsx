import type { Kysely } from 'kysely'
import type { ReactNode } from 'react'
import { formatNumber } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { readUnreleasedOffers } from '#service/desk/offers/read-offers.ts'
import { countRows, countToDo } from '#service/desk/requests/seen-requests.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { homesOf } from '#service/owners/accounts/find-owner.ts'
import { Act } from '#ui/desk/kit/Act.tsx'
import type { DoneView } from '#ui/desk/kit/act-view.ts'
import { OfPage } from '#ui/desk/kit/Form.tsx'
import { PortalBar } from '#ui/portal/frame/PortalBar.tsx'
import { ViewTabs } from '#ui/portal/frame/ViewTabs.tsx'
import { Notice, type NoticeView } from '#ui/portal/kit/Notice.tsx'
import { AccountMenu, ScopePicker, scopesOf, SearchBox } from './bar-parts.tsx'

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
export async function deskPage(
  db: Kysely<ServiceTables>,
  { view, title, q, done, notice: found }: Framed,
  page: DeskPage,
  body: ReactNode,
): Promise<ServicePage> {
  const { t, agency, hrefs, staff } = page
  const scopes = scopesOf(page)
  const { todo, fresh } = await countToDo(
    db,
    scopes.map(({ value }) => value),
    page,
  )
  const praise = db.selectFrom('submission').where('form', '=', 'testimonial')
  const waiting = {
    requests: { count: fresh, words: t('desk.frame.fresh') },
    offers: { count: (await readUnreleasedOffers(db, page)).length, words: t('deskOffers.unknown') },
    testimonials: {
      count: await countRows(praise.where('state', 'in', ['new', 'open', 'waiting'])),
      words: t('deskPeople.praise.wait'),
    },
  }
  const isOwner = (await homesOf(db, staff.id)).length > 0
  const notice = refusalNotice(page) ?? found
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
          <ViewTabs
            name={t('desk.name')}
            label={t('portal.frame.current')}
            tabs={tabsOf(view, waiting, page)}
          />
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

/** Says why nothing was done; the page begins there, and a field that is wrong is one press away. */
function refusalNotice({ again }: DeskPage): NoticeView | undefined {
  if (again?.title === undefined) return undefined
  const { title, text, ways, leadsTo } = again
  return { tone: 'bad', title, text, ways, href: leadsTo && `#${leadsTo}`, takesFocus: true }
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
