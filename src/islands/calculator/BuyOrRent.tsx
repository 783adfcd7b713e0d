import { comparedYears, rentRise } from '#domain/costs/buy-or-rent.ts'
import { type EuroCents, euroCents, wholeEuro } from '#domain/values/money.ts'
import { useWords } from '#islands/kit/use-words.ts'
import type { CalculatorTranslate } from './calculator-messages.ts'
import type { NumberWords } from './number-words.ts'
import type { CalculatorResult } from './result-lines.ts'

type BuyOrRentProps = Readonly<{ gone: NonNullable<CalculatorResult['gone']>; numbers: NumberWords }>

const width = 500
const height = 200

/** What is gone by buying and by renting: a sentence, two lines over the years, and both sums. */
export function BuyOrRent({ gone, numbers: { money, percent } }: BuyOrRentProps) {
  const t: CalculatorTranslate = useWords()
  const { buying, renting, crossing, rent } = gone
  const years = String(comparedYears)
  const last = (amounts: readonly EuroCents[]) => money(wholeEuro(amounts.at(-1) ?? euroCents(0)))
  const most = Math.max(...buying, ...renting, 1)
  const x = (year: number) => (year / comparedYears) * width
  const y = (amount: number) => height - (amount / most) * height
  const line = (amounts: readonly EuroCents[]) =>
    amounts.map((amount, year) => `${x(year).toFixed(1)},${y(amount).toFixed(1)}`).join(' ')
  return (
    <section className="calc__rent" aria-labelledby="calculator-rent">
      <h3 id="calculator-rent">{t('costs.rent.title', { rent: money(rent) })}</h3>
      <p>
        {crossing === undefined
          ? t('costs.rent.never', { years })
          : t('costs.rent.from', { year: String(crossing) })}{' '}
        {t('costs.rent.stays')}
      </p>
      {/* The sums below say the same. */}
      <svg viewBox={`-8 -8 ${width + 16} ${height + 16}`} aria-hidden="true">
        <path className="calc__axis" d={`M0 ${height}H${width}`} />
        <polyline className="calc__buying" points={line(buying)} />
        <polyline className="calc__renting" points={line(renting)} />
        {crossing !== undefined && <circle cx={x(crossing)} cy={y(renting[crossing] ?? 0)} r="6" />}
      </svg>
      <p className="calc__years" aria-hidden="true">
        <span>0</span>
        <span>{t('costs.rent.axis', { years })}</span>
      </p>
      <dl className="rows">
        <div>
          <dt className="calc__key-renting">{t('costs.rent.renting', { percent: percent(rentRise) })}</dt>
          <dd>{last(renting)}</dd>
        </div>
        <div>
          <dt className="calc__key-buying">{t('costs.rent.buying')}</dt>
          <dd>{last(buying)}</dd>
        </div>
      </dl>
      <p className="small">{t('costs.rent.note', { years })}</p>
    </section>
  )
}
