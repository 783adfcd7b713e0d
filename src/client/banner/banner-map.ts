import type { BannerMapMessage } from '#contracts/banner-map.ts'

/** Milliseconds between the load of the frame and its message. @see specification, section 7 */
const wait = 50

/** Replaces the link by the map in a frame, and posts it what to show; only the map's own origin can read that message. */
export async function answerPress({
  href,
  origin,
  dataset,
  textContent,
  parentElement,
}: HTMLAnchorElement): Promise<void> {
  const response = await fetch(dataset['message'] ?? '')
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
