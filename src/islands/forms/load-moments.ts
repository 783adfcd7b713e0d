import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import daysStyleUrl from '#styles/base/form-days.css?url'
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
  // Without its style sheet a timetable is plainer, but still one.
  const style = loadStyleSheet(daysStyleUrl).catch(() => {})
  const response = await fetch(form.action.replace(/[^/]+$/, `slots/${form.id}?${query}`))
  const content: unknown = await response.json()
  await style
  return timetableOf(isDays(content) ? content.days : [], chosen)
}

function isDays(content: unknown): content is Readonly<{ days: readonly DayView[] }> {
  return typeof content === 'object' && content !== null && 'days' in content && Array.isArray(content.days)
}
