import { figureNames, figurePattern, statedFigure } from '#domain/costs/stated-figure.ts'
import type { Rules } from '#domain/law/rules.ts'
import { companyFactNames, companyPattern } from '#domain/privacy/company-facts.ts'
import { keptNames, keptPattern } from '#domain/privacy/kept-terms.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'

/** Whether the rules have every figure between two braces in a text; the page would show the name of one that they lack. */
export function statesKnownFigures(
  text: string,
  { rules, now }: Readonly<{ rules?: Rules; now: PlainDate }>,
  log: RecordLog,
): boolean {
  if (rules === undefined) return true
  const unknown = [...text.matchAll(figurePattern)].filter(
    ([, name = '']) => statedFigure(name, rules, now) === undefined,
  )
  for (const [placeholder] of unknown) {
    log.error('body', 'a figure that the rules do not have', {
      expected: figureNames.map((known) => `{{${known}}}`).join(', '),
      received: placeholder,
      remedy: 'correct the name, or write the figure itself',
    })
  }
  return unknown.length === 0
}

/** Logs each name of a term or of the company between two braces that stands for nothing: the page would show it. */
export function checkNames(text: string, log: RecordLog): void {
  const kinds = [
    { pattern: keptPattern, names: keptNames, kind: 'kept', message: 'a term that nothing is kept for' },
    { pattern: companyPattern, names: companyFactNames, kind: 'company', message: 'no fact of the company' },
  ]
  for (const { pattern, names, kind, message } of kinds)
    for (const [placeholder, name = ''] of text.matchAll(pattern)) {
      if (names.includes(name)) continue
      log.error('body', message, {
        expected: names.map((known) => `{{${kind}:${known}}}`).join(', '),
        received: placeholder,
        remedy: 'correct the name, or write what it stands for',
      })
    }
}
