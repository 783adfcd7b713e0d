import { figureNames, figurePattern, statedFigure } from '#domain/costs/stated-figure.ts'
import type { Rules } from '#domain/law/rules.ts'
import { isKeptName, keptNames, keptPattern } from '#domain/privacy/kept-terms.ts'
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

/** Logs each term between two braces that nothing is kept for: the page would show its name. */
export function checkTerms(text: string, log: RecordLog): void {
  for (const [placeholder, name = ''] of text.matchAll(keptPattern)) {
    if (isKeptName(name)) continue
    log.error('body', 'a term that nothing is kept for', {
      expected: keptNames.map((known) => `{{kept:${known}}}`).join(', '),
      received: placeholder,
      remedy: 'correct the name, or write the term itself',
    })
  }
}
