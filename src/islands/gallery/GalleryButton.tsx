type GalleryButtonProps = Readonly<{
  words: string
  /** The outline, on a field of 20 by 20. */
  icon: string
  onPress: () => void
}>

/** A button of the gallery: an icon with a name. */
export function GalleryButton({ words, icon, onPress }: GalleryButtonProps) {
  return (
    <button type="button" className="gallery__button" aria-label={words} title={words} onClick={onPress}>
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  )
}
