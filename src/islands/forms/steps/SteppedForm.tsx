import { type SyntheticEvent, useState } from 'react'
import { markErrors } from '#ui/forms/mark-errors.ts'
import { SendForm } from '#ui/forms/SendForm.tsx'
import { useWords } from '#islands/kit/use-words.ts'
import type { FormTranslate } from '../form-messages.ts'
import { type AwakeProps, useAwakeForm } from '../use-awake-form.ts'
import { StepList } from '#ui/forms/StepList.tsx'
import { refusedIn, refusedStep, stepsOf } from './steps-of.ts'
import { useStep } from './use-step.ts'

/**
 * Asks a long form one group at a time, from the first control that is used. Each step is checked before the next one;
 * a mistake that is found on sending leads to its step.
 */
export function SteppedForm(props: AwakeProps) {
  const { form, sending } = props
  const t: FormTranslate = useWords()
  const steps = stepsOf(form)
  /** Undefined as long as the form is shown whole. */
  const [step, setStep] = useState<number>()
  const awake = useAwakeForm(props, { onRefused: (errors) => setStep(refusedStep(steps, errors)) })
  const { refused, check, element, isAwake, moments, state, live } = awake
  const { heading, move } = useStep({
    form: element,
    isAwake,
    step,
    setStep,
    afterPress: awake.afterPress,
  })
  const current = step === undefined ? undefined : steps[step]
  if (step === undefined || current === undefined)
    return (
      <SendForm
        form={markErrors(form, refused, { t })}
        moments={moments}
        sending={sending}
        state={state}
        live={live}
      />
    )
  const isLast = step === steps.length - 1
  const isUnderWay = state === 'sending' || state === 'offline'
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    if (isLast) return awake.submit(event)
    event.preventDefault()
    if (check(current.names)) move(step + 1)
  }
  return (
    <SendForm
      form={markErrors(form, refusedIn(current, refused), { t })}
      moments={moments}
      sending={sending}
      state={state}
      step={{
        key: current.key,
        title: t('forms.steps.heading', { step: step + 1, count: steps.length, title: current.legend }),
        heading,
        isLast,
        list: (
          <StepList
            steps={steps}
            step={step}
            label={t('forms.steps.list')}
            onBack={isUnderWay ? undefined : move}
          />
        ),
        next: isLast ? undefined : (
          <button
            key={current.key}
            className="button"
            type="submit"
            // A double click is one step.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {t('forms.steps.next')}
          </button>
        ),
        back:
          step === 0 || isUnderWay ? undefined : (
            <button className="form__back" type="button" onClick={() => move(step - 1)}>
              {t('forms.steps.back')}
            </button>
          ),
      }}
      live={{ ...live, listeners: { ...live.listeners, onSubmit: submit } }}
    />
  )
}
