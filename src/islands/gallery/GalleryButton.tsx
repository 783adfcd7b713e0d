import { Icon } from '#ui/kit/Icon.tsx'
import type { IconName } from '#ui/kit/icons.ts'

type GalleryButtonProps = Readonly<{
  words: string
  icon: IconName
  onPress: () => void
  onFocus?: () => void
}>

/** An icon button; `words` are its accessible name. */
export function GalleryButton({ words, icon, onPress, onFocus }: GalleryButtonProps) {
  return (
    <button
      type="button"
      className="gallery__button"
      aria-label={words}
      title={words}
      onClick={onPress}
      onFocus={onFocus}
    >
      <Icon name={icon} />
    </button>
  )
}
