import { Icon } from '#ui/kit/Icon.tsx'

type FavouriteButtonProps = Readonly<{
  /** ID of the property. */
  id: number
  /** What it does, with the property's name: a list of buttons tells them apart. */
  label: string
  /** Only known in the browser; the page's own script sets it in the static document. */
  isPressed?: boolean
}>

/** The heart on a property's picture; the page's own script hears its press. */
export function FavouriteButton({ id, label, isPressed = false }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      className="round card__fav"
      data-favourite={id}
      aria-pressed={isPressed}
      aria-label={label}
    >
      <Icon name="heart" />
    </button>
  )
}
