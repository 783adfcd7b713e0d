import touch from '#directives/touch.ts'

/** Hydrates the portal when its range, its graph or its choice of home is used, or a bar of the graph is pointed at. */
export function watchPortal(root: HTMLElement): void {
  let awake: Promise<void> | undefined
  const load = () => import('#islands/portal/wake-portal.tsx')
  const hydrate = async (): Promise<void> => {
    const { wakePortal } = await load()
    await wakePortal(root)
  }
  const wake = (): Promise<void> => {
    awake ??= hydrate().catch((error: unknown) => {
      // The next touch tries again.
      awake = undefined
      throw error
    })
    return awake
  }
  const touched = async () => {
    await load()
    return wake
  }
  for (const part of root.querySelectorAll<HTMLElement>('details.pick, .graph, .chips'))
    touch(touched, { name: 'portal', value: '' }, part)
  const graph = root.querySelector<HTMLElement>('.graph')
  const output = root.querySelector<HTMLOutputElement>('.graph__now output')
  if (graph === null || output === null) return
  showSlider(graph, output)
  graph.addEventListener('pointerover', () => {
    wake().catch((error: unknown) => console.warn('the graph does not hydrate', error))
  })
}

/** Makes a sleeping graph what it is once it is awake: one stop of the tab key, a slider whose value is the day that is said. */
function showSlider(graph: HTMLElement, output: HTMLOutputElement): void {
  const drawing = graph.querySelector('svg')
  const days = [...graph.querySelectorAll('.graph__slot title')].map(({ textContent }) => textContent)
  const said = Math.max(0, days.indexOf(output.textContent))
  if (drawing === null || days.length === 0) return
  drawing.tabIndex = 0
  drawing.role = 'slider'
  drawing.ariaValueMin = '1'
  drawing.ariaValueMax = String(days.length)
  drawing.ariaValueNow = String(said + 1)
  drawing.ariaValueText = days[said] ?? ''
  output.ariaLive = 'off'
}
