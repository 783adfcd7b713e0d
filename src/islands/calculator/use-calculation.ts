import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'
import type { Region } from '#domain/place/place.ts'
import { type Calculation, type FieldErrors, type FieldTexts, readCalculation } from './calculation.ts'
import { formatCalculation, parseCalculation } from './calculation-query.ts'
import { changedIn, fieldTexts, textsIn, writeTexts } from './field-texts.ts'

/** The calculation of a form, in step with the address. */
export type LiveCalculation = Readonly<{
  form: RefObject<HTMLFormElement | null>
  calculation: Calculation
  errors: FieldErrors
  read: () => void
}>

/**
 * Returns the calculation of a form with uncontrolled fields. On hydration the fields take the values of the address,
 * except those that the visitor has filled in. From then on the address follows the fields, and the fields follow Back
 * and Forward.
 * @param home the region of a form that nobody touched
 */
export function useCalculation(numberTag: string, home: Region): LiveCalculation {
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useReducer((_: FieldTexts, next: FieldTexts) => next, {})

  useLayoutEffect(() => {
    const { current } = form
    if (current === null) return
    const follow = (changed: FieldTexts) => {
      writeTexts(current, { ...fieldTexts(parseCalculation(location.search, home), numberTag), ...changed })
      setTexts(textsIn(current))
    }
    const changed = changedIn(current, home)
    follow(changed)
    if (Object.keys(changed).length > 0) replaceQuery(textsIn(current))
    const goBack = () => follow({})
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [numberTag, home])

  return {
    form,
    ...readCalculation(texts, home),
    read: () => {
      if (form.current === null) return
      setTexts(textsIn(form.current))
      replaceQuery(textsIn(form.current))
    },
  }
}

/** Replaces the history entry, so that typing a digit adds no step for Back. */
function replaceQuery(texts: FieldTexts): void {
  const query = formatCalculation(readCalculation(texts).calculation)
  // Browsers limit how often this may be called, and throw.
  try {
    history.replaceState(history.state, '', query + location.hash)
  } catch {
    return
  }
}
