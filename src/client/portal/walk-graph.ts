/** Where a key leads from a bar, by its number and that of the last one. */
const steps: Readonly<Record<string, (bar: number, last: number) => number>> = {
  ArrowLeft: (bar) => bar - 1,
  ArrowRight: (bar) => bar + 1,
  ArrowDown: (bar) => bar - 1,
  ArrowUp: (bar) => bar + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Makes a graph one stop of the tab key, on which arrows, Home and End mark one bar after the other; so does pointing at one.
 * The `output` beside the graph says the marked day; to a screen reader the graph is a slider whose value is that day.
 */
export function walkGraph(graph: HTMLElement): void {
  const drawing = graph.querySelector('svg')
  const output = graph.parentElement?.querySelector('output')
  const bars = [...graph.querySelectorAll('.graph__slot')]
  if (drawing === null || !output || bars.length === 0) return
  const said = bars.map((bar) => bar.querySelector('title')?.textContent ?? '')
  let now = Math.max(0, said.indexOf(output.textContent))
  const mark = (bar: number): void => {
    now = Math.min(Math.max(bar, 0), bars.length - 1)
    bars.forEach((each, index) => each.toggleAttribute('data-now', index === now))
    graph.toggleAttribute('data-walked', true)
    output.textContent = said[now] ?? ''
    drawing.ariaValueNow = String(now + 1)
    drawing.ariaValueText = output.textContent
  }
  drawing.tabIndex = 0
  drawing.role = 'slider'
  drawing.ariaValueMin = '1'
  drawing.ariaValueMax = String(bars.length)
  drawing.ariaValueNow = String(now + 1)
  drawing.ariaValueText = said[now] ?? ''
  // The slider says its value; an output that changes would say it a second time.
  output.ariaLive = 'off'
  drawing.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    mark(step(now, bars.length - 1))
  })
  drawing.addEventListener('pointerover', ({ target }) => {
    const bar = bars.findIndex((each) => [...each.children].some((part) => part === target))
    if (bar !== -1) mark(bar)
  })
}
