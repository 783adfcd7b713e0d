import { describe, expect, test } from 'vitest'
import { summarise } from '#text/description.ts'
import { collapseSpaces } from '#text/collapse-spaces.ts'
import { plainText } from '#text/plain-text.ts'

const noBreak = '\u00A0'
const narrow = '\u202F'

describe('a no-break space', () => {
  test.each([
    ['before a unit', `468${noBreak}m²`],
    ['in a number', `3${narrow}244${noBreak}m²`],
    ['before French punctuation', `À rénover${noBreak}: une ferme${narrow}!`],
    ['within quotation marks', `«${noBreak}Kaaihof${noBreak}»`],
    ['at a price', `€${noBreak}389.000, 389.000${noBreak}€`],
  ])('stays %s', (_, text) => {
    expect([collapseSpaces(text), plainText(text), summarise(text)]).toEqual([text, text, text])
  })

  test('between words becomes a space, so that a text from an editor breaks into lines', () => {
    expect(plainText('<p>Ruime&nbsp;woning &nbsp; met&nbsp;tuin</p>')).toBe('Ruime woning met tuin')
  })
})

test('runs of spaces and line breaks become one space', () => {
  expect(collapseSpaces(`  Ruim \n\t en${noBreak} ${noBreak}licht `)).toBe('Ruim en licht')
})
