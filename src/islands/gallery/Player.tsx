import type { GalleryWords } from './listing-words.ts'
import type { Slide } from './slides.ts'

type PlayerProps = Readonly<{
  slide: Slide
  /** Whether it is in view: a film that is turned away from stops. */
  isShown: boolean
  /** Whether somebody pressed for it, after reading whom that contacts. */
  isAllowed: boolean
  words: GalleryWords
  onAllow: () => void
}>

/** What a film, a tour or Street View may do in its frame; not: take the page away. */
const sandbox =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox allow-forms'

/** A film of the site, or a frame of somebody else once it is allowed. */
export function Player({ slide, isShown, isAllowed, words, onAllow }: PlayerProps) {
  if (slide.kind === 'picture') return null
  const { src, poster, caption } = slide
  if (slide.kind === 'film') {
    return isShown ? (
      // Words of a listing's film would be its own: the record has none.
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
          {words.show}
        </button>
      </p>
    </div>
  )
}
