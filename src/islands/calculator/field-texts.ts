import type { Region } from '#domain/place/place.ts'
import type { EuroCents } from '#domain/values/money.ts'
import { type Calculation, fieldNames, type FieldTexts, readCalculation } from './calculation.ts'

/**
 * Returns the values of the form's fields for a calculation, with numbers in the language's format. The inverse of
 * `readCalculation`.
 */
export function fieldTexts(calculation: Calculation, numberTag: string): FieldTexts {
  const { region, kind, price, isOwnHome, energyClasses, loan, rate, years, rent, yearly } = calculation
  return {
    region,
    type: kind,
    price: price && amountText(price, numberTag),
    own: isOwnHome ? '1' : undefined,
    classes: String(energyClasses),
    loan: loan && amountText(loan, numberTag),
    rate: rate?.toLocaleString(numberTag),
    years: years?.toString(),
    rent: rent && amountText(rent, numberTag),
    yearly: yearly && amountText(yearly, numberTag),
  }
}

/** Returns the values of a form; an empty or unticked field is absent. */
export function textsIn(form: HTMLFormElement): FieldTexts {
  const data = new FormData(form)
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = data.get(name)
      return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : []
    }),
  )
}

/** Returns the values that differ from those of an empty form, which has the agency's region: what the visitor filled in before hydration. */
export function changedIn(form: HTMLFormElement, home: Region): FieldTexts {
  const untouched = fieldTexts(readCalculation({}, home).calculation, '')
  const texts = textsIn(form)
  return Object.fromEntries(
    fieldNames.flatMap((name) => (texts[name] === untouched[name] ? [] : [[name, texts[name]]])),
  )
}

/** Writes values to a form; a field that has its value already keeps its caret. */
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
    // One by one, since React tracks each radio: one that it did not see unchecked fires no change event later.
    else if (control instanceof RadioNodeList)
      for (const option of control)
        if (option instanceof HTMLInputElement) option.checked = option.value === text
  }
}

function amountText(amount: EuroCents, numberTag: string): string {
  const minimumFractionDigits = amount % 100 === 0 ? 0 : 2
  return (amount / 100).toLocaleString(numberTag, { minimumFractionDigits })
}
