import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import daysStyleUrl from '#styles/base/form-days.css?url'
import type { Moments } from '#ui/forms/form-view.ts'
import { chosenMoment } from './form-texts.ts'
import type { MomentsView } from '#ui/forms/moments-view.ts'
import { timetableOf } from '#ui/forms/SlotPicker.tsx'

/**
 * Loads what is free for the home or office of a form; `chosen` is suggested instead of a moment that was taken, '' for
 * none; without it what is chosen stays so.
 * @throws when the service does not answer, or not with days
 */
export async function loadMoments(form: HTMLFormElement, chosen?: string): Promise<Moments> {
  const data = new FormData(form)
  const query = new URLSearchParams()
  for (const name of ['subject', 'office']) {
    const value = data.get(name)
    if (typeof value === 'string' && value !== '') query.set(name, value)
  }
  // Without its style sheet a timetable is plainer, but still one.
  const style = loadStyleSheet(daysStyleUrl).catch(console.warn)
  const response = await fetch(form.action.replace(/[^/]+$/, `slots/${form.id}?${query}`))
  const content: unknown = await response.json()
  await style
  if (!response.ok || !isMoments(content)) throw new Error(`moments of the form: ${response.status}`)
  return timetableOf(content, chosen ?? chosenMoment(form))
}

function isMoments(content: unknown): content is MomentsView {
  return typeof content === 'object' && content !== null && 'days' in content && Array.isArray(content.days)
}
