import type words from '../../content/messages/nl/thanks.json'
import type { Translate } from './translate.ts'

/** Returns what happens after a form was sent in words: a title and a sentence for each step. */
export function stepTexts(
  steps: readonly (keyof (typeof words)['step'])[],
  t: Translate,
): readonly Readonly<{ title: string; text: string }>[] {
  return steps.map((step) => ({ title: t(`thanks.step.${step}.title`), text: t(`thanks.step.${step}.text`) }))
}
