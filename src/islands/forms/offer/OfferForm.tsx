import { markErrors } from '#ui/forms/mark-errors.ts'
import { SendForm } from '#ui/forms/SendForm.tsx'
import { type AwakeProps, useAwakeForm } from '../use-awake-form.ts'
import { SaidOffer } from './SaidOffer.tsx'
import { useSaidOffer } from './use-said-offer.ts'

/** Checks an offer as other forms, and says it back above what is agreed to while it is filled in. */
export function OfferForm(props: AwakeProps) {
  const { form, sending } = props
  const { refused, element, state, live } = useAwakeForm(props)
  const { said, hear } = useSaidOffer(props, () => element.current)
  const { listeners } = live
  return (
    <SendForm
      form={markErrors(form, refused)}
      sending={sending}
      state={state}
      said={said && <SaidOffer {...said} />}
      live={{
        ...live,
        listeners: {
          ...listeners,
          onInput: (event) => {
            listeners.onInput?.(event)
            hear()
          },
        },
      }}
    />
  )
}
