import { type PurchaseKind, purchaseKinds } from '#domain/costs/purchase-costs.ts'
import type { Region } from '#domain/place/place.ts'
import { regions } from '#domain/place/region.ts'
import type { NewBuildVat } from '#domain/law/rules.ts'
import { useWords } from '#islands/kit/use-words.ts'
import { energyClassChoices, type NumberField as NumberName } from './calculation.ts'
import type { CalculatorTranslate } from './calculator-messages.ts'
import type { NumberWords } from './number-words.ts'
import { NumberField } from './NumberField.tsx'

type CalculatorFormProps = Readonly<{
  /** The region that is chosen at first. */
  home: Region
  /** Rates of VAT on new buildings, which are in the name of their kind. */
  vat: NewBuildVat
  numbers: NumberWords
  /** Messages of the fields whose errors are shown. */
  errors: Readonly<Partial<Record<NumberName, string>>>
  /** Which options are shown: an own home (lower duty), and its energy improvement (lower still). */
  offers: Readonly<{ own: boolean; classes: boolean }>
  onLeave: (name: NumberName, text: string) => void
}>

/** The message of each number of energy classes. */
const classNames = { 0: 'none', 2: 'two', 3: 'three', 4: 'four' } as const

/** The fields of the calculator. Fields that do not apply are hidden and keep their values. */
export function CalculatorForm({ home, vat, numbers, errors, offers, onLeave }: CalculatorFormProps) {
  const t: CalculatorTranslate = useWords()
  return (
    <>
      <fieldset className="field">
        <legend>{t('costs.region.label')}</legend>
        <div className="chips">
          {regions.map((region) => (
            <label key={region} className="chip">
              <input type="radio" name="region" value={region} defaultChecked={region === home} />
              {t(`costs.region.${region}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <label htmlFor="calculator-type">{t('costs.type.label')}</label>
        <select className="select" id="calculator-type" name="type">
          {purchaseKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindWords(kind, vat, t, numbers)}
            </option>
          ))}
        </select>
      </div>
      <NumberField
        name="price"
        label={t('costs.price')}
        hint={t('costs.priceHint')}
        error={errors.price}
        onLeave={onLeave}
      />
      <label className="check" hidden={!offers.own}>
        <input type="checkbox" name="own" value="1" />
        <span>{t('costs.own')}</span>
      </label>
      <div className="field" hidden={!offers.classes}>
        <label htmlFor="calculator-classes">{t('costs.classes.label')}</label>
        <select className="select" id="calculator-classes" name="classes">
          {energyClassChoices.map((count) => (
            <option key={count} value={count}>
              {t(`costs.classes.${classNames[count]}`)}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="form__group calc__loan">
        <legend className="form__legend">
          {t('costs.loan.legend')} <span className="form__opt">{t('costs.loan.optional')}</span>
        </legend>
        <NumberField name="loan" label={t('costs.loan.amount')} error={errors.loan} onLeave={onLeave} />
        <div className="form__pair">
          <NumberField name="rate" label={t('costs.loan.rate')} error={errors.rate} onLeave={onLeave} />
          <NumberField
            name="years"
            label={t('costs.loan.years')}
            error={errors.years}
            onLeave={onLeave}
            isDecimal={false}
          />
        </div>
      </fieldset>
      <fieldset className="form__group calc__loan">
        <legend className="form__legend">
          {t('costs.rent.legend')} <span className="form__opt">{t('costs.loan.optional')}</span>
        </legend>
        <NumberField name="rent" label={t('costs.rent.rent')} error={errors.rent} onLeave={onLeave} />
        <NumberField
          name="yearly"
          label={t('costs.rent.yearly')}
          hint={t('costs.rent.yearlyHint')}
          error={errors.yearly}
          onLeave={onLeave}
        />
      </fieldset>
      <button type="submit" className="button">
        {t('costs.submit')}
      </button>
    </>
  )
}

function kindWords(
  kind: PurchaseKind,
  vat: NewBuildVat,
  t: CalculatorTranslate,
  { percent }: NumberWords,
): string {
  if (kind === 'newBuild') return t('costs.type.newBuild', { percent: percent(vat.percent) })
  if (kind === 'rebuild') return t('costs.type.rebuild', { percent: percent(vat.rebuildPercent) })
  return t(`costs.type.${kind}`)
}
