import type { BannerMapMessage } from '#domain/banner-map.ts'
import css from './banner-map.css?inline'
import { adoptStyle } from './adopt-style.ts'

/** How long after it has loaded a frame gets its message, in milliseconds. @see specification, section 7 */
const wait = 50

/**
 * Puts a configured map in the place of the link that leads to it, once it is pressed, and tells it what to show: by a
 * message that no other origin than the map's can read.
 */
export function startBannerMap(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { href, origin, dataset, textContent } = link
    const message = fetch(dataset['message'] ?? '').then((response): Promise<BannerMapMessage> =>
      response.json(),
    )
    const frame = document.createElement('iframe')
    Object.assign(frame, { src: href, title: textContent.trim(), className: 'banner__frame' })
    frame.addEventListener('load', async () => {
      await new Promise((resolve) => setTimeout(resolve, wait))
      frame.contentWindow?.postMessage(await message, origin)
    })
    adoptStyle(css)
    link.parentElement?.replaceWith(frame)
    frame.focus()
  })
}
