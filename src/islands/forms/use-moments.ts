import { useState } from 'react'
import type { FormView, Moments } from '#ui/forms/form-view.ts'
import { slotField } from '#ui/forms/slot-field.ts'

/** The timetable of a form for an appointment, and what loads it (anew). */
export type LiveMoments = Readonly<{
  moments?: Moments
  load: (form: HTMLFormElement, chosen?: string) => void
}>

/** Loads the moments of a form that asks for one, from the service of this site; until then the form says where they are chosen. */
export function useMoments(view: FormView): LiveMoments {
  const [moments, setMoments] = useState<Moments>()
  return {
    moments,
    load: (form, chosen) => {
      if (slotField(view) === undefined || new URL(form.action).origin !== location.origin) return
      import('./load-moments.ts')
        .then(({ loadMoments }) => loadMoments(form, chosen))
        .then(
          (loaded) => setMoments(() => loaded),
          () => {},
        )
    },
  }
}
