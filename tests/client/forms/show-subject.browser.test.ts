import { beforeEach, describe, expect, test } from 'vitest'
import { showSubject } from '#client/forms/show-subject.ts'
import { subjectRefused } from '#contracts/subject-refused.ts'
import { find, goTo, serve, showPage, textsOf } from '#tests/support/island/page.ts'

const { pathname } = location

const problems = ['missing', 'sold', 'toLet', 'underOption']

/** The page of a form about homes for sale. */
const formPage = `<section class="subject" hidden data-needs='{"kinds":["sale","unit"],"states":["available"]}'><div class="subject__picture"></div>
  <a href="/"></a>${'<p class="subject__line">?</p>'.repeat(4)}<div class="subject__agent"></div></section><input name="subject">
  <p class="ways"><a href="mailto:a@b.be?subject=Vraag">Mail</a></p>
  ${problems
    .map(
      (problem) => `<div class="refusal" data-problem="${problem}" tabindex="-1" hidden>${problem}
    <a data-way='{"to":"demand","href":"/nl/zoek/"}'>Zoek</a> <a data-way='{"to":"listing"}'>Pand</a> <a data-way='{"to":"others"}'>Andere</a></div>`,
    )
    .join('')}`

/** The page of a home. */
const home = (
  data: string,
) => `<header class="prop-head" data-name="Huis te Zele" ${data}><h1 lang="nl-BE">Huis</h1>
  <p class="prop-head__place">Dorp 1,
    Zele</p><p class="prop-head__price">€ 300.000</p></header><b data-reference="K-7"></b><i data-due="€ 5 per maand"></i>
  <div id="strip"><picture><source sizes="9px"><img alt="Voorgevel"></picture></div><div class="contact-card"><p class="agent">An</p></div>
  <div class="units"><a href="/nl/project/70/3/">3</a></div>`

const forSale = 'data-subject-kind="sale" data-subject-state="available"'
const redirect = (to: string) =>
  `<a hreflang="fr-BE" href="/fr${to}">fr</a><a hreflang="nl-BE" href="/nl${to}">nl</a>`

beforeEach(() => {
  document.documentElement.lang = 'nl-BE'
  for (const name of ['refused', 'refusedSent']) delete document.documentElement.dataset[name]
  showPage(formPage)
})

async function open(query: string, pages: Readonly<Record<string, unknown>>): Promise<void> {
  goTo(pathname + query)
  serve(pages)
  await showSubject(find('.subject'))
}

/** The refusal that is shown, and its ways on. */
const refusal = () => [
  find('.refusal:not([hidden])').dataset['problem'],
  ...[...document.querySelectorAll('.refusal:not([hidden]) a:not([hidden])')].map((link) =>
    link.getAttribute('href'),
  ),
]

describe('a form about a home', () => {
  // First, as a page knows of no other home then.
  test.each([
    ['no number', '?property=x', {}],
    ['not there', '?property=7', {}],
    ['gone', '?property=7', { '/property/7/': () => new Response('', { status: 410 }) }],
    [
      'not there in this language',
      '?property=7',
      { '/property/7/': '<a hreflang="fr-BE" href="/fr/7/">fr</a>' },
    ],
    ['elsewhere', '?property=7', { '/property/7/': '<a hreflang="nl-BE" href="https://x.example/">nl</a>' }],
  ])('that is %s is missing', async (_, query, pages) => {
    await open(query, pages)
    expect(refusal()).toEqual(['missing', '/nl/zoek/'])
  })

  test('shows it as its own page does, and names it to the service and in a mail', async () => {
    await open('?property=7', {
      '/property/7/': redirect('/huis-7/'),
      '/nl/huis-7/': home(`${forSale} data-off-plan data-offer="2026"`),
    })
    const link = find<HTMLAnchorElement>('.subject a')
    expect([link.textContent, link.getAttribute('href'), link.lang]).toEqual([
      'Huis te Zele',
      '/nl/huis-7/',
      'nl-BE',
    ])
    expect(textsOf('.subject__line')).toEqual(['Dorp 1, Zele', '€ 300.000', 'K-7', '€ 5 per maand'])
    expect(find('.subject').hidden).toBe(false)
    expect({ ...find('.subject').dataset }).toMatchObject({ offPlan: '', offer: '2026' })
    expect(find<HTMLInputElement>('[name=subject]').value).toBe('property/7')
    expect(find<HTMLImageElement>('.subject__picture img').alt).toBe('')
    expect(find<HTMLSourceElement>('.subject__picture source').sizes).toContain('6.5rem')
    expect(textsOf('.subject__agent')).toEqual(['An'])
    expect(find<HTMLAnchorElement>('.ways a').href).toBe(
      `mailto:a@b.be?subject=Vraag${encodeURIComponent(', Huis te Zele, Dorp 1, Zele, K-7')}`,
    )
    expect(document.querySelector('.refusal:not([hidden])')).toBeNull()
  })

  test('of a project follows the link to it', async () => {
    await open('?project=70&unit=3', {
      '/project/70/': redirect('/project/70/'),
      '/nl/project/70/': home(''),
      '/nl/project/70/3/': home(forSale).replaceAll('Huis te Zele', 'Appartement 3'),
    })
    expect(textsOf('.subject a')).toEqual(['Appartement 3'])
  })

  test('that is sold says so, with ways on', async () => {
    await open('?property=7', {
      '/property/7/': redirect('/huis-7/'),
      '/nl/huis-7/': home(
        'data-subject-kind="sale" data-subject-state="sold" data-others="/nl/te-koop/" data-wanted="goal=sale"',
      ),
    })
    expect(refusal()).toEqual(['sold', '/nl/zoek/?goal=sale', '/nl/huis-7/', '/nl/te-koop/'])
    expect(document.activeElement).toBe(find('.refusal:not([hidden])'))
    expect(document.documentElement.dataset['refused']).toBe('sold')
  })

  test.each([
    ['to let', 'rent', 'available', 'toLet'],
    ['under option', 'sale', 'underOption', 'underOption'],
  ])('that is %s cannot be asked about', async (_, kind, state, problem) => {
    await open('?property=7', {
      '/property/7/': redirect('/huis-7/'),
      '/nl/huis-7/': home(`data-subject-kind="${kind}" data-subject-state="${state}"`),
    })
    expect(refusal()).toEqual([problem, '/nl/zoek/', '/nl/huis-7/'])
  })

  test('whose page cannot be read now is left to the service', async () => {
    await open('?property=7', { '/property/7/': () => new Response('', { status: 503 }) })
    expect(find('.subject').hidden).toBe(true)
    expect(document.querySelector('.refusal:not([hidden])')).toBeNull()
    expect(find<HTMLInputElement>('[name=subject]').value).toBe('property/7')
  })

  test('that the service refuses says why above what was typed', async () => {
    await open('?property=7', {})
    showPage(formPage)
    document.dispatchEvent(new CustomEvent(subjectRefused, { detail: 'sold' }))
    expect(refusal()[0]).toBe('sold')
    expect(document.documentElement.dataset['refusedSent']).toBe('sold')
  })

  test('is about nothing without an address of one', async () => {
    await open('?goal=sale', {})
    expect(find<HTMLInputElement>('[name=subject]').value).toBe('')
    expect(find('.subject').hidden).toBe(true)
  })
})
