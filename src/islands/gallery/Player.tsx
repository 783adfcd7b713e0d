import { useWords } from '#islands/kit/use-words.ts'
import type { ListingTranslate } from './listing-words.ts'
import type { Slide } from './slides.ts'

type PlayerProps = Readonly<{
  slide: Slide
  /** Whether the slide is in view; a video in another slide stops. */
  isShown: boolean
  /** Whether the visitor agreed to contact the third party. */
  isAllowed: boolean
  onAllow: () => void
}>

/** Permissions of the frame of a video, tour or Street View; it may not navigate the page. */
const sandbox =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox allow-forms'

/** A video of the site, or a third-party frame once it is allowed. */
export function Player({ slide, isShown, isAllowed, onAllow }: PlayerProps) {
  const t: ListingTranslate = useWords()
  if (slide.kind === 'picture') return null
  const { src, poster, caption } = slide
  if (slide.kind === 'film') {
    return isShown ? (
      // Records have no captions for videos.
      <video className="player" src={src} poster={poster} controls playsInline aria-label={caption}>
        <track kind="captions" />
      </video>
    ) : null
  }
  if (isShown && isAllowed) {
    return (
      <iframe
        className="player"
        src={src}
        title={caption}
        sandbox={sandbox}
        allow="autoplay; fullscreen; picture-in-picture; xr-spatial-tracking; accelerometer; gyroscope"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    )
  }
  return (
    <div className="player player--asks">
      {poster !== undefined && <img src={poster} alt="" />}
      <p>
        {slide.note}
        <button type="button" className="gallery__press" onClick={onAllow}>
          {t('gallery.show')}
        </button>
      </p>
    </div>
  )
}
