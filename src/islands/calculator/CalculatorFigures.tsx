import { type Ref } from 'react'
import { wholeEuro } from '#domain/values/money.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import { fill } from '#i18n/fill.ts'
import type { CalculatorWords } from './calculator-words.ts'
import type { NumberWords } from './number-words.ts'
import type { CalculatorResult, ResultLine } from './result-lines.ts'

type CalculatorFiguresProps = Readonly<{
  result?: CalculatorResult
  words: CalculatorWords
  numbers: NumberWords
  heading: Ref<HTMLHeadingElement>
}>

/** The result: a sentence that screen readers announce, then the amounts line by line. */
export function CalculatorFigures({ result, words, numbers, heading }: CalculatorFiguresProps) {
  return (
    <section className="calc__result" aria-labelledby="calculator-result">
      <h2 id="calculator-result" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <output className="calc__sum">
        {result === undefined ? words.start : summaryOf(result, words, numbers)}
      </output>
      {result !== undefined && (
        <>
          <Lines lines={result.lines} numbers={numbers} hasSum />
          {result.loan.length > 0 && <Lines lines={result.loan} numbers={numbers} />}
          <p className="note">{words.estimate}</p>
          <button type="button" className="button button--ghost button--small" data-share={words.copied}>
            <Icon name="share" />
            {words.share}
          </button>
        </>
      )}
    </section>
  )
}

function summaryOf(
  { costs, monthly }: CalculatorResult,
  words: CalculatorWords,
  { money }: NumberWords,
): string {
  const sum = fill(words.sum, { costs: money(wholeEuro(costs.costs)), total: money(wholeEuro(costs.total)) })
  return monthly === undefined ? sum : `${sum} ${fill(words.monthlySum, { monthly: money(monthly) })}`
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
