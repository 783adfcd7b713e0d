import { createRoot } from 'react-dom/client'
import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import styleSheetUrl from '#styles/listing/lightbox.css?url'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { Lightbox } from './Lightbox.tsx'
import { loadListingWords } from './listing-words.ts'
import { readSlides } from './slides.ts'

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
  const [{ numberTag, messages }] = await Promise.all([loadListingWords(), loadStyleSheet(styleSheetUrl)])
  const [slides, start] = readSlides(document, pictureOf(pressed))
  const name = document.querySelector('h1')?.textContent ?? ''
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  let isClosed = false
  const close = (): void => {
    if (isClosed) return
    isClosed = true
    // After the current render and PhotoSwipe's own event handlers.
    setTimeout(() => {
      root.unmount()
      host.remove()
      pressed.focus({ preventScroll: true })
    })
  }
  await new Promise<void>((resolve) => {
    root.render(
      <WordsProvider lang={numberTag} messages={messages}>
        <Lightbox slides={slides} start={start} name={name} onOpened={resolve} onClosed={close} />
      </WordsProvider>,
    )
  })
}

/** Returns the picture that was asked for: "all photos" is a link within the page, to the first one. */
function pictureOf(pressed: HTMLAnchorElement): HTMLAnchorElement {
  const target = pressed.getAttribute('href') ?? ''
  return (target.startsWith('#') ? document.querySelector<HTMLAnchorElement>(target) : null) ?? pressed
}
