import { expect, test } from 'vitest'
import { mendLetters } from '#data/adapter/mend-letters.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'

function mend(value: unknown): readonly [mended: unknown, problems: number] {
  const log = createProblemLog()
  return [mendLetters(value, log.record('feed', '7'), 'text'), log.problems.length]
}

test.each([
  ['cafÃ© en crÃ¨che', 'café en crèche'],
  ['SchÃ¶ne GrÃ¶ÃŸe', 'Schöne Größe'],
  ['cafÃƒÂ©', 'café'],
  ['pand\u0092s \u0096 rustig', 'pand’s – rustig'],
  ['lâ€™appartement, 300.000 â‚¬', 'l’appartement, 300.000 €'],
  ['120 mÂ²', '120 m²'],
])('%s is mended, and said', (text, mended) => {
  expect(mend(text)).toEqual([mended, 1])
  expect(mend([{ Name: text }])).toEqual([[{ Name: mended }], 1])
})

test.each(['Café crème à Liège', 'ÉCOLE «CAFÉ»', 'Übergröße', 'CHÂTEAU', 'Årsta', '9,5 m² – «ça»'])(
  '%s is as it was meant',
  (text) => {
    expect(mend(text)).toEqual([text, 0])
  },
)

test('a letter that is lost is said', () => {
  expect(mend('caf\uFFFD')).toEqual(['caf\uFFFD', 1])
})

test.each(['{\\rtf1\\ansi Een huis}', ' {\\rtf1 x}'])('%s is no text', (text) => {
  expect(mend(text)).toEqual(['', 1])
})
