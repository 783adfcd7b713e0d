import type { Opening } from '#domain/appointments/opening.ts'

/** Returns what is said of an office at a moment; undefined while it is closed. */
export function openWords({ spans, closed }: Opening, now: Date): string | undefined {
  const text = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Brussels',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now)
  const [on = '', at = ''] = text.split(' ')
  if (closed.some(({ first, last }) => first <= on && on <= last)) return undefined
  const day = (new Date(`${on}T12:00Z`).getUTCDay() + 6) % 7
  return spans.find((span) => span.days.includes(day) && span.from <= at && at < span.until)?.words
}

/** Says on the page of an office that it is open, while it is. */
export function showOpen(): void {
  const line = document.querySelector<HTMLElement>('[data-opening]')
  if (line === null) return
  line.textContent = openWords(JSON.parse(line.dataset['opening'] ?? ''), new Date()) ?? ''
}
