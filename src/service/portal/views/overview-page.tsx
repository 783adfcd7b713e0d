import { comingFor } from '#domain/owners/figures/coming.ts'
import { visitSeries } from '#domain/owners/figures/day-series.ts'
import { firstOfMonth, lastOfMonth, monthOf, previousMonth } from '#domain/owners/figures/month.ts'
import { dayOf } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import { formatDay, formatMonth } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import {
  Agenda,
  Blank,
  Block,
  Figures,
  Icon,
  OwnersAgent,
  Ranges,
  Status,
  type StatusView,
  Thread,
} from '#ui/portal/kit.ts'
import { Decision } from '#ui/portal/pages/Decision.tsx'
import { nameOfHome, stageOf, viewBlank, viewOwnersAgent } from './kit/home-facts.ts'
import type { HomeContext, ViewProps } from './kit/home-context.ts'
import { viewComing } from './parts/coming-items.ts'
import { viewComparison } from './parts/comparison-view.ts'
import { viewDecisions } from './parts/decision-view.ts'
import { viewFigures } from './parts/figure-views.ts'
import { tellHome } from './parts/sentence.ts'
import { viewDone } from './parts/thread-items.ts'

/** How many lines of what comes and of what was done an overview shows; links lead to the others. */
const comingLines = 5
const doneLines = 3

/** What happened to a home this month, what it means, and what comes next; its heading is the news. */
export function OverviewPage({ home, context }: ViewProps) {
  const { t, now, hrefs } = context
  const series = visitSeries(home.pageVisits, { ...home.mandate, today: dayOf(now) })
  const more = (view: 'statistics' | 'viewings' | 'communications', label: string) => ({
    label,
    href: hrefs.view(view, home.subject),
  })
  const coming = comingFor(home, now).slice(0, comingLines)
  const done = viewDone(home, context).slice(0, doneLines)
  const { intro, ranges, keys } = viewComparison(home.comparison, context)
  const agent = viewOwnersAgent(home, context)
  const report = <ReportLink home={home} context={context} />
  return (
    <>
      <Told home={home} context={context} />
      {viewDecisions(home, context).map((decision) => (
        <Decision key={decision.key} decision={decision} />
      ))}
      {series.length === 0 ? (
        <Block title={t('portal.figures.title')}>
          <Blank {...viewBlank('figures', home, context)} />
        </Block>
      ) : (
        <Block title={t('portal.figures.title')} more={more('statistics', t('portal.figures.all'))}>
          <Figures figures={viewFigures(home, series, context)} />
        </Block>
      )}
      <div className="duo">
        <div className="duo__column">
          <Block title={t('portal.coming.title')} more={more('viewings', t('portal.coming.all'))}>
            {coming.length === 0 ? (
              <p>{t('portal.coming.none')}</p>
            ) : (
              <Agenda items={coming.map((each) => viewComing(each, home, context))} />
            )}
          </Block>
          <Block title={t('portal.done.title')} more={more('communications', t('portal.done.all'))}>
            {done.length === 0 ? <p>{t('portal.done.none')}</p> : <Thread items={done} />}
          </Block>
        </div>
        <div className="duo__column">
          <Block title={t('portal.comparison.title')}>
            <p className="small muted">{intro}</p>
            {ranges.length > 0 && <Ranges ranges={ranges} keys={keys} />}
          </Block>
          {agent === undefined ? (
            report
          ) : (
            <Block title={t('portal.agent.title')}>
              <OwnersAgent {...agent} />
              {report}
            </Block>
          )}
        </div>
      </div>
    </>
  )
}

/** The news and what they mean, beside the home as it stands. */
function Told({ home, context }: ViewProps) {
  const { locale, t, now, ownerName, subjectOf } = context
  const { title, lead } = tellHome(home, context)
  const subject = subjectOf(home.subject)
  const { picture, price, href } = subject ?? {}
  const { goal } = home.mandate
  const hello = `${sentenceStart(formatDay(dayOf(now), locale), locale)}, ${ownerName}`
  return (
    <div className="tell">
      <div>
        <p className="tell__hello">{hello}</p>
        <h1>{title}</h1>
        <p className="tell__lead">{lead}</p>
      </div>
      <div className="tell__home">
        {picture !== undefined && (
          <img {...picture} alt={t('portal.state.picture', { place: nameOfHome(home, context) })} />
        )}
        <p>
          <Status status={statusOf(home, context)} />
          {stageOf(home, context) === 'online' &&
            price !== undefined &&
            `, ${t(`portal.state.price.${goal}`, { price })}`}
          <br />
          {subject !== undefined && <a href={href}>{t('portal.state.page')}</a>}
        </p>
      </div>
    </div>
  )
}

function statusOf(home: OwnedHome, context: HomeContext): StatusView {
  const { t } = context
  const { availability } = home.mandate
  switch (stageOf(home, context)) {
    case 'preparing':
      return { tone: 'wait', label: t('portal.state.preparing') }
    case 'online':
      return availability === 'underOption'
        ? { tone: 'wait', label: t('states.availability.underOption') }
        : { tone: 'ok', label: t('portal.state.isOnline') }
    case 'closed':
      return { tone: 'past', label: t(`states.availability.${availability}`) }
  }
}

/** The report of last month, for a home that was online then. */
function ReportLink({ home: { mandate }, context: { now, locale, t, hrefs } }: ViewProps) {
  const month = previousMonth(monthOf(dayOf(now)))
  const { onlineSince } = mandate
  if (onlineSince === undefined || onlineSince > lastOfMonth(month)) return null
  return (
    <p className="report-link">
      <a className="more" href={hrefs.report(month)}>
        <Icon name="document" />{' '}
        {t('portal.report.title', { month: formatMonth(firstOfMonth(month), locale) })}
      </a>
    </p>
  )
}
