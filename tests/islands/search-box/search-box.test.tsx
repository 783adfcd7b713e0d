import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchBox } from '#islands/search-box/SearchBox.tsx'
import { searchBox } from './search-box-fixture.ts'

const html = renderToStaticMarkup(<SearchBox {...searchBox} />)

test('before hydration the sentence and each goal are plain forms to a list, and the first goal is chosen', () => {
  expect(html.match(/<form[^>]* action="[^"]*"/g)?.map((form) => form.replace(/.*action=/, ''))).toEqual([
    '"/nl/te-koop/"',
    '"/nl/te-koop/"',
    '"/nl/nieuwbouw/"',
  ])
  expect(html).toMatch(/type="radio"[^>]*checked=""[^>]*value="sale"/)
  expect(html).not.toContain('method=')
  expect(html).not.toContain('type="button"')
})

test('every option is an unticked checkbox with its count, selectable even at 0', () => {
  expect(html).toContain(
    'name="city" value="brussel-1000"/><span>Brussel</span><span class="multi__count">5</span>',
  )
  expect(html).toContain('name="type" value="2"/><span>Appartement</span>')
  expect(html).toContain('name="price" value="-150000"/>')
  expect(html).not.toContain('disabled')
  expect(html).not.toMatch(/type="checkbox"[^>]*checked/)
})

test('the button shows the number of listings, in singular or plural', () => {
  expect(html).toContain('Toon 1.214 panden')
  expect(html).toContain('Toon 1 project<')
})

test('the field that filters towns is not submitted', () => {
  expect(html.match(/<input class="multi__filter"[^>]*>/)?.[0]).not.toContain('name=')
})
