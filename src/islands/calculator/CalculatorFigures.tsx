import { type Ref } from 'react'
import { wholeEuro } from '#domain/values/money.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import { useWords } from '#islands/kit/use-words.ts'
import { BuyOrRent } from './BuyOrRent.tsx'
import type { CalculatorTranslate } from './calculator-messages.ts'
import type { NumberWords } from './number-words.ts'
import type { CalculatorResult, ResultLine } from './result-lines.ts'

type CalculatorFiguresProps = Readonly<{
  result?: CalculatorResult
  numbers: NumberWords
  heading: Ref<HTMLHeadingElement>
}>

/** The result: a sentence that screen readers announce, then the amounts line by line. */
export function CalculatorFigures({ result, numbers, heading }: CalculatorFiguresProps) {
  const t: CalculatorTranslate = useWords()
  return (
    <section className="calc__result" aria-labelledby="calculator-result">
      <h2 id="calculator-result" ref={heading} tabIndex={-1}>
        {t('costs.result.title')}
      </h2>
      <output className="calc__sum">
        {result === undefined ? t('costs.result.start') : summaryOf(result, t, numbers)}
      </output>
      {result !== undefined && (
        <>
          <Lines lines={result.lines} numbers={numbers} hasSum />
          {result.loan.length > 0 && <Lines lines={result.loan} numbers={numbers} />}
          {result.gone !== undefined && <BuyOrRent gone={result.gone} numbers={numbers} />}
          <p className="note">{t('costs.estimate')}</p>
          <button
            type="button"
            className="button button--ghost button--small"
            data-share={t('property.share.copied')}
          >
            <Icon name="share" />
            {t('costs.result.share')}
          </button>
        </>
      )}
    </section>
  )
}

function summaryOf(
  { costs, monthly }: CalculatorResult,
  t: CalculatorTranslate,
  { money }: NumberWords,
): string {
  const sum = t('costs.result.sum', {
    costs: money(wholeEuro(costs.costs)),
    total: money(wholeEuro(costs.total)),
  })
  return monthly === undefined ? sum : `${sum} ${t('costs.result.monthly', { monthly: money(monthly) })}`
}

function Lines({
  lines,
  numbers,
  hasSum = false,
}: Readonly<{ lines: readonly ResultLine[]; numbers: NumberWords; hasSum?: boolean }>) {
  return (
    <dl className={hasSum ? 'rows rows--sum' : 'rows'}>
      {lines.map(({ label, note, amount }) => (
        <div key={label}>
          <dt>
            {label}
            {note !== undefined && <small> {note}</small>}
          </dt>
          <dd>{numbers.money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
