import { describe, expect, test } from 'vitest'
import type { MenuPage } from '#domain/site/page.ts'
import {
  createMenuPage,
  createOffice,
  createSite,
  day,
  createVacancy,
  everywhere,
  menu,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { openVacancies } from '#views/editorial/vacancy-teaser.ts'
import { viewMenu } from '#views/shell/navigation.ts'
import { viewShell } from '#views/shell/shell.ts'
import { withContents } from '#views/editorial/table-of-contents.ts'
import { viewThankYouPage } from '#views/forms/thank-you-page.ts'

function homeOf(context: ReturnType<typeof createContext>) {
  const [route] = context.routes.ofKind('home')
  if (route === undefined) throw new Error('no home page')
  return route
}

describe('the menu', () => {
  test('opens an external entry in a new tab, without referrer', () => {
    const outside = createMenuPage(
      30,
      'plichtenleer',
      { kind: 'modules' },
      { redirectUrl: 'https://www.biv.be/', noReferrerNoFollow: true },
    )
    const context = createContext({ menu: [...menu, outside] })
    expect(viewMenu(context, homeOf(context)).at(-1)).toMatchObject({
      href: 'https://www.biv.be/',
      isExternal: true,
      isNoFollow: true,
    })
  })

  test('leaves out pages that are excluded from it', () => {
    const hidden = createMenuPage(31, 'verborgen', { kind: 'modules' }, { isInMenu: false })
    const context = createContext({ menu: [...menu, hidden] })
    expect(viewMenu(context, homeOf(context)).map(({ label }) => label)).not.toContain('verborgen')
  })
})

describe('a sub-menu', () => {
  const about = createMenuPage(
    50,
    'over-ons-zelf',
    { kind: 'modules' },
    {
      hasSubMenu: true,
      children: [
        createMenuPage(51, 'over-ons-zelf/team', { kind: 'modules' }, { parentId: 50 }),
        createMenuPage(52, 'over-ons-zelf/verborgen', { kind: 'modules' }, { parentId: 50, isInMenu: false }),
      ],
    },
  )

  function labelsBelow(page: MenuPage) {
    const context = createContext({ menu: [...menu, page] })
    return viewMenu(context, homeOf(context))
      .find(({ label }) => label === page.name.nl)
      ?.children.map(({ label }) => label)
  }

  test('shows the children that are included', () => {
    expect(labelsBelow(about)).toEqual(['over-ons-zelf/team'])
  })

  test('shows the pages that it names, in their order, wherever they are', () => {
    expect(labelsBelow({ ...about, subMenu: [8, 51, 999] })).toEqual(['blog', 'over-ons-zelf/team'])
  })

  test('may include the page itself', () => {
    expect(labelsBelow({ ...about, subMenu: [50] })).toEqual(['over-ons-zelf'])
  })

  test('is absent on pages without one', () => {
    expect(labelsBelow({ ...about, hasSubMenu: false, subMenu: [8] })).toEqual([])
  })
})

describe('the shell', () => {
  test('marks a demo as such, and nothing on a real site', () => {
    const demo = createContext({ site: createSite({ isDemo: true }) })
    const real = createContext({ site: createSite({ isDemo: false }) })
    expect(viewShell(demo, homeOf(demo)).footer.demo).toContain('Voorbeeldsite')
    expect(viewShell(real, homeOf(real)).footer.demo).toBeUndefined()
  })

  test('leaves out a colour that is illegible on the top bar', () => {
    const item = { label: everywhere('Opendeur'), link: '/for-sale/' }
    const context = createContext({
      site: createSite({
        topBar: [
          { ...item, color: '#333333' },
          { ...item, color: '#f0d64f' },
        ],
      }),
    })
    expect(viewShell(context, homeOf(context)).css).toBe('.topbar [data-item="2"]{color:#f0d64f}')
  })
})

test('the thank-you page of an office names it', () => {
  const context = createContext({
    offices: [createOffice('berlare', 'Berlare'), createOffice('stekene', 'Stekene')],
  })
  const routes = context.routes.ofKind('thank-you').filter(({ locale }) => locale === 'nl')
  const messages = routes.map((route) => viewThankYouPage(context, route).message)
  expect(new Set(messages).size).toBe(messages.length)
  for (const route of routes.filter(({ target }) => target.officeId !== undefined)) {
    expect(viewThankYouPage(context, route).message).toMatch(/^Kantoor (Berlare|Stekene) /)
  }
})

test('a vacancy that has closed is not listed', () => {
  const vacancies = [
    createVacancy({ id: 'open', validUntil: day('2026-11-20') }),
    createVacancy({ id: 'closed', validUntil: day('2026-11-19') }),
  ]
  const context = createContext({ vacancies: [] })
  const later = { ...context, catalogue: { ...context.catalogue, vacancies } }
  expect(openVacancies(later).map(({ id }) => id)).toEqual(['open'])
})

test('headings get ids that the table of contents points to', () => {
  const { html, entries } = withContents(
    '<h2>Wat we <em>bewaren</em></h2><p>…</p><h2 class="x">Uw rechten</h2>',
  )
  expect(entries.map(({ text }) => text)).toEqual(['Wat we bewaren', 'Uw rechten'])
  for (const { id } of entries) expect(html).toContain(`<h2 id="${id}">`)
})
