import { purchaseKinds } from '#domain/costs/purchase-costs.ts'
import { regions } from '#domain/place/region.ts'
import { energyClassChoices, type NumberField as NumberName } from './calculation.ts'
import type { CalculatorWords } from './calculator-words.ts'
import { NumberField } from './NumberField.tsx'

type CalculatorFormProps = Readonly<{
  words: CalculatorWords
  /** Messages of the fields whose errors are shown. */
  errors: Readonly<Partial<Record<NumberName, string>>>
  /** Which options are shown: an own home (lower duty), and its energy improvement (lower still). */
  offers: Readonly<{ own: boolean; classes: boolean }>
  onLeave: (name: NumberName, text: string) => void
}>

/** The fields of the calculator. Fields that do not apply are hidden and keep their values. */
export function CalculatorForm({ words, errors, offers, onLeave }: CalculatorFormProps) {
  return (
    <>
      <fieldset className="field">
        <legend>{words.region}</legend>
        <div className="chips">
          {regions.map((region, at) => (
            <label key={region} className="chip">
              <input type="radio" name="region" value={region} defaultChecked={at === 0} />
              {words.regions[region]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <label htmlFor="calculator-type">{words.kind}</label>
        <select className="select" id="calculator-type" name="type">
          {purchaseKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      </div>
      <NumberField
        name="price"
        label={words.price}
        hint={words.priceHint}
        error={errors.price}
        onLeave={onLeave}
      />
      <label className="check" hidden={!offers.own}>
        <input type="checkbox" name="own" value="1" />
        <span>{words.own}</span>
      </label>
      <div className="field" hidden={!offers.classes}>
        <label htmlFor="calculator-classes">{words.classes}</label>
        <select className="select" id="calculator-classes" name="classes">
          {energyClassChoices.map((count, at) => (
            <option key={count} value={count}>
              {words.classChoices[at]}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="form__group calc__loan">
        <legend className="form__legend">
          {words.loanLegend} <span className="form__opt">{words.optional}</span>
        </legend>
        <NumberField name="loan" label={words.loan} error={errors.loan} onLeave={onLeave} />
        <div className="form__pair">
          <NumberField name="rate" label={words.rate} error={errors.rate} onLeave={onLeave} />
          <NumberField
            name="years"
            label={words.years}
            error={errors.years}
            onLeave={onLeave}
            isDecimal={false}
          />
        </div>
      </fieldset>
      <button type="submit" className="button">
        {words.submit}
      </button>
    </>
  )
}
