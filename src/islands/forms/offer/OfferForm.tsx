import { termValues } from '#i18n/offer/say-term.ts'
import { choicesOf } from '#ui/forms/keep-values.ts'
import { markErrors } from '#ui/forms/mark-errors.ts'
import { SendForm } from '#ui/forms/SendForm.tsx'
import { type AwakeProps, useAwakeForm } from '../use-awake-form.ts'
import { useWords } from '#islands/kit/use-words.ts'
import type { FormTranslate } from '../form-messages.ts'
import { askAboutAmount } from './ask-about-amount.ts'
import { SaidOffer } from './SaidOffer.tsx'
import { useSaidOffer } from './use-said-offer.ts'

/**
 * Checks an offer as other forms, writes its amount out below it, and says it back above what is agreed to while it is
 * filled in.
 */
export function OfferForm(props: AwakeProps) {
  const { form, sending, locale } = props
  const t: FormTranslate = useWords()
  const { refused, element, state, live } = useAwakeForm(props)
  const { said, amount, now, hear } = useSaidOffer(props, () => element.current)
  const { listeners } = live
  const hours = choicesOf(form, 'validUntilTime').map(({ value }) => value)
  const term = termValues(hours, { now, leastHours: form.leastHours ?? 0 }, locale)
  const marked = markErrors(form, refused, { t, term })
  return (
    <SendForm
      form={askAboutAmount(marked, amount?.euro)}
      sending={sending}
      state={state}
      said={said && <SaidOffer {...said} />}
      // Not before it is awake: the page has none.
      below={amount && { amount: <output className="field__hint">{amount.words}</output> }}
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
