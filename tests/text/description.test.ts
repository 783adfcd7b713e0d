import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitParagraphs, summarise } from '#text/description.ts'
import { plainText } from '#text/plain-text.ts'

const clean = (html: string, limit?: number) => summarise(plainText(html), limit)

describe('cleaning a description', () => {
  test.each([
    ['<p>Ruime <b>woning</b> &amp; tuin</p>', 'Ruime woning & tuin'],
    ['Tuin<br>Terras', 'Tuin Terras'],
    ['  veel \n\t witruimte  ', 'veel witruimte'],
    ['slaap<b>kamer</b>', 'slaapkamer'],
    ['&eacute;&eacute;n &#8364; &#x20AC; &euro;', 'één € € €'],
    ['oppervlakte < 200 m&sup2; en > 150', 'oppervlakte < 200 m² en > 150'],
    ['<script>alert(1)</script>Huis<!-- intern -->', 'Huis'],
    ['&lt;b&gt; blijft tekst', 'blijft tekst'],
    ['&onbekend; blijft staan', '&onbekend; blijft staan'],
    ['', ''],
  ])('%j becomes %j', (html, text) => {
    expect(clean(html)).toBe(text)
  })

  test('cuts at a word boundary in the last fifth', () => {
    expect(summarise('een twee drie vier vijf', 16)).toBe('een twee drie…')
    expect(summarise('een twee drie vier vijf', 14)).toBe('een twee drie…')
  })

  test('cuts within a word when the last fifth has no boundary', () => {
    expect(summarise('een tweeëndertigste', 12)).toBe('een tweeënd…')
    expect(summarise('een huis tweeëndertigste', 20)).toBe('een huis tweeëndert…')
  })

  test('leaves a text of exactly the limit unchanged', () => {
    const text = 'a'.repeat(250)
    expect(summarise(text)).toBe(text)
    expect(summarise(`${text}b`)).toHaveLength(250)
  })

  test('returns one line within the limit, and is idempotent', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 80 }), fc.integer({ min: 1, max: 300 }), (text, limit) => {
        const cleaned = clean(`<p>${text.replaceAll('. ', '.<br>\n')}</p>`, limit)
        return cleaned.length <= limit && !/\s\s|\n/.test(cleaned) && clean(cleaned, limit) === cleaned
      }),
    )
  })

  test('never throws and never splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => clean(text, 20).isWellFormed()),
    )
  })
})

describe('paragraphs', () => {
  test.each([
    ['<p>Een.</p><p>Twee.</p>', ['Een.', 'Twee.']],
    ['Een.\r\n\r\nTwee,\nnog steeds twee.', ['Een.', 'Twee, nog steeds twee.']],
    ['Een.<br />\n<br>Twee.<br>Nog twee.', ['Een.', 'Twee. Nog twee.']],
    ['Troeven:<ul><li>Tuin</li><li>Terras</li></ul>', ['Troeven:', '– Tuin', '– Terras']],
    ['Troeven:\n- tuin\n- terras', ['Troeven:', '- tuin', '- terras']],
    [
      '<table><tr><td>Kamer</td><td>12 m²</td></tr><tr><td>Bad</td><td>5 m²</td></tr></table>',
      ['Kamer: 12 m²', 'Bad: 5 m²'],
    ],
    [' \n\n ', []],
  ])('%j', (html, paragraphs) => {
    expect(splitParagraphs(plainText(html))).toEqual(paragraphs)
  })
})
