import { euroCents } from '#domain/values/money.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { visitSeries } from '#domain/owners/figures/day-series.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import { visitSources } from '#domain/owners/page-visits.ts'
import { locales } from '#domain/values/locale.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { formatNumber } from '#i18n/format.ts'
import { MediaPage } from '#service/portal/views/media-page.tsx'
import { OfferPage } from '#service/portal/views/offer-page.tsx'
import type { HomeContext } from '#service/portal/views/kit/home-context.ts'
import { viewComparison } from '#service/portal/views/parts/comparison-view.ts'
import { viewDecisions } from '#service/portal/views/parts/decision-view.ts'
import { viewFigures } from '#service/portal/views/parts/figure-views.ts'
import { viewGraph } from '#service/portal/views/parts/graph-view.ts'
import { tellHome } from '#service/portal/views/parts/sentence.ts'
import { scaleFor } from '#ui/portal/kit/scale-for.ts'
import { statisticsView } from '#service/portal/views/statistics-view.ts'
import { Graph } from '#ui/portal/kit/Graph.tsx'
import {
  at,
  day,
  emptyHome,
  newHome,
  richHome,
  said,
  soldHome,
  today,
} from '#tests/support/portal/owned-homes.ts'
import { portalContext } from '#tests/support/portal/portal-context.ts'

const nl = portalContext('nl')

/** The figures of the overview. */
const figuresOf = (home: OwnedHome) =>
  viewFigures(home, visitSeries(home.pageVisits, { ...home.mandate, today }), nl)
const titleOf = (home: OwnedHome, context: HomeContext = nl) => tellHome(home, context).title
/** The total of the agency's own site, the first row of the media. */
const ownSiteTotal = (home: OwnedHome) => {
  const html = renderToStaticMarkup(MediaPage({ home, context: nl }))
  const [row] = /<tr><th scope="row">.*?<\/tr>/.exec(html) ?? []
  return row
    ?.match(/<td.*?<\/td>/g)
    ?.at(-1)
    ?.replaceAll(/<[^>]*>/g, '')
}
const offerHtml = (offer: ReleasedOffer, context: HomeContext) =>
  renderToStaticMarkup(OfferPage({ offer, home: richHome, context }))

/** Homes with any visits of the last 70 days. */
const anyHome: fc.Arbitrary<OwnedHome> = fc
  .array(
    fc.record({
      on: fc.integer({ min: 0, max: 62 }).map((ago) => addDays(today, -ago)),
      source: fc.constantFrom(...visitSources),
      visits: fc.integer({ min: 1, max: 300 }),
    }),
    { minLength: 1, maxLength: 90 },
  )
  .map((pageVisits) => ({ ...richHome, pageVisits }))

const toNumber = (text: string | undefined) => Number((text ?? '').replace(/\D/g, ''))

test('a graph marks its busiest day, weekends, each fifth day and the last, and the three busiest days of events', () => {
  const counts = [4, 1, 2, 9, 3, 0, 5, 1, 2, 8, 0, 6]
  const series = counts.map((count, ago) => ({ on: addDays(day('2026-11-12'), ago), count }))
  const events = [0, 1, 3, 6, 40].map((ago) => ({
    id: `e${ago}`,
    on: addDays(day('2026-11-12'), ago),
    title: said(`Dag ${ago}`),
  }))
  const { bars, days, marks } = viewGraph(series, 'Bezoeken', events, nl)
  // The 12th is a Thursday.
  const [w, end] = ['week', 'weekend']
  expect(bars.map(({ kind }) => kind)).toEqual([w, w, end, 'busiest', w, w, w, w, w, end, end, w])
  expect(bars.map(({ count }) => count)).toEqual(counts)
  expect(days.map(({ bar }) => bar)).toEqual([0, 5, 11])
  expect(marks.map(({ bar, text }) => [bar, text.text])).toEqual([
    [0, 'Dag 0'],
    [3, 'Dag 3'],
    [6, 'Dag 6'],
  ])
})

test.each<readonly [what: string, home: OwnedHome, lead: string]>([
  ['a month and the one before', richHome, 'In oktober: twee plaatsbezoeken en één vraag om documenten. Dat'],
  [
    'since when it is online, in its first month',
    { ...richHome, mandate: { ...richHome.mandate, onlineSince: day('2026-11-01') } },
    'Uw pand staat online sinds 1 november 2026. Dat',
  ],
  [
    'all since the start, once it was sold',
    soldHome,
    'Sinds de start: vier plaatsbezoeken, vier vragen om documenten en 1.616 bezoeken aan uw pagina.',
  ],
  [
    'nothing where nothing was',
    { ...soldHome, viewings: [], documentRequests: [], pageVisits: [], offers: [] },
    '',
  ],
])('a home tells %s', (_, home, lead) => {
  expect(
    tellHome(home, nl)
      .lead.replaceAll('\u00A0', ' ')
      .slice(0, lead.length || undefined),
  ).toBe(lead)
})

describe('one number everywhere', () => {
  test('the bars, the table, the sources and the figure of 30 days have the same sum', () => {
    fc.assert(
      fc.property(anyHome, (home) => {
        const { graph, counts, sources, periods, lead } = statisticsView(home, nl)
        const bars = graph.view.bars.reduce((sum, { count }) => sum + count, 0)
        const cells = counts.table.rows.flatMap(({ days }) => days.map(toNumber))
        expect(cells.reduce((sum, count) => sum + count, 0)).toBe(bars)
        expect(toNumber(counts.table.sum.count)).toBe(bars)
        expect(sources.shares.reduce((sum, { count }) => sum + toNumber(count), 0)).toBe(bars)
        expect(toNumber(periods.figures[2]?.count)).toBe(bars)
        expect(bars === 0 || lead?.startsWith(`${formatNumber(bars, 'nl')} bezoek`)).toBe(true)
      }),
    )
  })

  test('weeks and months since the start add up to the total, and the own site to the same', () => {
    fc.assert(
      fc.property(anyHome, (home) => {
        const total = figuresOf(home)[3]?.count
        for (const by of ['week', 'month'])
          expect(statisticsView(home, portalContext('nl', { by })).counts.table.sum.count).toBe(total)
        expect(ownSiteTotal(home)).toBe(total)
      }),
    )
  })

  test('overview and statistics show the same figures', () => {
    expect(figuresOf(richHome)).toEqual(statisticsView(richHome, nl).periods.figures)
  })
})

describe('the graph', () => {
  test.each(locales)('its label says what the sentence says, in %s', (locale) => {
    const { graph, lead } = statisticsView(richHome, portalContext(locale))
    expect(lead).toContain('66')
    expect(graph.view.label.startsWith(lead ?? '-')).toBe(true)
    expect(graph.view.bars.map(({ title }) => title)).toContain(graph.now)
  })

  test('marks the days on which something happened, at most three of them', () => {
    const { marks, bars } = statisticsView(richHome, nl).graph.view
    expect(marks.map(({ bar, text }) => [bars[bar]?.title.split(':')[0], text.text])).toEqual([
      ['Donderdag 29 oktober', 'Nieuwe foto’s van de tuin'],
      ['Donderdag 12 november', 'In de nieuwsbrief'],
      ['Zaterdag 21 november', 'Bericht op sociale media'],
    ])
    const events = Array.from({ length: 20 }, (_, ago) => ({
      id: `${ago}`,
      on: addDays(today, -ago),
      title: said('Nieuws'),
    }))
    const many = statisticsView({ ...richHome, events }, nl).graph.view
    expect(many.marks).toHaveLength(3)
    expect(many.marks.some(({ bar }) => many.bars[bar]?.kind === 'busiest')).toBe(true)
  })

  test('draws every bar within the drawing, the highest below its top', () => {
    fc.assert(
      fc.property(anyHome, (home) => {
        const { view } = statisticsView(home, nl).graph
        const html = renderToStaticMarkup(Graph({ graph: view }))
        const heights = [...html.matchAll(/ y="([\d.]+)%" height="([\d.]+)%"/g)]
        expect(heights).toHaveLength(view.bars.length)
        for (const [, top, height] of heights) expect(Number(top) + Number(height)).toBeCloseTo(100, 1)
        expect(view.bars.filter(({ kind }) => kind === 'busiest').length).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('has a scale of round numbers that reaches the highest bar', () => {
    expect(scaleFor(68)).toEqual([0, 25, 50, 75])
    expect(scaleFor(0)).toEqual([0, 1])
    fc.assert(
      fc.property(fc.nat(2_000_000), (highest) => {
        const scale = scaleFor(highest)
        expect(scale.at(-1)).toBeGreaterThanOrEqual(highest)
        expect(scale.length).toBeLessThanOrEqual(4)
      }),
    )
  })
})

describe('the sentence', () => {
  test.each([
    ['nl', 'Twee plaatsbezoeken, drie vragen om documenten en één bod deze maand.'],
    ['fr', 'Deux visites sur place, trois demandes de documents et une offre ce mois-ci.'],
    ['en', 'Two viewings, three requests for documents and one offer this month.'],
    ['de', 'Zwei Besichtigungen, drei Anfragen nach Dokumenten und ein Angebot in diesem Monat.'],
  ] as const)('says the month in %s', (locale, title) => {
    expect(titleOf(richHome, portalContext(locale))).toBe(title)
  })

  test('says that nobody came, and what happened instead', () => {
    const quiet = { ...richHome, viewings: [], offers: [], documentRequests: [at('2026-11-02T10:00')] }
    expect(titleOf(quiet)).toBe('Nog geen plaatsbezoek deze maand, wel één vraag om documenten.')
    const seen = { ...quiet, documentRequests: [] }
    expect(titleOf(seen)).toMatch(/^Nog geen plaatsbezoek deze maand, wel \d+ bezoeken aan uw pagina\.$/)
    expect(titleOf(emptyHome)).toBe('Nog geen plaatsbezoek deze maand.')
  })

  test('says when a home goes online, and that it was sold', () => {
    expect(titleOf(newHome)).toBe('Donderdag gaat uw pand online.')
    const later = { ...newHome, mandate: { ...newHome.mandate, onlineSince: addDays(today, 9) } }
    expect(titleOf(later)).toBe('Woensdag 2 december 2026 gaat uw pand online.')
    expect(titleOf(soldHome)).toBe('Uw pand is verkocht.')
  })

  test('writes twelve in words and thirteen in digits', () => {
    const requests = (count: number) =>
      titleOf({
        ...richHome,
        documentRequests: Array.from({ length: count }, () => at('2026-11-03T09:00')),
      })
    expect(requests(12)).toContain('twaalf vragen om documenten')
    expect(requests(13)).toContain('13 vragen om documenten')
  })
})

describe('what is to be decided', () => {
  test('is the open offers, then a wanted paper, then nothing', () => {
    expect(viewDecisions(richHome, nl)[0]?.title).toContain('372.000')
    const noOffer = { ...richHome, offers: [] }
    expect(viewDecisions(noOffer, nl)[0]?.title).toBe('We hebben nog 1 document van u nodig')
    expect(viewDecisions({ ...noOffer, wanted: [] }, nl)).toEqual([])
    expect(viewDecisions(soldHome, nl)).toEqual([])
  })

  test('of two open offers both are read, the one that lapses first above', () => {
    const [first] = richHome.offers
    if (first === undefined) throw new Error('no offer')
    const lower = { ...first, id: 'o2', amount: euroCents(292_000), bindsUntil: at('2026-11-24T12:00') }
    const decisions = viewDecisions({ ...richHome, offers: [first, lower] }, nl)
    expect(decisions.map(({ title }) => title)).toEqual([
      expect.stringContaining('292.000'),
      expect.stringContaining('372.000'),
    ])
  })

  test('an offer is answered to its agent, by telephone or mail, until it lapses', () => {
    const [offer] = richHome.offers
    if (offer === undefined) throw new Error('no offer')
    const ways = /class="button[^"]*" href="(?:tel:\+3252000001|mailto:lotte@agency\.example\?[^"]+)"/g
    expect(offerHtml(offer, nl).match(ways)).toHaveLength(2)
    expect(offerHtml(offer, { ...nl, now: at('2026-12-01T09:00') })).not.toMatch(/tel:|mailto:/)
  })

  test('is no offer that no longer binds', () => {
    const late = { ...nl, now: at('2026-12-01T09:00') }
    expect(viewDecisions(richHome, late)[0]?.title).not.toContain('372.000')
  })
})

describe('trends', () => {
  test('today is told beside the same weekday, all day, and gets no sign', () => {
    const [todayFigure] = figuresOf(richHome)
    expect(todayFigure?.label).toBe('vandaag, tot 16.41\u00A0uur')
    expect(todayFigure?.note).toEqual({ words: 'maandag 16 november: 28 op de hele dag' })
  })

  test('a fall is explained by what happened in the days before', () => {
    const week = figuresOf(richHome)[1]
    expect(week?.note).toEqual({
      sign: '−22\u00A0%',
      words: 'minder dan de 7 dagen ervoor',
      reason: { when: '; toen:', event: { text: 'In de nieuwsbrief' } },
    })
  })

  test('a home that is online for three days is compared with nothing', () => {
    const [, week] = figuresOf(emptyHome)
    expect(week?.note?.words).toBe('nog niet lang genoeg online om te vergelijken')
  })
})

describe('the comparison', () => {
  test('is a sentence alone where fewer than five homes are similar', () => {
    const { ranges, intro } = viewComparison(newHome.comparison, nl)
    expect(ranges).toEqual([])
    expect(intro).toContain('vijf panden')
  })

  test('says beside how many others the home stands', () => {
    const [visits, viewings] = viewComparison(richHome.comparison, nl).ranges
    expect(`${visits?.you}, ${visits?.said}`).toBe('U 175, de mediaan is 140: meer dan bij zes van de acht.')
    expect(viewings?.said).toBe('dat is ook de mediaan.')
  })

  test.each([
    [{ own: 0, lowest: 0, middle: 0, highest: 0, above: 0, below: 0 }, 'net als de acht andere.'],
    [{ own: 3, lowest: 3, middle: 3, highest: 3, above: 0, below: 0 }, 'net als de acht andere.'],
    [{ own: 0, lowest: 0, middle: 0, highest: 2, above: 0, below: 3 }, 'zoals de meeste andere.'],
    [{ own: 1, lowest: 0, middle: 1, highest: 2, above: 2, below: 3 }, 'dat is ook de mediaan.'],
    [
      { own: 2, lowest: 0, middle: 3, highest: 6, above: 4, below: 4 },
      'de mediaan is 3: er staan er evenveel boven als onder.',
    ],
  ])('at equality and at zero %o it says something', (viewings, said) => {
    const { comparison } = richHome
    if (comparison === undefined) throw new Error('no comparison')
    const home = { ...richHome, comparison: { ...comparison, viewings } }
    expect(viewComparison(home.comparison, nl).ranges[1]?.said).toBe(said)
  })
})
