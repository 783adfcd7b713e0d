import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import styleSheetUrl from '#styles/listing/lightbox.css?url'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { Lightbox } from './Lightbox.tsx'
import { type ListingWords, loadListingWords } from './listing-words.ts'
import { PictureList } from './PictureList.tsx'
import { readSlides, type Slide } from './slides.ts'

/** The gallery that is being opened; clicks until it is open are ignored. */
let opening: Promise<void> | undefined

/** Opens the gallery at the picture, plan or player that was clicked; rejects where a file fails to load. */
export function answerPress(pressed: HTMLAnchorElement): Promise<void> {
  opening ??= open(pressed).finally(() => {
    opening = undefined
  })
  return opening
}

async function open(pressed: HTMLAnchorElement): Promise<void> {
  const [words] = await Promise.all([loadListingWords(), loadStyleSheet(styleSheetUrl)])
  const [slides, start] = readSlides(document, pictureOf(pressed))
  const name = document.querySelector('h1')?.textContent ?? ''
  const enlarge = (shown: readonly Slide[], at: number, from: HTMLElement): Promise<void> =>
    mount(from, words, (events) => <Lightbox slides={shown} start={at} name={name} {...events} />)
  const pictures = slides.filter((slide) => slide.kind === 'picture')
  const isListed = slides[start]?.kind === 'picture' && pictures.length > 1 && matchMedia(phone).matches
  if (!isListed) return await enlarge(slides, start, pressed)
  return await mount(pressed, words, (events) => (
    <PictureList
      pictures={pictures}
      start={start}
      name={name}
      onEnlarge={(at, links) => {
        const shown = pictures.map((slide, index) => ({ ...slide, element: links[index] ?? slide.element }))
        void enlarge(shown, at, links[at] ?? pressed)
      }}
      {...events}
    />
  ))
}

/** Where pictures stand below each other, and one alone would leave most of the window empty. */
const phone = '(width < 48em) and (orientation: portrait)'

type DialogEvents = Readonly<{ onOpened: () => void; onClosed: () => void }>

/** Renders a dialog until it closes, and resolves when it is open; the focus returns to what was pressed. */
async function mount(
  pressed: HTMLElement,
  { numberTag, messages }: ListingWords,
  draw: (events: DialogEvents) => ReactNode,
): Promise<void> {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  let isClosed = false
  const onClosed = (): void => {
    if (isClosed) return
    isClosed = true
    // After the current render and PhotoSwipe's own event handlers.
    setTimeout(() => {
      root.unmount()
      host.remove()
      pressed.focus({ preventScroll: true })
    })
  }
  await new Promise<void>((onOpened) => {
    root.render(
      <WordsProvider lang={numberTag} messages={messages}>
        {draw({ onOpened, onClosed })}
      </WordsProvider>,
    )
  })
}

/** Returns the picture that was asked for: "all photos" is a link within the page, to the first one. */
function pictureOf(pressed: HTMLAnchorElement): HTMLAnchorElement {
  const target = pressed.getAttribute('href') ?? ''
  return (target.startsWith('#') ? document.querySelector<HTMLAnchorElement>(target) : null) ?? pressed
}
