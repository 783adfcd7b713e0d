import { type SubmitEvent, useMemo, useRef, useState } from 'react'
import type { Region } from '#domain/place/place.ts'
import type { PurchaseRates } from '#domain/costs/purchase-rates.ts'
import type { NumberField } from './calculation.ts'
import { CalculatorFigures } from './CalculatorFigures.tsx'
import { CalculatorForm } from './CalculatorForm.tsx'
import type { CalculatorWords } from './calculator-words.ts'
import { errorWords, numberFields } from './error-words.ts'
import { createNumberWords } from './number-words.ts'
import { calculatorResult } from './result-lines.ts'
import { useCalculation } from './use-calculation.ts'

export type CalculatorProps = Readonly<{
  /** BCP 47 tag in which figures are written. */
  numberTag: string
  /** Where the form goes without script: to what was worked out beforehand. */
  action: string
  rates: Readonly<Record<Region, PurchaseRates>>
  words: CalculatorWords
}>

/** Works out what a purchase costs, while it is being filled in; the address holds what was asked. */
export function Calculator({ numberTag, action, rates, words }: CalculatorProps) {
  const { form, calculation, errors, read } = useCalculation(numberTag)
  const [checked, setChecked] = useState<ReadonlySet<NumberField>>(new Set())
  const heading = useRef<HTMLHeadingElement>(null)
  const numbers = useMemo(() => createNumberWords(numberTag, words.percent), [numberTag, words])

  const regional = rates[calculation.region]
  const { ownHome, ownPlot } = regional.duty
  const own = { home: ownHome, plot: ownPlot, newBuild: undefined, rebuild: undefined }[calculation.kind]
  const offers = {
    own: own !== undefined,
    classes: own?.energy !== undefined && calculation.isOwnHome,
  }

  // What is empty is not wrong yet.
  const leave = (name: NumberField, text: string): void => {
    if (text !== '') setChecked((before) => (before.has(name) ? before : new Set([...before, name])))
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setChecked(new Set(numberFields))
    const wrong = numberFields.find((name) => errors[name] !== undefined)
    if (wrong === undefined) heading.current?.focus()
    else form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }
  return (
    <div className="calc">
      <form
        ref={form}
        className="form"
        action={action}
        noValidate
        autoComplete="off"
        data-replay
        onChange={read}
        onSubmit={submit}
      >
        <CalculatorForm
          words={words}
          errors={errorWords(errors, words.errors, numbers, (name) => checked.has(name))}
          offers={offers}
          onLeave={leave}
        />
      </form>
      <CalculatorFigures
        result={calculatorResult(calculation, regional, words.lines, numbers)}
        words={words}
        numbers={numbers}
        heading={heading}
      />
    </div>
  )
}
