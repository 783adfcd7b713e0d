import { useWords } from '#islands/kit/use-words.ts'
import { EpcBadge } from '#ui/cards/EpcBadge.tsx'
import type { ScaleNumbers } from './scale-numbers.ts'
import { ValueOrDash } from './ScaleValue.tsx'
import type { ScaledHome } from './scaled-home.ts'

/** Height of the highest bar, in rem. */
const highest = 9

/** What each home needs in a year by its certificate, in the colour of its label; nothing where no home has one. */
export function EnergyBars({
  homes,
  numbers,
}: Readonly<{ homes: readonly ScaledHome[]; numbers: ScaleNumbers }>) {
  const t = useWords()
  const most = Math.max(...homes.map(({ home }) => home.energy?.kwhPerYear ?? 0))
  if (homes.every(({ home }) => home.energy === undefined)) return undefined
  return (
    <>
      <h2>
        {t('scale.energy')} <small>{t('scale.theoretical')}</small>
      </h2>
      <ol className="street__bars" role="list">
        {homes.map(({ card, home: { energy } }) => {
          const { kwhPerYear, label, score } = energy ?? {}
          return (
            <li key={card.id}>
              <span className="vh">{card.title}: </span>
              <ValueOrDash value={kwhPerYear === undefined ? undefined : numbers.megawattHours(kwhPerYear)} />
              {/* A home that makes more than it uses has no bar. */}
              {kwhPerYear !== undefined && kwhPerYear > 0 && (
                <svg
                  height={`${(kwhPerYear / most) * highest}rem`}
                  viewBox="0 0 1 1"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect className="street__energy" data-epc={label} width="1" height="1" />
                </svg>
              )}
              <small>
                {label !== undefined && <EpcBadge epc={{ label, words: t('card.epc', { label }) }} />}
                {score !== undefined && ` ${t('scale.score', { score: numbers.whole(score) })}`}
              </small>
            </li>
          )
        })}
      </ol>
    </>
  )
}
