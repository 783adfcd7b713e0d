import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { languages } from '#tests/support/languages.ts'
import { Paging } from '#ui/kit/Paging.tsx'
import { shownPages } from '#ui/kit/paging-view.ts'
import { viewPaging } from '#views/results/paging.ts'

const { t } = languages('nl')
const render = (page: number, pages: number): string => {
  const paging = viewPaging({ page, pages }, (number) => `/nl/te-koop/${number}/`, t)
  return paging === undefined ? '' : renderToStaticMarkup(<Paging paging={paging} />)
}

it('is absent when a list has one page', () => {
  expect(render(1, 1)).toBe('')
})

it('marks the current page and links to its neighbours', () => {
  const html = render(6, 12)
  expect(html).toContain('aria-label="Pagina 6" aria-current="page"'.replaceAll(' 6', '\u00A06'))
  expect(html).toContain('href="/nl/te-koop/5/" rel="prev"')
  expect(html).toContain('href="/nl/te-koop/7/" rel="next"')
  expect(html.match(/aria-current/g)).toHaveLength(1)
})

it('has no previous link on the first page, and no next link on the last', () => {
  expect(render(1, 3)).not.toContain('rel="prev"')
  expect(render(3, 3)).not.toContain('rel="next"')
})

it('leaves out pages of a long list, with a gap', () => {
  expect(shownPages(6, 12)).toEqual([1, 5, 6, 7, 12])
  expect(shownPages(1, 12)).toEqual([1, 2, 3, 12])
  expect(shownPages(4, 5)).toEqual([1, 2, 3, 4, 5])
  expect(shownPages(2, 2)).toEqual([1, 2])
  expect(render(6, 12).match(/…/g)).toHaveLength(2)
})
