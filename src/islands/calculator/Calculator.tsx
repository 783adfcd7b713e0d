import { type SubmitEvent, useMemo, useRef, useState } from 'react'
import type { Region } from '#domain/place/place.ts'
import type { PurchaseRates } from '#domain/costs/purchase-rates.ts'
import type { NumberField } from './calculation.ts'
import type { Messages } from '#i18n/create-words.ts'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { useAfterPress } from '#islands/kit/use-after-press.ts'
import { useWords } from '#islands/kit/use-words.ts'
import { CalculatorFigures } from './CalculatorFigures.tsx'
import { CalculatorForm } from './CalculatorForm.tsx'
import type { CalculatorTranslate } from './calculator-messages.ts'
import { errorWords, numberFields } from './error-words.ts'
import { createNumberWords } from './number-words.ts'
import { calculatorResult } from './result-lines.ts'
import { useCalculation } from './use-calculation.ts'

export type CalculatorProps = Readonly<{
  /** BCP 47 tag for numbers. */
  numberTag: string
  /** Target of the form without script: a page with results calculated in advance. */
  action: string
  rates: Readonly<Record<Region, PurchaseRates>>
  /** The region that is chosen at first. */
  home: Region
  messages: Messages
}>

/** Calculates the costs of a purchase while the form is being filled in; the address holds the input. */
export function Calculator(props: CalculatorProps) {
  return (
    <WordsProvider lang={props.numberTag} messages={props.messages}>
      <Calculation {...props} />
    </WordsProvider>
  )
}

function Calculation({ numberTag, action, rates, home }: CalculatorProps) {
  const t: CalculatorTranslate = useWords()
  const { form, calculation, errors, read } = useCalculation(numberTag, home)
  const [checked, setChecked] = useState<ReadonlySet<NumberField>>(new Set())
  const heading = useRef<HTMLHeadingElement>(null)
  const afterPress = useAfterPress()
  const numbers = useMemo(() => createNumberWords(numberTag, t), [numberTag, t])

  const regional = rates[calculation.region]
  const { ownHome, ownPlot } = regional.duty
  const own = { home: ownHome, plot: ownPlot, newBuild: undefined, rebuild: undefined }[calculation.kind]
  const offers = {
    own: own !== undefined,
    classes: own?.energy !== undefined && calculation.isOwnHome,
  }

  // An empty field is not wrong until the form is submitted.
  const markChecked = (name: NumberField, text: string): void => {
    if (text === '') return
    // A sentence that appears moves what is being pressed.
    afterPress(() => setChecked((before) => (before.has(name) ? before : new Set([...before, name]))))
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
          home={home}
          vat={regional.vat}
          numbers={numbers}
          errors={errorWords(errors, t, numbers, (name) => checked.has(name))}
          offers={offers}
          onLeave={markChecked}
        />
      </form>
      <CalculatorFigures
        result={calculatorResult(calculation, regional, t, numbers)}
        numbers={numbers}
        heading={heading}
      />
    </div>
  )
}
