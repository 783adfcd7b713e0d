import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { stepAround } from './steps-of.ts'

type Props = Readonly<{
  form: RefObject<HTMLFormElement | null>
  isAwake: boolean
  /** Undefined as long as the form is shown whole. */
  step?: number
  setStep: (step: number) => void
  /** Runs something once no pointer is down. */
  afterPress: (run: () => void) => void
}>

/** The heading of the step that is shown, and what takes the visitor to that of another one. */
export type StepPlace = Readonly<{
  heading: RefObject<HTMLHeadingElement | null>
  move: (step: number) => void
}>

/**
 * Shows a form whole until one of its controls has the focus, then the step of that control, which keeps its focus and
 * its place on the screen.
 */
export function useStep({ form, isAwake, step, setStep, afterPress }: Props): StepPlace {
  const heading = useRef<HTMLHeadingElement>(null)
  /** What the visitor looks at while the rest of the form goes. */
  const held = useRef<Readonly<{ element: HTMLElement; top: number }>>(undefined)
  const isMoving = useRef(false)

  const fold = useEffectEvent(() => {
    const { activeElement } = document
    const { current } = form
    if (step !== undefined || current === null || !current.contains(activeElement)) return
    if (!(activeElement instanceof HTMLElement)) return
    const { top } = activeElement.getBoundingClientRect()
    held.current = { element: activeElement, top }
    setStep(stepAround(current, activeElement))
  })
  useEffect(() => {
    const { current } = form
    if (!isAwake || step !== undefined || current === null) return undefined
    const touch = (): void => afterPress(() => fold())
    touch()
    current.addEventListener('focusin', touch)
    return () => current.removeEventListener('focusin', touch)
  }, [form, isAwake, step, afterPress])

  useLayoutEffect(() => {
    if (held.current !== undefined) {
      const { element, top } = held.current
      const { top: now } = element.getBoundingClientRect()
      scrollBy({ top: now - top, behavior: 'instant' })
      held.current = undefined
    } else if (isMoving.current) heading.current?.focus()
    isMoving.current = false
  })

  return {
    heading,
    move: (next) => {
      isMoving.current = true
      setStep(next)
    },
  }
}
