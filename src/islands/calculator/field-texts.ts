import type { EuroCents } from '#domain/values/money.ts'
import { type Calculation, fieldNames, type FieldTexts, readCalculation } from './calculation.ts'

/**
 * Returns a calculation as the fields of the form show it, with figures as the language writes them.
 * `readCalculation` makes the same calculation of it again.
 */
export function fieldTexts(calculation: Calculation, numberTag: string): FieldTexts {
  const { region, kind, price, isOwnHome, energyClasses, loan, rate, years } = calculation
  return {
    region,
    type: kind,
    price: price && amountText(price, numberTag),
    own: isOwnHome ? '1' : undefined,
    classes: String(energyClasses),
    loan: loan && amountText(loan, numberTag),
    rate: rate?.toLocaleString(numberTag),
    years: years?.toString(),
  }
}

/** Returns what a form says: of what is not ticked or filled in nothing. */
export function textsIn(form: HTMLFormElement): FieldTexts {
  const data = new FormData(form)
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = data.get(name)
      return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : []
    }),
  )
}

/** Returns what somebody has changed in a form since it was sent, when nothing was chosen and nothing filled in. */
export function changedIn(form: HTMLFormElement): FieldTexts {
  const untouched = fieldTexts(readCalculation({}).calculation, '')
  const texts = textsIn(form)
  return Object.fromEntries(
    fieldNames.flatMap((name) => (texts[name] === untouched[name] ? [] : [[name, texts[name]]])),
  )
}

/** Makes a form say what is wanted; a field that says it already is left alone, with the caret that may be in it. */
export function writeTexts(form: HTMLFormElement, texts: FieldTexts): void {
  const written = textsIn(form)
  for (const name of fieldNames) {
    const text = texts[name]
    const control = form.elements.namedItem(name)
    if (written[name] === text) continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = text !== undefined
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      control.value = text ?? ''
    // One by one, as React listens to each: a choice that it has not seen go would not be heard when it comes back.
    else if (control instanceof RadioNodeList)
      for (const option of control)
        if (option instanceof HTMLInputElement) option.checked = option.value === text
  }
}

function amountText(amount: EuroCents, numberTag: string): string {
  const minimumFractionDigits = amount % 100 === 0 ? 0 : 2
  return (amount / 100).toLocaleString(numberTag, { minimumFractionDigits })
}
