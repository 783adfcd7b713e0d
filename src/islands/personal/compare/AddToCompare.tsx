import { useWords } from '#islands/kit/use-words.ts'
import { $compared, maxCompared } from '#stores/compared.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import type { FindCard } from '#islands/personal/kept/find-listings.ts'

type AddToCompareProps = Readonly<{
  /** Favourites that are not in the comparison. */
  ids: readonly number[]
  find: FindCard
}>

/** Buttons that add favourites to the comparison; nothing when there are none. */
export function AddToCompare({ ids, find }: AddToCompareProps) {
  const t = useWords()
  const cards = ids.flatMap((id) => find(id) ?? [])
  if (cards.length === 0) return undefined
  return (
    <section className="compare-add" aria-labelledby="compare-add">
      <h2 id="compare-add">{t('personal.addTitle')}</h2>
      <ul role="list">
        {cards.map(({ id, title, place }) => (
          <li key={id}>
            <span>
              <span>{title}</span>
              <small>{place}</small>
            </span>
            <button
              type="button"
              className="round"
              aria-label={t('personal.add', { title })}
              onClick={() => $compared.set([...$compared.get(), id].slice(0, maxCompared))}
            >
              <Icon name="plus" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
