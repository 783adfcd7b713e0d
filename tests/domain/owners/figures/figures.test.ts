import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openOffers, comingFor } from '#domain/owners/figures/coming.ts'
import {
  averageOf,
  busiestOf,
  daySeries,
  totalOf,
  visitSeries,
  within,
} from '#domain/owners/figures/day-series.ts'
import { byMonth, byWeek } from '#domain/owners/figures/grouped-series.ts'
import { mediumFigures, sumOfMedia } from '#domain/owners/figures/medium-figures.ts'
import { isMonth, lastOfMonth, monthOf, previousMonth } from '#domain/owners/figures/month.ts'
import { monthOfHome } from '#domain/owners/figures/month-of-home.ts'
import { sourceShares } from '#domain/owners/figures/source-shares.ts'
import { trendOf } from '#domain/owners/figures/trend.ts'
import { firstDayOf, visitFigures } from '#domain/owners/figures/visit-figures.ts'
import { paperName } from '#domain/owners/paper-name.ts'
import { type PageVisits, visitSources } from '#domain/owners/page-visits.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { at, day, newHome, now, richHome, said, soldHome, today } from '#tests/support/portal/owned-homes.ts'

/** Visits in the 120 days until today, some on the same day from the same source, in any order. */
const visits: fc.Arbitrary<readonly PageVisits[]> = fc.array(
  fc.record({
    on: fc.integer({ min: 0, max: 119 }).map((ago) => addDays(today, -ago)),
    source: fc.constantFrom(...visitSources),
    visits: fc.integer({ min: 1, max: 40 }),
  }),
  { maxLength: 200 },
)
const onlineSince = addDays(today, -60)
const counted = (pageVisits: readonly PageVisits[]) =>
  pageVisits.reduce((sum, { visits: count }) => sum + count, 0)

describe('one series', () => {
  test('has the same sum by day, week, month and source as the visits', () => {
    fc.assert(
      fc.property(visits, (pageVisits) => {
        const series = visitSeries(pageVisits, { onlineSince, today })
        const all = counted(pageVisits)
        const first = series[0]?.on ?? today
        expect(totalOf(series)).toBe(all)
        expect(visitFigures(series, today).total).toBe(all)
        for (const groups of [byWeek(series), byMonth(series)]) {
          expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(all)
          expect(groups.flatMap(({ days }) => days)).toEqual(series)
        }
        const shares = sourceShares(pageVisits, first, today)
        expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(all)
      }),
    )
  })

  test('has each day once, from the first online until today, without a gap', () => {
    fc.assert(
      fc.property(visits, (pageVisits) => {
        const series = visitSeries(pageVisits, { onlineSince, today })
        expect(series.map(({ on }) => on)).toEqual(
          Array.from({ length: series.length }, (_, index) => addDays(today, index - series.length + 1)),
        )
        expect(series.length).toBeGreaterThanOrEqual(61)
      }),
    )
  })

  test('is empty before a home is online, and begins early where its page was seen early', () => {
    expect(visitSeries([], { today })).toEqual([])
    expect(visitSeries([], { today, onlineSince: addDays(today, 3) })).toEqual([])
    const early = [{ on: addDays(today, -2), source: 'site' as const, visits: 4 }]
    expect(visitSeries(early, { today, onlineSince: addDays(today, 3) })).toHaveLength(3)
  })

  test('leaves out visits of days to come', () => {
    const late = [{ on: addDays(today, 1), source: 'site' as const, visits: 4 }]
    expect(totalOf(visitSeries(late, { today, onlineSince: today }))).toBe(0)
  })

  test('names the busiest day and the average', () => {
    const series = daySeries([{ on: addDays(today, -1), count: 7 }], addDays(today, -2), today)
    expect(busiestOf(series)).toEqual({ on: addDays(today, -1), count: 7 })
    expect(averageOf(series)).toBe(2)
    expect(busiestOf(daySeries([], today, today))).toBeUndefined()
    expect(averageOf([])).toBe(0)
  })
})

describe('visitFigures', () => {
  test('the last 7 and 30 days end today and equal the graph', () => {
    fc.assert(
      fc.property(visits, (pageVisits) => {
        const series = visitSeries(pageVisits, { onlineSince, today })
        const figures = visitFigures(series, today)
        expect(figures.month.count).toBe(totalOf(within(series, addDays(today, -29), today)))
        expect(figures.week.count).toBe(totalOf(series.slice(-7)))
        expect(figures.today).toBe(series.at(-1)?.count)
        expect(figures.weekAgo).toBe(series.at(-8)?.count)
      }),
    )
  })

  test('a day that has just begun changes no trend', () => {
    const series = visitSeries(richHome.pageVisits, { onlineSince: richHome.mandate.onlineSince, today })
    const morning = series.map((each) => (each.on === today ? { ...each, count: 0 } : each))
    expect(visitFigures(morning, today).week.trend).toEqual(visitFigures(series, today).week.trend)
    expect(visitFigures(morning, today).week.count).toBeLessThan(visitFigures(series, today).week.count)
  })

  test('a period is compared only where all of the one before was online', () => {
    const online = (days: number) => visitFigures(daySeries([], addDays(today, -days), today), today)
    expect(online(13).week.trend).toBeUndefined()
    expect(online(14).week.trend).toBeDefined()
    expect(online(59).month.trend).toBeUndefined()
    expect(online(60).month.trend).toBeDefined()
    expect(online(6).weekAgo).toBeUndefined()
  })

  test('a period of 30 days begins 29 days ago', () => {
    expect(firstDayOf('month', day('2026-11-23'))).toBe('2026-10-25')
  })
})

describe('trendOf', () => {
  test('within 5 % it is about the same', () => {
    expect(trendOf(105, 100).direction).toBe('same')
    expect(trendOf(95, 100).direction).toBe('same')
    expect(trendOf(106, 100)).toEqual({ direction: 'more', difference: 6, percent: 6 })
    expect(trendOf(88, 100)).toEqual({ direction: 'fewer', difference: -12, percent: -12 })
  })

  test('few are compared by number', () => {
    expect(trendOf(4, 2)).toEqual({ direction: 'more', difference: 2, percent: undefined })
    expect(trendOf(0, 0)).toEqual({ direction: 'same', difference: 0, percent: undefined })
    expect(trendOf(3, 0).direction).toBe('more')
  })

  test('the direction agrees with the sign of the difference', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (count, before) => {
        const { direction, difference } = trendOf(count, before)
        const isSame = Math.abs(difference) <= before * 0.05
        expect(direction).toBe(isSame ? 'same' : difference > 0 ? 'more' : 'fewer')
      }),
    )
  })
})

describe('sourceShares', () => {
  test('a source with fewer than five visits is not named', () => {
    const shares = sourceShares(
      [
        { on: today, source: 'social', visits: 4 },
        { on: today, source: 'portals', visits: 5 },
        { on: today, source: 'site', visits: 11 },
        { on: addDays(today, -1), source: 'search', visits: 80 },
      ],
      today,
      today,
    )
    expect(shares).toEqual([
      { source: 'site', count: 11, percent: 55 },
      { source: 'portals', count: 5, percent: 25 },
      { source: 'other', count: 4, percent: 20 },
    ])
    expect(sourceShares([], today, today)).toEqual([])
  })
})

describe('media', () => {
  test('all media together have the sum of each', () => {
    const count = fc.record({
      on: fc.integer({ min: 0, max: 60 }).map((ago) => addDays(today, -ago)),
      count: fc.nat(90),
    })
    fc.assert(
      fc.property(fc.array(fc.array(count), { maxLength: 5 }), (media) => {
        const sum = sumOfMedia(media.map((views) => mediumFigures(views, today)))
        expect(sum).toEqual(mediumFigures(media.flat(), today))
        expect(sum.today).toBeLessThanOrEqual(sum.week)
        expect(sum.week).toBeLessThanOrEqual(sum.month)
        expect(sum.month).toBeLessThanOrEqual(sum.total)
      }),
    )
  })
})

describe('months', () => {
  test('count what took place, not what was cancelled or planned', () => {
    expect(monthOfHome(richHome, monthOf(today))).toEqual({ viewings: 2, documentRequests: 3, offers: 1 })
    expect(monthOfHome(richHome, previousMonth(monthOf(today)))).toEqual({
      viewings: 2,
      documentRequests: 1,
      offers: 0,
    })
  })

  test('begin and end where the calendar says', () => {
    expect(previousMonth(monthOf(day('2026-01-31')))).toBe('2025-12')
    expect(lastOfMonth(monthOf(day('2028-02-03')))).toBe('2028-02-29')
    expect(['2026-11', '2026-13', '2026-1', '2026-11-01', 'x'].filter(isMonth)).toEqual(['2026-11'])
  })
})

describe('what comes', () => {
  test('is sorted by day, papers without a day last', () => {
    expect(comingFor(richHome, now).map(({ kind }) => kind)).toEqual([
      'viewing',
      'viewing',
      'paper',
      'mandateEnd',
    ])
    expect(comingFor(newHome, now).map(({ kind }) => kind)).toEqual(['online', 'paper', 'paper'])
  })

  test('asks nothing more of the owner of a home that was sold', () => {
    const sold = { ...soldHome, wanted: richHome.wanted }
    expect(comingFor(sold, now).map(({ kind }) => kind)).toEqual(['viewing', 'viewing'])
  })

  test('has no viewing that is over or cancelled', () => {
    const past = at('2026-12-01T09:00')
    expect(comingFor(richHome, past).some(({ kind }) => kind === 'viewing')).toBe(false)
  })

  test('an offer is open until it no longer binds; the highest comes first', () => {
    expect(openOffers(richHome, now).map(({ id }) => id)).toEqual(['o1'])
    expect(openOffers(richHome, at('2026-11-30T18:01'))).toEqual([])
    expect(openOffers(soldHome, now)).toEqual([])
  })

  test('papers of kind other have names of their own', () => {
    expect(paperName({ kind: 'soil' })).toBe('soil')
    expect(paperName({ kind: 'other', name: said('Verslag') })).not.toBe(
      paperName({ kind: 'other', name: said('Sleutels') }),
    )
  })
})
