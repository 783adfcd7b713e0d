import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { plannedViewings } from '#domain/owners/figures/coming.ts'
import { monthOf } from '#domain/owners/figures/month.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import { locales } from '#domain/values/locale.ts'
import { reportView } from '#service/portal/views/report-view.ts'
import { sayPaper } from '#service/portal/views/kit/paper-words.ts'
import { viewPlanned } from '#service/portal/views/parts/coming-items.ts'
import { viewComparison } from '#service/portal/views/parts/comparison-view.ts'
import { sayMeaning } from '#service/portal/views/parts/sentence.ts'
import { ViewingsPage } from '#service/portal/views/viewings-page.tsx'
import { day, richHome, said } from '#tests/support/portal/owned-homes.ts'
import { portalContext } from '#tests/support/portal/portal-context.ts'

const october = monthOf(day('2026-10-01'))
const withHand = { nl: 'met Lotte', fr: 'avec Lotte', en: 'with Lotte', de: 'mit Lotte' } as const

describe.each(locales)('in %s', (locale) => {
  const context = portalContext(locale)

  test('the agent of a viewing is named, also beside a visitor who is written of in Dutch', () => {
    const [planned] = plannedViewings(richHome, context.now)
    const words =
      planned &&
      viewPlanned(planned, context)
        .lines.map(({ text }) => text)
        .join(' ')
    expect(words?.toLowerCase()).toContain(withHand[locale].toLowerCase())
    expect(reportView(richHome, october, context).lists[1]?.items[0]?.text).toContain(withHand[locale])
  })

  test('and so is that of a past one, beside which visit it was', () => {
    const html = renderToStaticMarkup(ViewingsPage({ home: richHome, context }))
    const rows = html.match(/<tr><td>.*?<\/tr>/g) ?? []
    const about = rows.map((row) => /<span class="table__sub">(.*?)<\/span>/.exec(row)?.[1])
    expect(about[0]?.toLowerCase()).toContain(`, ${withHand[locale].toLowerCase()}`)
    expect(about).toContain(undefined)
  })

  test('a known paper has the name that its reader knows', () => {
    const names = { nl: 'Bodemattest', fr: 'Attestation du sol', en: 'Soil certificate', de: 'Bodenattest' }
    expect(sayPaper(said('Bodemattest'), undefined, locale)).toEqual({ text: names[locale] })
    expect(sayPaper(said(' bodemattest'), 'soil', locale).text.trim().toLowerCase()).toBe(
      names[locale].toLowerCase(),
    )
  })
})

describe('other papers', () => {
  test('stay as the agency wrote them, with their language', () => {
    const name = said('Verslag van de syndicus')
    expect(sayPaper(name, 'other', 'fr')).toEqual({ text: 'Verslag van de syndicus', lang: 'nl-BE' })
    expect(sayPaper(name, undefined, 'nl')).toEqual({ text: 'Verslag van de syndicus' })
  })
})

describe('a report', () => {
  const notesOf = (home: OwnedHome) =>
    reportView(home, october, portalContext('nl'))
      .figures.slice(1)
      .map(({ note }) => note?.words)

  test('compares two whole months', () => {
    const home = { ...richHome, mandate: { ...richHome.mandate, onlineSince: day('2026-09-01') } }
    expect(notesOf(home)[0]).toMatch(/^(meer dan|minder dan|evenveel als) in september$/)
  })

  test('compares no month with the part of one', () => {
    expect(notesOf(richHome)).toEqual([undefined, undefined, undefined])
  })
})

describe('what the figures mean', () => {
  const { comparison } = richHome
  const meaning = (above: number, below: number) =>
    comparison === undefined
      ? undefined
      : sayMeaning(
          { ...richHome, comparison: { ...comparison, viewings: { ...comparison.viewings, above, below } } },
          portalContext('nl'),
        )

  test('is said of more, fewer, equal to most, and in between', () => {
    expect(meaning(6, 1)).toContain('meer volk')
    expect(meaning(1, 6)).toContain('minder volk')
    expect(meaning(1, 2)).toBe('Dat is zoals bij de meeste gelijkaardige panden van ons kantoor.')
    expect(meaning(3, 3)).toContain('ongeveer zoals')
  })

  test('has a sentence of its own at equality in every language', () => {
    const said = locales.map(
      (locale) => viewComparison(equal(0).comparison, portalContext(locale)).ranges[1]?.said,
    )
    expect(said).toEqual([
      'zoals de meeste andere.',
      'comme la plupart des autres.',
      'like most of the others.',
      'wie die meisten anderen.',
    ])
  })
})

/** A home whose viewings are those of most others. */
function equal(own: number): OwnedHome {
  const { comparison } = richHome
  if (comparison === undefined) throw new Error('no comparison')
  const viewings = { own, lowest: 0, middle: own, highest: 4, above: 0, below: 3 }
  return { ...richHome, comparison: { ...comparison, viewings } }
}
