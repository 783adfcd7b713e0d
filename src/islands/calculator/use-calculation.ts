import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'
import { type Calculation, type FieldErrors, type FieldTexts, readCalculation } from './calculation.ts'
import { formatCalculation, parseCalculation } from './calculation-query.ts'
import { changedIn, fieldTexts, textsIn, writeTexts } from './field-texts.ts'

/** The calculation that a form asks for, in step with the address. */
export type LiveCalculation = Readonly<{
  form: RefObject<HTMLFormElement | null>
  calculation: Calculation
  errors: FieldErrors
  /** Reads the form again. */
  read: () => void
}>

/**
 * Returns the calculation of a form whose fields keep their own state. At waking they say what the address asks, but for what
 * was filled in before; afterwards the address follows the fields, and the fields follow Back and Forward.
 */
export function useCalculation(numberTag: string): LiveCalculation {
  const form = useRef<HTMLFormElement>(null)
  const [texts, tell] = useReducer((_: FieldTexts, next: FieldTexts) => next, {})

  useLayoutEffect(() => {
    const { current } = form
    if (current === null) return
    const follow = (changed: FieldTexts) => {
      writeTexts(current, { ...fieldTexts(parseCalculation(location.search), numberTag), ...changed })
      tell(textsIn(current))
    }
    const changed = changedIn(current)
    follow(changed)
    if (Object.keys(changed).length > 0) keepInAddress(textsIn(current))
    const goBack = () => follow({})
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [numberTag])

  return {
    form,
    ...readCalculation(texts),
    read: () => {
      if (form.current === null) return
      tell(textsIn(form.current))
      keepInAddress(textsIn(form.current))
    },
  }
}

/** In place of the last one: each digit that is typed is no step for Back. */
function keepInAddress(texts: FieldTexts): void {
  const query = formatCalculation(readCalculation(texts).calculation)
  // Browsers limit how often this may be done, and throw.
  try {
    history.replaceState(history.state, '', query + location.hash)
  } catch {
    return
  }
}
