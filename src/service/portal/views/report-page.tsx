import { firstOfMonth, type Month } from '#domain/owners/figures/month.ts'
import { dayOf } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import { partsOf } from '#domain/values/plain-date.ts'
import { formatDate, formatDayOfYear, formatMonth } from '#i18n/format.ts'
import { Logo } from '#ui/portal/frame/Logo.tsx'
import { Figures, Graph, PrintButton, Spoken } from '#ui/portal/kit.ts'
import { agentOfHome, nameOfHome } from './kit/home-facts.ts'
import type { HomeContext, ViewProps } from './kit/home-context.ts'
import { sayComparison } from './parts/comparison-view.ts'
import { ReportViewings } from './parts/report-viewings.tsx'
import { reportView } from './report-view.ts'

/** Returns what a report is about: its month, and for whom it is. */
export function titleOfReport(month: Month, { locale, t, ownerName }: HomeContext): string {
  const first = firstOfMonth(month)
  const named = `${formatMonth(first, locale)} ${partsOf(first).year}`
  return t('portal.report.about', { month: named, name: ownerName })
}

/** What happened to a home in a month, and what comes, on one sheet of paper. */
export function ReportPage({ home, month, context }: ViewProps & Readonly<{ month: Month }>) {
  const { locale, t, now, hrefs, site, subjectOf } = context
  const { title, figures, visits, lists } = reportView(home, month, context)
  const picture = subjectOf(home.subject)?.picture
  return (
    <div className="desk">
      <header className="desk__bar no-print">
        <a href={hrefs.view('overview', home.subject)}>{t('portal.report.back')}</a>
        <PrintButton label={t('portal.report.print')} />
      </header>
      <main className="paper" id="main">
        <div className="paper__brand">
          <span className="logo">
            <Logo {...site.logo} />
          </span>
          <span>{titleOfReport(month, context)}</span>
        </div>
        <div className="paper__top">
          <div>
            <h1>{title}</h1>
            <p>{sayHome(home, context)}</p>
          </div>
          {picture !== undefined && (
            <img {...picture} alt={t('portal.state.picture', { place: nameOfHome(home, context) })} />
          )}
        </div>
        <Figures figures={figures} />
        <section>
          <h2>{t('portal.report.byDay')}</h2>
          {visits.graph === undefined ? <p>{visits.none}</p> : <Graph graph={visits.graph} />}
        </section>
        <div className="paper__two">
          <ReportViewings home={home} month={month} context={context} />
          <section>
            <h2>{t('portal.comparison.titleOn', { day: formatDayOfYear(dayOf(now), locale) })}</h2>
            <p>{sayComparison(home.comparison, context)}</p>
          </section>
        </div>
        <div className="paper__two">
          {lists.map((list) => (
            <section key={list.title}>
              <h2>{list.title}</h2>
              <ul>
                {list.items.map((item) => (
                  <li key={item.text}>
                    <Spoken of={item} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="paper__foot">{sayFoot(home, context)}</p>
      </main>
    </div>
  )
}

function sayHome({ subject: name, mandate }: OwnedHome, { locale, t, subjectOf }: HomeContext): string {
  const subject = subjectOf(name)
  const { goal, onlineSince, place } = mandate
  const since = onlineSince === undefined ? undefined : formatDate(onlineSince, locale)
  const parts = [
    subject?.title,
    place ?? subject?.place,
    subject?.reference,
    subject?.price === undefined ? undefined : t(`portal.state.price.${goal}`, { price: subject.price }),
    since === undefined ? undefined : t('portal.media.since', { day: since }),
  ]
  return `${parts.filter((part) => part !== undefined).join(', ')}.`
}

/** Says who made a report, and how was counted. */
function sayFoot(home: OwnedHome, context: HomeContext): string {
  const { locale, t, now, site } = context
  const agent = agentOfHome(home, context)
  const day = formatDate(dayOf(now), locale)
  const made =
    agent === undefined
      ? t('portal.report.made', { day })
      : t('portal.report.madeBy', { day, name: agent.name, phone: agent.phone.words })
  return [made, ...site.company.map((line) => `${line}.`), t('portal.report.counted')].join(' ')
}
