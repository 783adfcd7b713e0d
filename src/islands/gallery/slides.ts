/** A slide of the gallery, read from a link or player of the page. */
export type Slide = Readonly<{
  /** The link that opens the slide; the opening animation starts at its picture. */
  element: HTMLElement
  /** Its address within the page: `#photo-4`; empty for a player, which has none. */
  hash: string
  caption: string
}> &
  (
    | Readonly<{ kind: 'picture'; src: string; placeholder: string; width: number; height: number }>
    /** A third-party player; `note` names the third party that it contacts. */
    | Readonly<{ kind: 'frame'; src: string; poster?: string; note: string }>
    /** A video that the browser plays itself. */
    | Readonly<{ kind: 'film'; src: string; poster?: string }>
  )

/** A slide that is a picture or a plan. */
export type PictureSlide = Extract<Slide, Readonly<{ kind: 'picture' }>>

const pictures = '.strip li a,.plan__sheet'
const players = '.clips a[data-frame],.clips video'

/**
 * Returns the slides of a page in page order, pictures and plans before videos and tours, and the index of the clicked one.
 * A link outside of the gallery, such as Street View, is its only slide.
 */
export function readSlides(page: ParentNode, pressed: HTMLElement): readonly [readonly Slide[], number] {
  const found = [pictures, players].flatMap((some) => [...page.querySelectorAll<HTMLElement>(some)])
  const elements = found.includes(pressed) ? found : [pressed]
  return [elements.map(toSlide), elements.indexOf(pressed)]
}

function toSlide(element: HTMLElement): Slide {
  const image = element.querySelector('img')
  const hash = element.id === '' ? '' : `#${element.id}`
  if (element instanceof HTMLVideoElement) {
    const src = element.currentSrc === '' ? element.querySelector('source')?.src : element.currentSrc
    return {
      kind: 'film',
      element,
      hash,
      caption: element.ariaLabel ?? '',
      src: src ?? '',
      poster: element.poster,
    }
  }
  const { frame } = element.dataset
  if (frame !== undefined) {
    const note = element.nextElementSibling?.textContent ?? ''
    const poster = image?.currentSrc === '' ? image.src : image?.currentSrc
    return { kind: 'frame', element, hash, caption: element.textContent.trim(), src: frame, poster, note }
  }
  return {
    kind: 'picture',
    element,
    hash,
    caption: image?.alt ?? '',
    src: element instanceof HTMLAnchorElement ? element.href : '',
    placeholder: image?.currentSrc ?? '',
    ...sizeOf(image),
  }
}

/** Returns the size of a thumbnail's original: from its attributes, or from the aspect ratio of the loaded thumbnail. */
function sizeOf(image: HTMLImageElement | null): Readonly<{ width: number; height: number }> {
  const told = (name: string): number => Number(image?.getAttribute(name) ?? 0)
  const [width, height] = [told('width') || usual.width, told('height') || usual.height]
  if (image === null || image.naturalWidth === 0) return { width, height }
  return { width, height: Math.round((width * image.naturalHeight) / image.naturalWidth) }
}

const usual = { width: 1200, height: 800 }
