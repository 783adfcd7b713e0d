/** Whether a moment is in the dusk of a text such as `937 1012`: from and until, in minutes since midnight in UTC. */
export function isDusk(dusk: string, now: Date): boolean {
  const [from = 0, until = 0] = dusk.split(' ').map(Number)
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes()
  return from <= minute && minute < until
}

/** Shows the drawing at the head of the page at dusk between sunset and dark at the office, a minute's table of the build's day. */
export function showDusk(): void {
  const drawing = document.querySelector<HTMLElement>('[data-dusk]')
  drawing?.toggleAttribute('data-is-dusk', isDusk(drawing.dataset['dusk'] ?? '', new Date()))
}
