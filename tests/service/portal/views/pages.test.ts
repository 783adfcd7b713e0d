import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Month, monthOf } from '#domain/owners/figures/month.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import { locales } from '#domain/values/locale.ts'
import { checkGrammar } from '#scripts/checks/built/words/grammar.ts'
import type { HomeView, HomeQuery } from '#service/portal/views/kit/home-context.ts'
import { failedPage, offerPage, portalPage, reportPage } from '#service/portal/views/portal-page.tsx'
import {
  at,
  busyHome,
  day,
  emptyHome,
  newHome,
  richHome,
  soldHome,
} from '#tests/support/portal/owned-homes.ts'
import { portalContext } from '#tests/support/portal/portal-context.ts'

const views: readonly HomeView[] = [
  'overview',
  'statistics',
  'viewings',
  'media',
  'communications',
  'documents',
]
const homes = { richHome, newHome, emptyHome, soldHome, busyHome }
const october: Month = monthOf(day('2026-10-01'))

function htmlOf(view: HomeView, home: OwnedHome, query: HomeQuery = {}, all = [richHome, newHome]): string {
  const { body } = portalPage({ view, home, homes: all, context: portalContext('nl', query) })
  return renderToStaticMarkup(body)
}

/** Returns the words of a page, with a line between elements. @example wordsOf('<p>Een <b>bod</b></p>') // '|Een|bod|' */
function wordsOf(html: string): string {
  const words = html.replaceAll(/<[^>]+>/g, '|').replaceAll('\u00A0', ' ')
  return words.replaceAll(/[| ]*\|[| ]*/g, '|')
}

/** Rules that hold for each page: everything filled in, one heading, IDs once, labels for all controls. */
function checkPage(html: string): void {
  expect(html).not.toMatch(/\{\{|undefined|NaN|\[object/)
  expect(html).not.toContain(' style="')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html.match(/<main/g)).toHaveLength(1)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual([...new Set(ids)])
  for (const [, id] of html.matchAll(/(?:for|aria-labelledby|aria-describedby|popoverTarget)="([^"]+)"/gi))
    expect(ids).toContain(id)
}

describe.each(locales)('in %s', (locale) => {
  const context = portalContext(locale)
  test.each(Object.entries(homes))('every view of %s is complete', (_, home) => {
    const pages = [
      ...views.map((view) => portalPage({ view, home, homes: [home], context })),
      reportPage(home, october, context),
      ...home.offers.map((offer) => offerPage(offer, { home, homes: [home], context })),
    ]
    for (const { title, body } of pages) {
      expect(title).not.toBe('')
      const html = renderToStaticMarkup(body)
      checkPage(html)
      expect(checkGrammar([{ lang: locale, path: title, html }])).toEqual([])
    }
  })

  test('texts in another language say so', () => {
    const { body } = portalPage({ view: 'viewings', home: richHome, homes: [richHome], context })
    const quote = /<q( lang="nl-BE")?>Vallen voor het licht/.exec(renderToStaticMarkup(body))
    expect(quote?.[1]).toBe(locale === 'nl' ? undefined : ' lang="nl-BE"')
  })
})

describe('the frame', () => {
  test('an owner of one home reads its name; one of more chooses without losing the view', () => {
    expect(htmlOf('media', richHome, {}, [richHome])).not.toContain('<details')
    const html = htmlOf('media', richHome)
    expect(html).toContain('<details')
    expect(html).toContain('href="/portal/media/property/2430?"')
  })

  test('the tabs mark the shown view and count what waits', () => {
    const html = htmlOf('viewings', richHome)
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
    expect(html).toMatch(/aria-current="page">Plaatsbezoeken<b>2<span class="vh"> gepland/)
    expect(html).toMatch(/>Documenten<b>1<span class="vh"> gevraagd/)
  })

  test('signing out is a form, so that no link can do it', () => {
    expect(htmlOf('overview', richHome)).toMatch(/<form action="\/portal\/sign-out" method="post">/)
  })
})

describe('lists', () => {
  test('filter by status, and keep the filter on the next page', () => {
    const html = htmlOf('viewings', busyHome, { status: 'done' })
    expect(html).toContain('href="/portal/viewings/property/2417?status=done&amp;page=2"')
    const body = html.slice(html.indexOf('<tbody>'), html.indexOf('</tbody>'))
    expect(body).toContain('Geweest')
    expect(body).not.toContain('Afgezegd')
    expect(body.match(/<tr>/g)).toHaveLength(10)
  })

  test('past viewings are newest first, and say which visit it was, with whom, and why or from when it changed', () => {
    const [first, ...others] = richHome.viewings
    if (first === undefined) throw new Error('the home has no viewings')
    const cancelled = {
      id: 'x',
      status: 'cancelled',
      reason: 'owner',
      visitNumber: 2,
      agentId: 'lotte',
    } as const
    const moved = { ...first, id: 'y', movedFrom: at('2026-10-09T10:00') }
    const viewings = [{ ...first, ...cancelled }, moved, ...others]
    const html = htmlOf('viewings', { ...richHome, viewings })
    const table = html.slice(html.indexOf('<tbody>'), html.indexOf('</tbody>'))
    const rows = table.split('</tr>').map(wordsOf)
    expect(rows.slice(0, -1)).toEqual([
      expect.stringMatching(/^\|za 21 nov, 10 uur\|De heer en mevrouw D., Berlare\|2e bezoek, met Lotte\|/),
      expect.stringMatching(/^\|za 14 nov, 11 uur\|Gezin, Dendermonde\|Niet verwittigd.*\|Niet gekomen\|$/),
      expect.stringMatching(/^\|do 12 nov, 11 uur\|De heer en mevrouw D., Berlare\|Met Lotte\|Vallen voor/),
      expect.stringMatching(/^\|di 10 nov, 16 uur\|De heer S., Gent\|Kocht intussen/),
      expect.stringMatching(/^\|za 24 okt, 10.30 uur\|Koppel, Gent\|Prijs wat hoog/),
      '|za 10 okt, 10.30 uur|Jong koppel, Lokeren|Verplaatst van 9 oktober, 10 uur|Geweest|',
      '|za 10 okt, 10.30 uur|Jong koppel, Lokeren|2e bezoek|Afgezegd omdat het u niet paste|Afgezegd|',
    ])
    expect(html).toContain('Vier plaatsbezoeken sinds de start. Eén bezoeker kwam een tweede keer.')
    const counts = [...html.matchAll(/<a class="chip"[^>]*>([^<]+)<span class="chip__count">(\d+)/g)]
    expect(counts.map(([, label = '', count]) => [label.trim(), count])).toEqual([
      ['Alle', '7'],
      ['Geweest', '4'],
      ['Afgezegd', '2'],
      ['Niet gekomen', '1'],
    ])
  })

  test('show everything for a filter or a page that does not exist', () => {
    expect(htmlOf('viewings', richHome, { status: 'x', page: '99' })).toBe(htmlOf('viewings', richHome))
    expect(htmlOf('communications', richHome, { party: '<b>' })).toBe(htmlOf('communications', richHome))
  })

  test('filter communications by party, newest first', () => {
    const html = htmlOf('communications', richHome, { party: 'seekers' })
    expect(html).not.toContain('Lotte belde u')
    expect(html.indexOf('Bod ontvangen')).toBeLessThan(html.indexOf('Uw huis gemaild'))
  })
})

describe('documents', () => {
  test('one wanted paper is named; of more, one is chosen', () => {
    const one = htmlOf('documents', richHome)
    expect(one).toContain('<input type="hidden" name="paper" value="electricity"/>')
    const two = htmlOf('documents', newHome)
    expect(two.match(/type="radio"[^>]* name="paper"/g)).toHaveLength(2)
    expect(two).toContain('value="other/Verslag van de syndicus"')
    expect(two).toContain('action="/portal/hand-in" encType="multipart/form-data" method="post"')
  })

  test('are listed newest first, an offer for its own document, and what was handed in with its state', () => {
    const words = wordsOf(htmlOf('documents', richHome))
    expect(words.slice(words.indexOf('|Te lezen'), words.indexOf('|LV|'))).toBe(
      '|Te lezen|Bod van € 372.000|22 november, De heer en mevrouw D., Berlare' +
        '|Stedenbouwkundig uittreksel|9 november, pdf, 1,1 MB|Van u gekregen' +
        '|Attest van de mazouttank|2 oktober, jpg, 96 kB|Wordt nagekeken' +
        '|Energieprestatiecertificaat (EPC)|14 september|In orde',
    )
    const none = wordsOf(htmlOf('documents', emptyHome))
    expect(none).toContain('|Alles wat bij de verhuring hoort')
    expect(none).toContain('|We hebben alles van u gekregen.')
    expect(none).toMatch(/\|Hier komen de opdracht.*\|Wat u ons bezorgt, staat hier/)
  })

  test('a form that comes back has what was typed, the file that is kept, and what is wrong beside its field', () => {
    const handIn = {
      paper: 'electricity',
      remark: 'Van vorig jaar',
      kept: { key: 'k1', text: 'Bewaard: x' },
      paperError: 'Kies.',
    }
    const formOf = (again: object) => {
      const context = { ...portalContext('nl'), handIn: { ...handIn, ...again } }
      return renderToStaticMarkup(
        portalPage({ view: 'documents', home: newHome, homes: [newHome], context }).body,
      )
    }
    const kept = formOf({})
    expect(kept).toMatch(
      /<input type="radio"[^>]*checked=""[^>]*value="electricity"|value="electricity"[^>]*checked=""/,
    )
    expect(kept).toContain('<p class="field__error" id="paper-error">Kies.</p>')
    expect(kept).toContain('<input type="hidden" name="kept" value="k1"/>')
    expect(kept).toContain('>Van vorig jaar</textarea>')
    expect(kept).not.toMatch(/<input[^>]*id="file"[^>]*(?:required|aria-invalid)/)
    const lost = formOf({ kept: undefined, fileError: 'Kies het bestand opnieuw.' })
    expect(lost).toMatch(
      /id="file-error">Kies het bestand opnieuw\..*<input[^>]*id="file"[^>]*aria-invalid="true"[^>]*required/,
    )
  })

  test('only a document with a file is a link', () => {
    const html = htmlOf('documents', richHome)
    expect(html).toContain('href="/portal/document/d4"')
    expect(html).not.toContain('href="/portal/document/d2"')
  })
})

describe('empty views', () => {
  test.each(views)('%s says what will come', (view) => {
    expect(htmlOf(view, newHome)).toMatch(/[Zz]odra|Vanaf dan|ons kantoor noteert/)
  })
})

describe('when something went wrong', () => {
  test('the page says so at once, that nothing is lost, and leads to the same view', () => {
    const { title, body } = failedPage('statistics', '/portal/statistics/?by=week', portalContext('nl'))
    const html = renderToStaticMarkup(body)
    expect(title).toBe('Fout: Statistieken')
    expect(html).toContain('role="alert"')
    expect(html).toContain('uw gegevens zijn niet weg')
    expect(html).toContain('href="/portal/statistics/?by=week"')
    checkPage(html)
  })

  test('what the owner did last is told above the view', () => {
    const context = { ...portalContext('nl'), notice: { tone: 'done', title: 'Bezorgd aan Lotte' } as const }
    const { body } = portalPage({ view: 'documents', home: richHome, homes: [richHome], context })
    const html = renderToStaticMarkup(body)
    expect(html.indexOf('role="status"><h2>Bezorgd aan Lotte')).toBeGreaterThan(0)
    expect(html.indexOf('Bezorgd aan Lotte')).toBeLessThan(html.indexOf('<h1'))
  })
})

describe('the report', () => {
  const html = (home: OwnedHome) => renderToStaticMarkup(reportPage(home, october, portalContext('nl')).body)

  test('says who made it, for whom, and how was counted', () => {
    expect(html(richHome)).toContain('Verslag over oktober 2026, voor mevrouw De Backer')
    expect(html(richHome)).toContain('Opgemaakt op 23 november 2026 door Lotte Verhulst, 052 00 00 01.')
    expect(html(richHome)).toContain('BIV 000.001')
  })

  test('says in figures and lists what happened in its month, what was done then, and what comes', () => {
    const mandate = { ...richHome.mandate, onlineSince: day('2026-09-01') }
    const words = wordsOf(html({ ...richHome, mandate }).replaceAll(/<svg.*?<\/svg>/gs, ''))
    for (const part of [
      '|Halfopen woning met zuidtuin, Donklaan 12, Berlare, Referentie KK-2417, te koop voor € 389.000, sinds 1 september 2026.|',
      '|bezoeken aan uw pagina|773|gemiddeld 25 per dag|plaatsbezoeken|2|+2|, meer dan in september|' +
        'vragen om documenten|1|+1|, meer dan in september|biedingen|0|evenveel als in september|',
      '|1 okt|6 okt|11 okt|16 okt|21 okt|26 okt|31 okt|1|29 okt: Nieuwe foto’s van de tuin|',
      '|24 okt|Koppel, Gent|Prijs wat hoog, kijkt verder.|10 okt|Jong koppel, Lokeren|',
      '|Wat wij deden|Nieuwe foto’s van de tuin (29 oktober)|Op twee plaatsen online, samen 2.826 keer bekeken|',
      '|Wat komt|Plaatsbezoek op 25 november, met Lotte|Plaatsbezoek op 28 november, met Lotte|' +
        'Ontbreekt: Elektrische keuring|Einde van de opdracht op 21 januari|',
    ])
      expect(words).toContain(part)
  })

  test('has only the viewings of its month, and counts those that the sheet has no room for', () => {
    expect(html(richHome)).toContain('Koppel, Gent')
    expect(html(richHome)).not.toContain('Vallen voor het licht')
    const done = busyHome.viewings.filter(({ at, status }) => status === 'done' && at.startsWith('2026-10'))
    const shown = html(busyHome).match(/<td class="nowrap">/g)?.length ?? 0
    expect(shown).toBe(3)
    expect(html(busyHome)).toContain(`En nog ${done.length - shown} plaatsbezoeken`)
  })
})
