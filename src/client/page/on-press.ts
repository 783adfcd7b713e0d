/** A module that answers clicks on an element; it rejects where it cannot. */
type Answering<Pressed> = Readonly<{ answerPress: (pressed: Pressed) => unknown }>

/**
 * Answers clicks on the elements that a selector names, instead of the browser, with a module that the first click loads.
 * Clicks on a link with a modifier key are left to the browser, and where the answer fails the link is followed.
 */
export function onPress<Pressed extends HTMLElement>(
  selector: string,
  load: () => Promise<Answering<Pressed>>,
): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest<Pressed>(selector)
    // A sleeping island has already held this click back and repeats it once it is awake.
    if (!pressed || event.defaultPrevented) return
    const href = pressed instanceof HTMLAnchorElement && pressed.href
    if (href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return
    event.preventDefault()
    load()
      .then((module) => module.answerPress(pressed))
      .catch(() => href && location.assign(href))
  })
}
