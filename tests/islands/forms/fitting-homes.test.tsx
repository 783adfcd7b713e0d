import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { grammars } from '#i18n/grammar.ts'
import { pickMessages } from '#i18n/pick-messages.ts'
import { formMessages } from '#islands/forms/form-messages.ts'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { FittingHomes } from '#islands/forms/fits/FittingHomes.tsx'
import { languages } from '#tests/support/languages.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewFits } from '#views/forms/fits.ts'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'

const said = (count: number, locale: (typeof locales)[number]): string => {
  const html = renderToStaticMarkup(
    <WordsProvider lang={grammars[locale].numberTag} messages={pickMessages(formMessages, languages(locale))}>
      <FittingHomes fits={{ count, homes: [] }} />
    </WordsProvider>,
  )
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test('one home, several and none are told apart in every language', () => {
  expect(said(1, 'nl')).toBe('1 pand past nu al bij deze antwoorden')
  expect(said(1200, 'nl')).toBe('1.200 panden passen nu al bij deze antwoorden')
  expect(said(0, 'nl')).toMatch(/^Nu nog niets .* mailing/)
  for (const locale of locales) {
    const texts = [0, 1, 2].map((count) => said(count, locale))
    expect(new Set(texts).size).toBe(3)
    for (const text of texts) expect(text).not.toMatch(/\{\{|undefined/)
  }
})

test('the page at rest counts what is on offer, and leads to the lists', () => {
  const properties = [createProperty({ id: 1 }), createProperty({ id: 2, availability: 'sold' })]
  const context = createContext({ properties })
  expect(viewFits(createPage(context, 'nl'), 'demand-register')).toMatchObject({
    found: '1 pand',
    text: 'staat nu te koop of te huur',
    links: [{ href: '/nl/te-koop/' }, { href: '/nl/te-huur/' }],
  })
  expect(viewFits(createPage(createContext({ properties: [] }), 'nl'), 'demand-register')).toBeUndefined()
  expect(viewFits(createPage(context, 'nl'), 'request-visit')).toBeUndefined()
})
