import type { BannerMapMessage } from '#contracts/banner-map.ts'
import { loadStyleSheet } from '#islands/kit/load-style-sheet.ts'
import styleSheetUrl from '#styles/editorial/banner-map-frame.css?url'

/** How long after it has loaded a frame gets its message, in milliseconds. @see specification, section 7 */
const wait = 50

/**
 * Puts a configured map in the place of the link that leads to it, and tells it what to show: by a message that no other
 * origin than the map's can read. Rejects where the message cannot be had.
 */
export async function openBannerMap({
  href,
  origin,
  dataset,
  textContent,
  parentElement,
}: HTMLAnchorElement): Promise<void> {
  const [response] = await Promise.all([fetch(dataset['message'] ?? ''), loadStyleSheet(styleSheetUrl)])
  if (!response.ok) throw new Error(`The message answered ${response.status}.`)
  const message: BannerMapMessage = await response.json()
  const frame = document.createElement('iframe')
  Object.assign(frame, { src: href, title: textContent.trim(), className: 'banner__frame' })
  frame.addEventListener('load', async () => {
    await new Promise((resolve) => setTimeout(resolve, wait))
    frame.contentWindow?.postMessage(message, origin)
  })
  parentElement?.replaceWith(frame)
  frame.focus()
}
