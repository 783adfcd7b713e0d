import { expect, test } from 'vitest'
import type { FooterColumn } from '#domain/site/site-config.ts'
import type { Picture } from '#domain/site/picture.ts'
import { createSite, perLocale } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewFooter } from '#views/shell/footer.ts'

const logo: Picture = {
  source: { kind: 'url', url: 'https://pictures.example/logo.png' },
  alt: perLocale('logo'),
}
const column: FooterColumn = {
  kind: 'text',
  title: perLocale('Over ons'),
  intro: perLocale('Wij kennen de straat.'),
  text: { nl: 'Eerste alinea.\n\nTweede alinea.' },
  images: [logo],
  links: [{ label: perLocale('Te koop'), link: '/for-sale/' }],
}

function footerOf(columns: readonly FooterColumn[]) {
  return viewFooter(createPage(createContext({ site: createSite({ footer: columns }) }), 'fr'))
}

test('a column of the footer has its title, intro, text, pictures and links', () => {
  const [shown] = footerOf([column]).columns
  expect(shown).toMatchObject({
    title: 'fr Over ons',
    intro: 'fr Wij kennen de straat.',
    text: { paragraphs: ['Eerste alinea.', 'Tweede alinea.'], lang: 'nl-BE' },
    images: [{ alt: 'fr logo' }],
    links: [{ label: 'fr Te koop', href: '/fr/a-vendre/' }],
  })
})

test('there are as many columns as configured, in order', () => {
  const kinds = ['review', 'offices', 'links', 'text'] as const
  expect(footerOf(kinds.map((kind) => ({ ...column, kind }))).columns.map(({ kind }) => kind)).toEqual(kinds)
})

test("the last lines have the copyright and the company's data", () => {
  const { copyright, company } = footerOf([])
  expect(copyright).toBe('© 2026 Kouter & Kaai Vastgoed')
  expect(company.identity[0]).toBe('Kouter & Kaai bv')
  expect(company.register.join('\n')).toContain('0000.000.097')
  expect(company.register).toContain('RPM Gent')
  expect(company.supervisor.href).toBe('https://www.biv.be')
})
