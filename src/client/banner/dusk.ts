/** Whether a moment is in the dusk of a text such as `15:37 16:52`: from and until, in UTC. */
export function isDusk(dusk: string, now: Date): boolean {
  const [from = '', until = ''] = dusk.split(' ')
  const at = now.toISOString().slice(11, 16)
  return from <= at && at < until
}

/** Shows the drawing at the head of the page at dusk between sunset and dark at the office, a minute's table of the build's day. */
export function showDusk(): void {
  for (const drawing of document.querySelectorAll<HTMLElement>('[data-dusk]'))
    drawing.toggleAttribute('data-is-dusk', isDusk(drawing.dataset['dusk'] ?? '', new Date()))
}
