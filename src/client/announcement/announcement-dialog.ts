import type { Announcement } from '#contracts/announcement.ts'
import { icons } from '#ui/kit/icons.ts'
import type { PictureVariant } from '#domain/site/picture.ts'

const titleId = 'announcement'

/** Returns the announcement as a dialog that closes on its button, its link, Escape and a press beside it. */
export function createAnnouncement({
  title,
  paragraphs,
  picture,
  link,
  close,
}: Announcement): HTMLDialogElement {
  const dialog = create('dialog', { className: 'announcement' })
  dialog.setAttribute('aria-labelledby', titleId)
  const heading = create('h2', { id: titleId, textContent: title, tabIndex: -1, autofocus: true })
  const button = create('button', {
    type: 'button',
    className: 'round announcement__close',
    ariaLabel: close,
  })
  button.innerHTML = `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${icons.close}"/></svg>`
  const body = create('div', { className: 'announcement__body' })
  body.append(heading, ...paragraphs.map((textContent) => create('p', { textContent })))
  if (link !== undefined) body.append(createLink(link))
  dialog.append(...(picture === undefined ? [] : [createPicture(picture)]), body, button)
  dialog.addEventListener('click', ({ target }) => {
    // A press beside it is one on the dialog itself: everything inside is covered.
    if (target === dialog || (target instanceof Element && target.closest('a,button'))) dialog.close()
  })
  return dialog
}

function createLink({ label, href, isExternal }: NonNullable<Announcement['link']>): HTMLElement {
  return create('a', {
    className: 'button',
    href,
    textContent: label,
    ...(isExternal ? { target: '_blank', rel: 'noopener' } : {}),
  })
}

function createPicture({ rendered, alt }: NonNullable<Announcement['picture']>): HTMLElement {
  const { avif, webp, fallback, width, height } = rendered
  const sizes = '(min-width: 38rem) 36rem, 100vw'
  const sources = (
    [
      ['image/avif', avif],
      ['image/webp', webp],
    ] as const
  )
    .filter(([, variants]) => variants.length > 0)
    .map(([type, variants]) => create('source', { type, sizes, srcset: srcset(variants) }))
  const element = create('picture', {})
  element.append(...sources, create('img', { src: fallback.href, alt, width, height }))
  return element
}

function srcset(variants: readonly PictureVariant[]): string {
  return variants.map(({ href, width }) => `${href} ${width}w`).join(',')
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties)
}
