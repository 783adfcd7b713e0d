import { Icon } from '#ui/kit/Icon.tsx'

type FavouriteButtonProps = Readonly<{
  id: number
  /** Accessible name with the property's title, so that screen readers can tell the buttons apart. */
  label: string
  /** Unknown in the static document, where the page's script sets it. */
  isPressed?: boolean
}>

/** The heart on a property's picture; the page's script handles its clicks. */
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
