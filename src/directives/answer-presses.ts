/**
 * Holds plain presses on some elements back and hands each to what answers it, which may come on demand: a page at rest
 * carries nothing of it. The press that came first is the press that is answered; where the answer fails, a link is followed.
 */
export function answerPresses<Pressed extends HTMLElement>(
  selector: string,
  answer: (pressed: Pressed) => Promise<unknown>,
): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest<Pressed>(selector)
    // An island that still sleeps holds a press back and repeats it.
    if (!pressed || event.defaultPrevented) return
    const href = pressed instanceof HTMLAnchorElement && pressed.href
    // With a modifier a link opens elsewhere: that is the browser's.
    if (href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return
    event.preventDefault()
    answer(pressed).catch(() => href && location.assign(href))
  })
}
