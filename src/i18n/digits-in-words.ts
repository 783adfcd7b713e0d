import type { Translate } from './translate.ts'

/** Returns digits as words: people and screen readers read them, simple robots do not. @example digitsInWords('12', t) // 'een, twee' */
export function digitsInWords(digits: string, t: Translate): string {
  const names = t('forms.captcha.digits').split(' ')
  return [...digits].map((digit) => names[Number(digit)]).join(', ')
}
