import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grammars } from '#i18n/grammar.ts'
import { formatRows, wrapText } from '#service/kit/mail/text-rows.ts'

test('labels and texts are in two columns; a long label has a line of its own', () => {
  const rows = [
    { label: 'Naam', text: 'Elke' },
    { label: 'Welk kantoor?', text: 'Berlare' },
    { label: 'Netto-inkomen van het gezin', text: '4.000' },
  ]
  expect(formatRows(rows, ':')).toBe(
    'Naam:          Elke\nWelk kantoor?  Berlare\nNetto-inkomen van het gezin:\n               4.000',
  )
})

test('French has a no-break space before the colon', () => {
  expect(formatRows([{ label: 'Nom', text: 'Elke' }], grammars.fr.colon)).toBe('Nom\u00A0:  Elke')
})

test('lines have at most 60 characters, and no word is lost or cut', () => {
  const words = fc.array(fc.stringMatching(/^[a-zé]{1,20}$/), { minLength: 1 })
  fc.assert(
    fc.property(words, (list) => {
      const lines = wrapText(list.join(' '))
      expect(lines.join(' ').split(' ')).toEqual(list)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(60)
    }),
  )
})

test('characters that print the rest of a line backwards are left out', () => {
  expect(wrapText('Huis\u202E te koop\u0000')).toEqual(['Huis te koop'])
})
