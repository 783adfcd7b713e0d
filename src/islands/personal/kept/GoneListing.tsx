import { useWords } from '#islands/kit/use-words.ts'

type GoneListingProps = Readonly<{
  id: number
  /** Absent in a shared list. */
  onRemove?: () => void
}>

/** Says that a property is no longer on offer, with a button that removes it from the list. */
export function GoneListing({ id, onRemove }: GoneListingProps) {
  const t = useWords()
  const text = t('personal.gone', { id })
  return (
    <li>
      {text}
      {onRemove !== undefined && (
        <button
          type="button"
          className="more"
          aria-label={t('personal.removeOf', { title: t('personal.goneName', { id }) })}
          onClick={onRemove}
        >
          {t('personal.remove')}
        </button>
      )}
    </li>
  )
}
