import type { KeyBelow, Translate } from '#i18n/translate.ts'

/** How the keys of the calculator's messages begin. */
export const calculatorMessages = [
  'costs.percent',
  'costs.region.',
  'costs.type.',
  'costs.price',
  'costs.own',
  'costs.classes.',
  'costs.loan.',
  'costs.rent.',
  'costs.submit',
  'costs.error.',
  'costs.result.',
  'costs.estimate',
  'costs.line.',
  'labels.field.registrationDuty',
  'property.share.copied',
] as const

/** Says the messages of the calculator. */
export type CalculatorTranslate = Translate<KeyBelow<(typeof calculatorMessages)[number]>>
