import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parsePage, toElement } from '#scripts/bench/build/html-to-react.ts'
import { multiply } from '#scripts/bench/build/multiply-records.ts'

test('the peer renders the same page', () => {
  const html =
    '<main class="a"><h1>Te koop</h1><img src="x.png" alt="Huis" loading="lazy"/><ul><li>een<li>twee</li></ul><script>a()</script></main>'
  const rendered = renderToStaticMarkup(toElement(parsePage(`<!DOCTYPE html>${html}`)))
  expect(rendered.replace(/^<div>|<\/div>$/g, '')).toBe(
    html.replace('een<li>twee</li>', 'een<li>twee</li></li>'),
  )
})

test('copies of records differ only in their ID', () => {
  const copies = multiply(
    [
      { ID: 1, City: 'Berlare' },
      { ID: 4, City: 'Stekene' },
    ],
    5,
  )
  expect(new Set(copies.map(({ ID }) => ID)).size).toBe(5)
  expect(copies[2]).toMatchObject({ City: 'Berlare' })
})
