import type { DayView, Moments } from '#ui/forms/form-view.ts'
import { timetableOf } from '#ui/forms/SlotPicker.tsx'

/** Loads what is free for the home or office of a form; `chosen` is suggested instead of a moment that was taken. */
export async function loadMoments(form: HTMLFormElement, chosen?: string): Promise<Moments> {
  const data = new FormData(form)
  const query = new URLSearchParams()
  for (const name of ['subject', 'office']) {
    const value = data.get(name)
    if (typeof value === 'string' && value !== '') query.set(name, value)
  }
  const response = await fetch(form.action.replace(/[^/]+$/, `slots/${form.id}?${query}`))
  const content: unknown = await response.json()
  return timetableOf(isDays(content) ? content.days : [], chosen)
}

function isDays(content: unknown): content is Readonly<{ days: readonly DayView[] }> {
  return typeof content === 'object' && content !== null && 'days' in content && Array.isArray(content.days)
}
