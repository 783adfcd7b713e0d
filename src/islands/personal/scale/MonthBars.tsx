import type { ScaleHome, ScaleWords } from '#contracts/words/scale-file.ts'
import { type MonthPartName, monthPartNames } from '#domain/costs/month-costs.ts'
import type { Translate } from '#i18n/translate.ts'
import { useState } from 'react'
import { useWords } from '#islands/kit/use-words.ts'
import type { ScaleNumbers } from './scale-numbers.ts'
import { ValueOrDash } from './ScaleValue.tsx'
import type { ScaledHome } from './scaled-home.ts'

type MonthBarsProps = Readonly<{
  homes: readonly ScaledHome[]
  words: ScaleWords
  numbers: ScaleNumbers
}>
type Month = NonNullable<ScaleHome['month']>

/** Height of the highest bar, in rem. */
const highest = 15

/** What each home costs a month, as its page opens with it; nothing where no home has a sum, or the rate has grown old. */
export function MonthBars({ homes, words, numbers }: MonthBarsProps) {
  const t = useWords()
  const { calculator, monthNote, rateUntil } = words
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const isOld = rateUntil === undefined || today > rateUntil
  const months = homes.map(({ card, home }) => ({
    card,
    month: isOld ? undefined : home.month,
  }))
  const most = Math.max(...months.map(({ month }) => month?.sum ?? 0))
  if (most === 0) return undefined
  const names = monthPartNames.filter((name) => months.some(({ month }) => partOf(month, name) !== undefined))
  return (
    <>
      <h2>{t('scale.month')}</h2>
      <ol className="street__bars" role="list">
        {months.map(({ card, month }) => (
          <li key={card.id}>
            <span className="vh">{card.title}: </span>
            <ValueOrDash value={month && numbers.euro(month.sum)} />
            {month?.isWhole === false && <small>{t('scale.known')}</small>}
            {month !== undefined && <Stack month={month} height={(month.sum / most) * highest} />}
          </li>
        ))}
      </ol>
      <table className="street__table">
        <caption className="vh">{t('scale.monthTable')}</caption>
        <thead className="vh">
          <tr>
            <th scope="col">{t('scale.part')}</th>
            {months.map(({ card }) => (
              <th key={card.id} scope="col">
                {card.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row" data-part={name}>
                {labelOf(name, t)}
              </th>
              {months.map(({ card, month }) => (
                <td key={card.id}>{amountOf(month, name, numbers, t)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="street__note">
        {monthNote} {calculator !== undefined && <a href={calculator.href}>{calculator.words}</a>}
      </p>
    </>
  )
}

/** The parts on top of each other, the loan below. */
function Stack({ month, height }: Readonly<{ month: Month; height: number }>) {
  const known = month.parts.flatMap(({ name, amount = 0 }) => (amount === 0 ? [] : [{ name, amount }]))
  return (
    <svg
      height={`${height}rem`}
      viewBox={`0 0 1 ${month.sum / 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {known.map(({ name, amount }, at) => {
        const below = known.slice(0, at + 1).reduce((sum, part) => sum + part.amount, 0)
        return (
          <rect key={name} data-part={name} y={(month.sum - below) / 100} width="1" height={amount / 100} />
        )
      })}
    </svg>
  )
}

function partOf(month: Month | undefined, name: MonthPartName) {
  return month?.parts.find((part) => part.name === name)
}

/** A part that a home does not have is a dash: an apartment has its insurance in its charges. */
function amountOf(
  month: Month | undefined,
  name: MonthPartName,
  { euro }: ScaleNumbers,
  t: Translate,
): string {
  const part = partOf(month, name)
  if (part === undefined) return '–'
  return part.amount === undefined ? t('costs.month.unknown') : euro(part.amount)
}

function labelOf(name: MonthPartName, t: Translate): string {
  if (name === 'propertyTax') return t('labels.field.propertyTax')
  if (name === 'charges') return t('labels.field.chargesOwner')
  return t(`costs.month.${name}`)
}
