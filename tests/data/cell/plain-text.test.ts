import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from '#data/cell/plain-text.ts'

test('paragraphs stay apart and lists keep their lines', () => {
  expect(
    plainText('<p>Ruim &amp; licht.</p><p>Tuin<br>op het zuiden</p><ul><li>kelder</li><li>zolder</li></ul>'),
  ).toBe('Ruim & licht.\n\nTuin\nop het zuiden\n\n– kelder\n– zolder')
})

test('scripts and their text are gone', () => {
  expect(plainText('Villa<script>alert(1)</script> met<style>p{}</style> tuin<!-- intern -->')).toBe(
    'Villa met tuin',
  )
})

test('a smaller-than sign in a sentence is no tag', () => {
  expect(plainText('EPC < 100 kWh en > 50')).toBe('EPC < 100 kWh en > 50')
})

test('no text survives as markup', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('<', '>', 'p', 'script', '/', ' ', 'a', '"', '!--'), { maxLength: 30 }),
      (parts) => {
        expect(plainText(parts.join(''))).not.toMatch(/<script\b[^<>]*>/i)
      },
    ),
  )
})
