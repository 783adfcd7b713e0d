import type { ScaleWords } from '#contracts/words/scale-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatFloor } from '#i18n/formats/format-floor.ts'
import { useWords } from '#islands/kit/use-words.ts'
import { EnergyBars } from './EnergyBars.tsx'
import { layStreet } from './lay-street.ts'
import { MonthBars } from './MonthBars.tsx'
import { sayAssumed } from './say-assumed.ts'
import { ScaleAddress } from './ScaleAddress.tsx'
import type { ScaledHome } from './scaled-home.ts'
import { ScaleHeads } from './ScaleHeads.tsx'
import { createScaleNumbers } from './scale-numbers.ts'
import { ScaleValue } from './ScaleValue.tsx'
import { FloorSquares, StreetDrawing } from './StreetDrawing.tsx'

type ScaleViewProps = Readonly<{
  homes: readonly ScaledHome[]
  words: ScaleWords
  locale: Locale
  numberTag: string
  url: string
}>

/** Homes as if they stood in one street, with their plots, floors, energy and month below them. */
export function ScaleView({ homes, words, locale, numberTag, url }: ScaleViewProps) {
  const t = useWords()
  const numbers = createScaleNumbers(numberTag)
  const drawn = homes.map(({ home }) => home)
  const street = layStreet(drawn)
  const assumed = homes.flatMap(({ card, home }, at) => {
    const facts = sayAssumed(home.assumed, numbers, t)
    return facts.length === 0 ? [] : [{ id: card.id, name: `${at + 1}. ${card.title}`, facts }]
  })
  return (
    <div className="street" data-homes={homes.length}>
      <ScaleHeads homes={homes} />
      {/* Focusable, so that the keyboard can scroll it sideways. */}
      <section className="street__all" role="region" aria-label={t('scale.title')} tabIndex={0}>
        <h2>{t('scale.title')}</h2>
        <div className="street__stage">
          <div className="street__columns" aria-hidden="true">
            {homes.map(({ card }) => (
              <i key={card.id} />
            ))}
          </div>
          <p className="vh">{t('scale.drawing', { count: homes.length })}</p>
          <StreetDrawing street={street} homes={drawn} />
          <p className="street__ten" aria-hidden="true">
            {numbers.metres(10)}
          </p>
          <ul className="street__values" role="list">
            {homes.map(({ card, home: { plot } }) => (
              <ScaleValue key={card.id} of={card.title} value={plot && numbers.area(plot.area)}>
                {t('scale.plot')}
              </ScaleValue>
            ))}
          </ul>
          <FloorSquares street={street} />
          <ul className="street__values" role="list">
            {homes.map(({ card, home: { living } }) => (
              <ScaleValue key={card.id} of={card.title} value={living && numbers.area(living.area)}>
                {[
                  t('scale.living'),
                  ...(living?.floors === undefined ? [] : [t('scale.floors', { count: living.floors })]),
                  ...(living?.floor === undefined ? [] : [formatFloor(living.floor, locale, t)]),
                ].join(', ')}
              </ScaleValue>
            ))}
          </ul>
        </div>
        <EnergyBars homes={homes} numbers={numbers} />
        <MonthBars homes={homes} words={words} numbers={numbers} />
      </section>
      <div className="street__notes">
        <p>{t('scale.usual')}</p>
        {street.homes.some(({ isCut }) => isCut) && (
          <p>{t('scale.cut', { depth: numbers.metres(street.deepest) })}</p>
        )}
        {assumed.map(({ id, name, facts }) => (
          <p key={id}>{t('scale.assumed', { home: name, facts: facts.join(', ') })}</p>
        ))}
      </div>
      <ScaleAddress url={url} />
    </div>
  )
}
