import { useEffect, useEffectEvent, useState } from 'react'
import type { EuroCents } from '#domain/values/money.ts'
import type { Answers } from '#forms/answers.ts'
import { readForm } from '#forms/check/check-form.ts'
import { toOffer } from '#forms/offer/to-offer.ts'
import { type OfferTerms, sayOffer } from '#i18n/offer/say-offer.ts'
import { checkContext } from '../check-posted.ts'
import { readTexts } from '../form-texts.ts'
import type { AwakeProps } from '../use-awake-form.ts'
import { besideAsked, homeOnPage, priceOnPage } from './home-on-page.ts'
import { loadOfferTexts, type OfferTexts } from './offer-texts.ts'

/** Stands on both sides of what the visitor filled in; no answer holds it. */
export const edge = '\0'

/** An offer as its form stands. */
export type SaidOffer = Readonly<{
  heading: string
  sentences: readonly string[]
  /** What it is beside the asked price, where that is one amount. */
  beside?: string
}>

type Heard = Pick<OfferTerms, 'home' | 'isOffPlan'> & Readonly<{ answers: Answers; price?: EuroCents }>

/** Says the offer of a form back, and again when `hear` is called; nothing as long as its words are not there. */
export function useSaidOffer(
  { form, definition, locale }: AwakeProps,
  find: () => HTMLFormElement | null,
): Readonly<{ said?: SaidOffer; hear: () => void }> {
  const [texts, setTexts] = useState<OfferTexts>()
  const [heard, setHeard] = useState<Heard>()
  const hear = (): void => {
    const element = find()
    if (element === null) return
    const posted = readTexts(element)
    setHeard({
      answers: readForm(definition, posted, checkContext(form)).answers,
      home: homeOnPage(),
      price: priceOnPage(locale),
      isOffPlan:
        posted['subject']?.[0]?.startsWith('project/') === true ||
        document.querySelector('.subject[data-off-plan]') !== null,
    })
  }
  const begin = useEffectEvent((loaded: OfferTexts) => {
    setTexts(loaded)
    hear()
  })
  useEffect(() => {
    // Without them the form is complete: the offer is read back before it is sent.
    loadOfferTexts(locale).then(
      (loaded) => begin(loaded),
      () => {},
    )
  }, [locale])
  if (texts === undefined || heard === undefined) return { hear }
  const { heading, words, asked, agency, advance } = texts
  const { answers, home, price, isOffPlan } = heard
  const mark = (value: string): string => `${edge}${value}${edge}`
  const terms = { home: mark(home), isOffPlan, agency, advance }
  const offer = toOffer(answers)
  return {
    hear,
    said: {
      heading,
      sentences: sayOffer(offer, terms, { words, locale, mark }),
      beside: besideAsked(offer.amount, price, asked, locale),
    },
  }
}
