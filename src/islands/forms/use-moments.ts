import { useRef, useState } from 'react'
import { readDraft } from '#stores/form-draft.ts'
import type { FormView, Moments } from '#ui/forms/form-view.ts'
import { awayTimetable, heldMoment } from '#ui/forms/SlotPicker.tsx'
import { chosenMoment } from './form-texts.ts'
import { slotField } from '#ui/forms/slot-field.ts'

/** The timetable of a form for an appointment, and what loads it (anew). */
export type LiveMoments = Readonly<{
  moments?: Moments
  load: (form: HTMLFormElement, chosen?: string) => void
}>

/**
 * Loads the moments of a form that asks for one, from the service of this site; until then an awake form says where they are
 * chosen, and holds the one of its draft.
 */
export function useMoments(view: FormView, isAwake: boolean): LiveMoments {
  const [moments, setMoments] = useState<Moments | undefined>(() => {
    const [slot] = readDraft(view)?.texts['slot'] ?? []
    return slot === undefined ? undefined : heldMoment(slot)
  })
  const last = useRef(0)
  const load: LiveMoments['load'] = (form, chosen) => {
    if (slotField(view) === undefined || new URL(form.action).origin !== location.origin) return
    // Of two offices that are chosen soon after each other the moments of the second count, whichever come first.
    last.current += 1
    const asked = last.current
    const show = (loaded: Moments): void => {
      if (asked === last.current) setMoments(() => loaded)
    }
    import('./load-moments.ts')
      .then(({ loadMoments }) => loadMoments(form, chosen))
      .then(show, () => show(awayTimetable(() => load(form, chosen), chosenMoment(form))))
  }
  return { moments: isAwake ? moments : undefined, load }
}
