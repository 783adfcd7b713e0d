import { describe, expect, test } from 'vitest'
import { compressPage, readStart } from '#scripts/checks/built/brotli.ts'
import { checkFirstScreens, findEnd } from '#scripts/checks/built/first-screen.ts'

/** Text that hardly compresses: so many words of it are more bytes than that. */
const noise = (words: number): string =>
  Array.from({ length: words }, (_, index) => Math.imul(index + 1, 2654435761).toString(36)).join(' ')
const hero = '<div class="hero"><div>Thuis</div><svg><use href="#logo"></use></svg></div>'
const logo = '<symbol id="logo"></symbol>'
const check = (html: string) => checkFirstScreens([{ kind: 'home', page: { path: '/nl/', html } }])

describe('the first screen', () => {
  test('may be followed by much', () => expect(check(`${logo}${hero}${noise(9000)}`)).toEqual([]))

  test('is found to come too late', () =>
    expect(check(`${logo}${noise(9000)}${hero}`)).toEqual([
      expect.stringMatching(/^\/nl\/ \(home\): \d+ characters/),
    ]))

  test('is found to need a drawing that comes too late', () =>
    expect(check(`${hero}${noise(9000)}${logo}`)).toEqual([expect.stringMatching(/#logo.*is drawn after/)]))

  test('is found to be nowhere', () =>
    expect(check('<p>x</p>')).toEqual([expect.stringMatching(/none of .hero/)]))

  test('is of no concern for pages that are small as a whole', () =>
    expect(checkFirstScreens([{ kind: 'legal', page: { path: '/nl/', html: noise(9000) } }])).toEqual([]))
})

test('the end is that of the last part, of the first so many', () => {
  const html = '<a class="x card y"><a></a></a><a class="cards"></a><b class="card"></b><i class="card"></i>'
  expect(findEnd(html, [{ selector: '.card', count: 2 }])).toBe(html.indexOf('<i'))
  expect(findEnd(html, [{ selector: '.card', count: 9 }])).toBe(html.length)
  expect(findEnd(html, [{ selector: 'b', count: 1 }])).toBe(html.indexOf('<i'))
  expect(findEnd(html, [{ selector: '.gone', count: 1 }])).toBeUndefined()
})

test('the start of a stream is read as far as it reaches', () => {
  const text = noise(4000)
  const stream = compressPage(text, 5)
  const start = readStart(stream, stream.length / 2)
  expect(text.startsWith(start.slice(0, -1))).toBe(true)
  expect(start.length).toBeGreaterThan(text.length / 4)
  expect(start.length).toBeLessThan(text.length)
})
