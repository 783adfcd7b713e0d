/**
 * Lets the picture of the pressed card become the first picture of its page, and back. It has a name only while the
 * browser goes from page to page; the other page's picture has the same one then (src/styles/listing-gallery.css).
 */
export function startCardPicture(): void {
  const name = ({ viewTransition }: PageSwapEvent | PageRevealEvent): void => {
    // The pressed link: on the way back too, as the page comes back with its focus.
    const card = document.activeElement?.closest('a')?.closest('.card,.project')
    const picture = card?.querySelector('img')
    if (!picture || !viewTransition) return
    const { style } = picture
    style.viewTransitionName = 'listing'
    void viewTransition.finished.finally(() => (style.viewTransitionName = ''))
  }
  addEventListener('pageswap', name)
  addEventListener('pagereveal', name)
}
