/** Share of the window's height above which a room is looked at: with the plan beside the pictures, and above them. */
const lines = { beside: 0.45, above: 0.62 }
/** Milliseconds until the room that is reached is said: a press passes others on its way. */
const saidAfter = 600

type Stop = Readonly<{ heading: HTMLElement; place: Element }>

/**
 * Lights the room of a plan whose pictures are looked at, shows its storey, and says its name. A press on a room scrolls to its
 * pictures and moves the focus there; the address follows without an entry in the history.
 */
export function walkPlan(walk: HTMLElement): void {
  const plan = walk.querySelector('.walk__plan')
  const now = walk.querySelector('.walk__now')
  const status = walk.querySelector('[role=status]')
  const stops = [...walk.querySelectorAll<HTMLElement>('h3')].flatMap((heading): Stop[] => {
    const place = walk.querySelector(`a[href="#${heading.id}"]`)
    return place === null ? [] : [{ heading, place }]
  })
  let lit: Stop | undefined
  let saying = 0

  const light = (stop: Stop) => {
    if (stop === lit) return
    const isFirst = lit === undefined
    lit = stop
    walk.dataset['at'] = stop.heading.id
    const at = stops.indexOf(stop)
    for (const [index, { heading, place }] of stops.entries()) {
      place.toggleAttribute('data-passed', index < at)
      place.ariaCurrent = index === at ? 'true' : null
      heading.toggleAttribute('data-lit', index === at)
    }
    for (const storey of walk.querySelectorAll('figure'))
      storey.toggleAttribute('data-on', storey.contains(stop.place))
    now?.replaceChildren(...[...stop.heading.childNodes].map((node) => node.cloneNode(true)))
    clearTimeout(saying)
    // Nobody has moved yet; and a heading that has the focus is read by itself.
    if (isFirst) return
    saying = window.setTimeout(() => {
      if (status && document.activeElement !== stop.heading)
        status.textContent = stop.heading.textContent.replaceAll(/\s+/g, ' ').trim()
    }, saidAfter)
  }
  const look = () => {
    const [first] = stops
    if (first === undefined) return
    const isBeside = first.heading.getBoundingClientRect().left >= (plan?.getBoundingClientRect().right ?? 0)
    const line = innerHeight * (isBeside ? lines.beside : lines.above)
    light(stops.findLast(({ heading }) => heading.getBoundingClientRect().top < line) ?? first)
  }
  walk.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('a') : null
    const stop = stops.find(({ place }) => place === pressed)
    if (stop === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    stop.heading.scrollIntoView()
    stop.heading.focus({ preventScroll: true })
    history.replaceState(history.state, '', `#${stop.heading.id}`)
  })
  addEventListener('scroll', look, { passive: true })
  addEventListener('resize', look)
  look()
}
