/** What is on its way: another press until then is the same one, or an impatient one. */
let opening: Promise<void> | undefined

/** Opens a listing's pictures, players or map at the link that was pressed; rejects where they cannot be had. */
export function openInLightbox(link: HTMLAnchorElement): Promise<void> {
  opening ??= open(link).finally(() => {
    opening = undefined
  })
  return opening
}

async function open(link: HTMLAnchorElement): Promise<void> {
  // Asked for together: whoever answers needs it.
  void import('./react-root.ts')
  const answer = await (link.dataset['map']
    ? import('../listing-map/open-map.tsx')
    : import('./open-gallery.tsx'))
  await answer.open(link)
}
