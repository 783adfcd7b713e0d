import { expect, test } from 'vitest'
import { checkHtml, createValidator, foldFindings } from '#scripts/checks/html.ts'

const wrap = (body: string): string =>
  `<!DOCTYPE html><html lang="nl"><head><title>x</title></head><body><main><h1>x</h1>${body}</main></body></html>`

test.each([
  '<p><div>x</div></p>',
  '<a href="#x"><a href="#y">x</a></a>',
  '<p id="a">x</p><p id="a">y</p>',
  '<ul><p>x</p></ul>',
  '<img src="x.png">',
])('finds %s', async (body) => {
  expect(await checkHtml(createValidator(), 'x.html', wrap(body))).not.toEqual([])
})

test('accepts a valid page', async () => {
  expect(await checkHtml(createValidator(), 'x.html', wrap('<p>x</p>'))).toEqual([])
})

test('an error on many pages is reported once', () => {
  expect(foldFindings(['a.html:1:2 rule: words', 'b.html:3:4 rule: words'])).toEqual([
    'rule: words (a.html:1:2 and 1 more)',
  ])
})
