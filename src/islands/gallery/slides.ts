/** What stands in the gallery, read from the links and players of the page. */
export type Slide = Readonly<{
  /** What was pressed, or could have been: pictures grow out of it. */
  element: HTMLElement
  caption: string
}> &
  (
    | Readonly<{ kind: 'picture'; src: string; placeholder: string; width: number; height: number }>
    /** A player of somebody else; `note` says whom showing it contacts. */
    | Readonly<{ kind: 'frame'; src: string; poster?: string; note: string }>
    /** A film that the browser plays itself. */
    | Readonly<{ kind: 'film'; src: string; poster?: string }>
  )

const pictures = '.mosaic a,.photos a'
const players = '.clips a[data-frame],.clips video'

/**
 * Returns the slides of a page in its order, pictures and plans before films and tours, and which of them was pressed.
 * What stands elsewhere, as Street View does, is a gallery of its own.
 */
export function readSlides(page: ParentNode, pressed: HTMLElement): readonly [readonly Slide[], number] {
  const found = [pictures, players].flatMap((some) => [...page.querySelectorAll<HTMLElement>(some)])
  const elements = found.includes(pressed) ? found : [pressed]
  return [elements.map(toSlide), elements.indexOf(pressed)]
}

function toSlide(element: HTMLElement): Slide {
  const image = element.querySelector('img')
  if (element instanceof HTMLVideoElement) {
    const src = element.currentSrc === '' ? element.querySelector('source')?.src : element.currentSrc
    return { kind: 'film', element, caption: element.ariaLabel ?? '', src: src ?? '', poster: element.poster }
  }
  const { frame } = element.dataset
  if (frame !== undefined) {
    const note = element.nextElementSibling?.textContent ?? ''
    const poster = image?.currentSrc === '' ? image.src : image?.currentSrc
    return { kind: 'frame', element, caption: element.textContent.trim(), src: frame, poster, note }
  }
  return {
    kind: 'picture',
    element,
    caption: image?.alt ?? '',
    src: element instanceof HTMLAnchorElement ? element.href : '',
    placeholder: image?.currentSrc ?? '',
    ...sizeOf(image),
  }
}

/** The size of the file that the thumbnail was made from: its attributes, or the shape that it turned out to have. */
function sizeOf(image: HTMLImageElement | null): Readonly<{ width: number; height: number }> {
  const told = (name: string): number => Number(image?.getAttribute(name) ?? 0)
  const [width, height] = [told('width') || usual.width, told('height') || usual.height]
  if (image === null || image.naturalWidth === 0) return { width, height }
  return { width, height: Math.round((width * image.naturalHeight) / image.naturalWidth) }
}

const usual = { width: 1200, height: 800 }
