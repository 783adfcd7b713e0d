import { type DaySeries, visitSeries } from '#domain/owners/figures/day-series.ts'
import { type MediumFigures, mediumFigures, sumOfMedia } from '#domain/owners/figures/medium-figures.ts'
import { dayOf } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import type { Publication } from '#domain/owners/publication.ts'
import { formatDayOfYear, formatNumber, formatShortDay } from '#i18n/format.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import { Blank, Block, CardTable, Thread, type ThreadItem, ViewHead } from '#ui/portal/kit.ts'
import { viewBlank } from './kit/home-facts.ts'
import type { HomeContext, ViewProps } from './kit/home-context.ts'
import { newestFirst, viewEvent } from './parts/thread-items.ts'

const periods = ['today', 'week', 'month', 'total'] as const

/** Where a home is shown, how often it was looked at there, and what was placed or changed. */
export function MediaPage({ home, context }: ViewProps) {
  const { t, now } = context
  const today = dayOf(now)
  const series = visitSeries(home.pageVisits, { ...home.mandate, today })
  const media = [
    ...ownSite(home, series, context),
    ...home.publications.map((each) => viewMedium(each, context)),
  ]
  const sum = sumOfMedia(media.map(({ views }) => mediumFigures(views, today)))
  if (media.length === 0)
    return (
      <>
        <ViewHead title={t('portal.media.title')} />
        <Blank {...viewBlank('media', home, context)} />
      </>
    )
  return (
    <>
      <ViewHead title={t('portal.media.title')} lead={sayMedia(media.length, sum, context)} />
      <Block title={t('portal.media.counts')}>
        <div className="table-wrap">
          <CardTable
            areNumbers
            caption={t('portal.media.caption')}
            columns={[t('portal.media.medium'), ...periods.map((period) => t(`portal.media.${period}`))]}
            rows={media.map(({ name, since, views }) => {
              return { key: name, name, sub: since, cells: cellsOf(mediumFigures(views, today), context) }
            })}
            sum={{ key: 'sum', name: t('portal.statistics.sum'), cells: cellsOf(sum, context) }}
          />
        </div>
      </Block>
      <Block title={t('portal.media.events')}>
        <Thread items={viewEvents(home, context)} />
      </Block>
    </>
  )
}

function cellsOf(counts: MediumFigures, { locale }: HomeContext): readonly string[] {
  return periods.map((period) => formatNumber(counts[period], locale))
}

/** Says on how many media a home is or was shown, and how often it was seen there in all. */
function sayMedia(places: number, { total }: MediumFigures, { locale, t }: HomeContext): string {
  return t('portal.media.lead', {
    count: places,
    places: formatCount(places, locale),
    number: formatNumber(total, locale),
  })
}

type Medium = Readonly<{ name: string; since: string; views: DaySeries }>

/** The agency's own site counts visits to the page. */
function ownSite({ mandate }: OwnedHome, series: DaySeries, { locale, t }: HomeContext): readonly Medium[] {
  const [first] = series
  if (first === undefined) return []
  const day = formatDayOfYear(mandate.onlineSince ?? first.on, locale)
  return [{ name: t('portal.media.ownSite'), since: t('portal.media.since', { day }), views: series }]
}

function viewMedium({ medium, since, until, views }: Publication, { locale, t }: HomeContext): Medium {
  const from = formatDayOfYear(since, locale)
  return {
    name: medium,
    since:
      until === undefined
        ? t('portal.media.since', { day: from })
        : t('portal.media.between', { from, until: formatDayOfYear(until, locale) }),
    views,
  }
}

function viewEvents(home: OwnedHome, context: HomeContext): readonly ThreadItem[] {
  const { locale, t, now } = context
  const { onlineSince } = home.mandate
  const placed = home.publications.flatMap(({ id, medium, since, until }) => [
    { key: `${id}/since`, at: since, title: t('portal.media.placed', { medium }) },
    ...(until === undefined
      ? []
      : [{ key: `${id}/until`, at: until, title: t('portal.media.removed', { medium }) }]),
  ])
  const online =
    onlineSince === undefined ? [] : [{ key: 'online', at: onlineSince, title: t('portal.media.online') }]
  return newestFirst([
    ...home.events.map((event) => viewEvent(event, context)),
    ...[...placed, ...online].map(({ key, at, title }) => ({
      key,
      at,
      when: formatShortDay(at, locale),
      title: { text: title },
    })),
  ]).filter(({ at }) => at <= now)
}
