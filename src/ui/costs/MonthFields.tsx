import { loanYears } from '#domain/costs/loan.ts'

/** The words of the fields that change a month. */
export type MonthFieldsWords = Readonly<{
  form: string
  ownMeans: string
  years: string
  rate: string
  /** Whose rate the field holds, and of which day. */
  rateRead?: string
  ownHome: string
  start: string
}>

/** The fields that change what a home costs a month; the script fills in the figures of the home. */
export function MonthFields({ words, rate }: Readonly<{ words: MonthFieldsWords; rate: string }>) {
  return (
    <fieldset className="month__fields">
      <legend className="vh">{words.form}</legend>
      <p className="month__sum" data-month-known="" data-month-of="sum" />
      <p data-month-known="no">{words.start}</p>
      <Slider name="own" label={words.ownMeans} min={0} max={0} step={1000} value={0} />
      <Slider
        name="years"
        label={words.years}
        min={loanYears.least}
        max={loanYears.most}
        step={1}
        value={loanYears.usual}
      />
      <p>
        <label htmlFor="month-rate">{words.rate}</label>
        <input
          id="month-rate"
          name="rate"
          inputMode="decimal"
          maxLength={8}
          defaultValue={rate}
          autoComplete="off"
          aria-describedby={words.rateRead === undefined ? undefined : 'month-rate-read'}
        />
        {words.rateRead !== undefined && <small id="month-rate-read">{words.rateRead}</small>}
      </p>
      <label className="month__use">
        <input name="use" type="checkbox" autoComplete="off" />
        <span>{words.ownHome}</span>
      </label>
      <output className="vh" />
    </fieldset>
  )
}

type SliderProps = Readonly<{
  name: 'own' | 'years'
  label: string
  min: number
  max: number
  step: number
  value: number
}>

function Slider({ name, label, value, ...range }: SliderProps) {
  const id = `month-${name}`
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} data-month-of={name} aria-live="off" />
      <input id={id} name={name} type="range" {...range} defaultValue={value} autoComplete="off" />
    </p>
  )
}
