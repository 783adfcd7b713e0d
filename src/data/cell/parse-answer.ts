import type { Answer } from '#domain/listing/fact.ts'
import { type Cell, cellValue, empty, invalid, type Parsed, parsed } from './cell.ts'
import { type Codes, codesOf, findCode } from './find-code.ts'
import { fold } from '#text/fold.ts'

/** Answers in the four languages, folded. */
export const answerWords = {
  yes: '1 true ja j yes y oui waar vrai wahr x aanwezig present vorhanden',
  no: 'false nee neen n no non onwaar faux falsch nein afwezig absent geen aucun aucune kein keine',
} as const
const answers: Codes<Exclude<Answer, 'unknown'>> = codesOf({ ...answerWords, no: `0 ${answerWords.no}` })

/**
 * Reads a flag from a number, a boolean or a word in any of the four languages; an empty cell is not a "no".
 * @example parseAnswer('Ja') // 'yes'
 */
export function parseAnswer(value: Cell): Parsed<Exclude<Answer, 'unknown'>> {
  const said = cellValue(value)
  if (said === undefined) return empty
  const answer = findCode(answers, fold(String(said)))
  return answer === undefined ? invalid : parsed(answer)
}
