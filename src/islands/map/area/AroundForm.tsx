import { type SubmitEvent, useId } from 'react'
import { townCentre } from './area-shape.ts'
import type { ResultsMapProps } from '#islands/map/map-props.ts'

const distancesKm = [2, 5, 10, 15, 20, 30]

type AroundFormProps = Pick<
  ResultsMapProps,
  'index' | 'points' | 'townNames' | 'area' | 'onArea' | 't' | 'locale'
>

/** Form for an area around a town: the town and the distance. */
export function AroundForm({ index, points, townNames, area, onArea, t, locale }: AroundFormProps) {
  const id = useId()
  const around = area?.kind === 'around' ? area : undefined
  const towns = index.towns
    .map((slug, at) => ({ slug, name: townNames[at] ?? slug }))
    .filter(({ slug }) => townCentre(slug, index, points) !== undefined)
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [town, km] = [form.get('town'), Number(form.get('km'))]
    if (typeof town !== 'string' || town === '') return
    onArea({ kind: 'around', town, km })
  }

  return (
    <form className="map__around" aria-labelledby={`${id}title`} onSubmit={onSubmit}>
      <p id={`${id}title`}>{t('map.around')}</p>
      <label htmlFor={`${id}town`}>{t('map.aroundTown')}</label>
      <select id={`${id}town`} name="town" required defaultValue={around?.town ?? ''}>
        <option value="">{t('map.chooseTown')}</option>
        {towns.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}km`}>{t('map.aroundDistance')}</label>
      <select id={`${id}km`} name="km" defaultValue={around?.km ?? 10}>
        {distancesKm.map((km) => (
          <option key={km} value={km}>
            {t('map.km', { km })}
          </option>
        ))}
      </select>
      <button type="submit" className="map__tool map__tool--main">
        {t('map.aroundApply')}
      </button>
    </form>
  )
}
