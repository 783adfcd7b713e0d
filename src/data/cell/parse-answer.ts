import type { Answer } from '#domain/listing/fact.ts'
import { type Cell, cellValue, empty, invalid, type Parsed, parsed } from './cell.ts'
import { type Codes, findCode } from './find-code.ts'
import { fold } from '#text/fold.ts'

const answers: Codes<Exclude<Answer, 'unknown'>> = {
  '1': 'yes',
  '-1': 'yes',
  true: 'yes',
  ja: 'yes',
  j: 'yes',
  yes: 'yes',
  y: 'yes',
  oui: 'yes',
  waar: 'yes',
  vrai: 'yes',
  wahr: 'yes',
  x: 'yes',
  aanwezig: 'yes',
  '0': 'no',
  false: 'no',
  nee: 'no',
  neen: 'no',
  n: 'no',
  no: 'no',
  non: 'no',
  onwaar: 'no',
  faux: 'no',
  falsch: 'no',
  nein: 'no',
  afwezig: 'no',
}

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
