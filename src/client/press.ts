/** What answers a press in a file of its own: hearts, comparisons, sharing, the way to the top. */
const pressables = '[data-favourite],[data-compare],[data-share],[data-copy],.to-top'
/** Where one may follow, and menus, which that file closes. */
const signs = `.card,[name=nav],${pressables}`

const load = () => import('./pressed.ts')

/**
 * Hands presses on the page's own buttons to what answers them, which comes when a visitor comes near one: a page at rest
 * carries none of it, nor does one where only an island is used. The press that came first is the press that is answered.
 */
export function startPresses(): void {
  for (const sign of ['pointerover', 'keydown', 'click']) {
    document.addEventListener(
      sign,
      ({ target }) => {
        if (target instanceof Element && target.closest(signs)) load().catch(() => {})
      },
      { passive: true },
    )
  }
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented } = event
    // An island that still sleeps holds a press back and repeats it.
    if (defaultPrevented || !(target instanceof Element)) return
    const pressed = target.closest<HTMLElement>(pressables)
    if (pressed === null) return
    // The way to the top is a link: where its answer does not come, it is followed.
    event.preventDefault()
    load().then(
      ({ answer }) => answer(pressed),
      () => pressed instanceof HTMLAnchorElement && location.assign(pressed.href),
    )
  })
}
