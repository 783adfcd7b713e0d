import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanDescription, descriptionParagraphs } from '#text/description.ts'
import { decodeEntities } from '#text/html-entities.ts'

describe('cleanDescription', () => {
  test.each([
    ['<p>Ruime <b>woning</b> &amp; tuin</p>', 'Ruime woning & tuin'],
    ['Tuin<br>Terras', 'Tuin Terras'],
    ['  veel \n\t witruimte  ', 'veel witruimte'],
    ['slaap<b>kamer</b>', 'slaapkamer'],
    ['&eacute;&eacute;n &#8364; &#x20AC; &euro;', 'één € € €'],
    ['oppervlakte < 200 m&sup2; en > 150', 'oppervlakte < 200 m² en > 150'],
    ['<script>alert(1)</script>Huis<!-- intern -->', 'Huis'],
    ['&lt;b&gt; blijft tekst', '<b> blijft tekst'],
    ['&onbekend; blijft staan', '&onbekend; blijft staan'],
    ['', ''],
  ])('%j becomes %j', (html, text) => {
    expect(cleanDescription(html)).toBe(text)
  })

  test('cuts at a word where one ends in the last fifth', () => {
    expect(cleanDescription('een twee drie vier vijf', 16)).toBe('een twee drie…')
    expect(cleanDescription('een twee drie vier vijf', 14)).toBe('een twee drie…')
  })

  test('cuts within a word that is longer than the last fifth', () => {
    expect(cleanDescription('een tweeëndertigste', 12)).toBe('een tweeënd…')
  })

  test('a text of exactly the limit stays whole', () => {
    const text = 'a'.repeat(250)
    expect(cleanDescription(text)).toBe(text)
    expect(cleanDescription(`${text}b`)).toHaveLength(250)
  })

  test('is never longer than the limit, one line, and cleans its own result to itself', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 80 }), fc.integer({ min: 1, max: 300 }), (text, limit) => {
        const cleaned = cleanDescription(`<p>${text.replaceAll('. ', '.<br>\n')}</p>`, limit)
        return (
          cleaned.length <= limit && !/\s\s|\n/.test(cleaned) && cleanDescription(cleaned, limit) === cleaned
        )
      }),
    )
  })

  test('no input makes it fail or leave half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) =>
        cleanDescription(text, 20).isWellFormed(),
      ),
    )
  })
})

describe('descriptionParagraphs', () => {
  test.each([
    ['<p>Een.</p><p>Twee.</p>', ['Een.', 'Twee.']],
    ['Een.\r\n\r\nTwee,\nnog steeds twee.', ['Een.', 'Twee, nog steeds twee.']],
    ['Een.<br />\n<br>Twee.<br>Nog twee.', ['Een.', 'Twee. Nog twee.']],
    ['<ul><li>Tuin</li><li>Terras</li></ul>', ['Tuin', 'Terras']],
    [' \n\n ', []],
  ])('%j', (html, paragraphs) => {
    expect(descriptionParagraphs(html)).toEqual(paragraphs)
  })
})

describe('decodeEntities', () => {
  test('control characters and halves of pairs stay written', () => {
    expect(decodeEntities('&#0; &#xD800; &#1114112;')).toBe('&#0; &#xD800; &#1114112;')
  })

  test('names tell capitals apart', () => {
    expect(decodeEntities('&Eacute;&eacute;&szlig;&yuml;')).toBe('Ééßÿ')
  })
})
