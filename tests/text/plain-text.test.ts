import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from '#text/plain-text.ts'

test.each([
  [
    'paragraphs, lines and lists',
    '<p>Ruim &amp; licht.</p><p>Tuin<br>op het zuiden</p>\n<ul>\n<li>kelder</li><li>zolder</li></ul>',
    'Ruim & licht.\n\nTuin\nop het zuiden\n\n– kelder\n– zolder',
  ],
  ['numbered lists', '<ol><li>kelder<li>zolder</ol>', '1. kelder\n2. zolder'],
  [
    'table rows',
    '<table>\n <tr><th>Kamer</th> <td>12 m²</td></tr>\n <tr><td>Bad</td><td>5 m²</td><td>tegels</td></tr></table>Zolder',
    'Kamer: 12 m²\n\nBad: 5 m², tegels\n\nZolder',
  ],
  ['a heading before its text', '<h2>Ligging</h2>Nabij het station', 'Ligging\n\nNabij het station'],
  ['blocks that are not paragraphs', '<div>Een</div><div>Twee</div>', 'Een\n\nTwee'],
  ['the words of a link', '<a href="https://agency.be/">Meer <b>info</b></a>', 'Meer info'],
  ['lines that were typed', 'Een\r\n\r\nTwee &amp; <b>drie</b>\nvier', 'Een\n\nTwee & drie\nvier'],
  ['a smaller-than sign', 'EPC < 100 kWh en > 50', 'EPC < 100 kWh en > 50'],
  ['names of characters', '&Eacute;&eacute;&szlig;&yuml; m&sup2; &euro;', 'Ééßÿ m² €'],
  ['tags that were escaped twice', '&lt;b&gt;EPC&lt;/b&gt; 250 &amp;euro;', 'EPC 250 €'],
  [
    'lines with tags that were escaped twice',
    'Gelijkvloers:\n- living\n\n&lt;strong class="x"&gt;Tuin&lt;/strong&gt;',
    'Gelijkvloers:\n- living\n\nTuin',
  ],
  [
    'names that were escaped twice',
    'Ruim &amp;amp; licht, 12&amp;nbsp;m&amp;sup2;',
    'Ruim & licht, 12\u00A0m²',
  ],
  ['comparisons that were escaped', 'EPC &lt; 100 en b &gt; a', 'EPC < 100 en b > a'],
  ['quotes of Windows', 'pand\u0092s tuin \u0096 \u0093mooi\u0094 \u0080 5', 'pand’s tuin – “mooi” € 5'],
  [
    'letters of another encoding',
    'cafÃ© SchÃ¶ne 12Â° m Ã‰tage pandâ€™s Fuß“',
    'café Schöne 12° m Étage pand’s Fuß“',
  ],
  ['characters escaped as in JSON', 'foto\\u2019s', 'foto’s'],
])('keeps %s readable', (_, markup, text) => {
  expect(plainText(markup)).toBe(text)
})

test('drops scripts, styles, comments, titles and pictures', () => {
  expect(
    plainText(
      'Villa<script>alert(1)</script> met<style>p{}</style> tuin<!-- intern --><title>x</title><img src="x" alt="y">',
    ),
  ).toBe('Villa met tuin')
})

test('drops control characters and direction marks', () => {
  expect(plainText('prijs \u202E000.001\u202C \u2066x\u2069 bel\u0007')).toBe('prijs 000.001 x bel')
})

test.each(['&#0;', '&#xD800;', '&#1114112;'])('replaces %s, which encodes no character', (entity) => {
  expect(plainText(entity)).toBe('\uFFFD')
})

test('handles markup that is nested twenty thousand deep or never closed', () => {
  expect(plainText(`Huis${'<div>'.repeat(20_000)}x`)).toContain('Huis')
  expect(plainText(`Huis${'<scr'.repeat(20_000)}`)).toBe('Huis')
})

test('leaves no markup', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('<', '>', 'p', 'script', '/', ' ', 'a', '"', '!--'), { maxLength: 30 }),
      (parts) => {
        expect(plainText(parts.join(''))).not.toMatch(/<script\b[^<>]*>/i)
      },
    ),
  )
})
