import { useEffect, useEffectEvent, useState } from 'react'
import type { OfferedHome } from '#domain/listing/offer.ts'
import type { Answers } from '#forms/answers.ts'
import { readForm } from '#forms/check/check-form.ts'
import { toOffer } from '#forms/offer/to-offer.ts'
import { type OfferTerms, sayOffer } from '#i18n/offer/say-offer.ts'
import { amountInWords } from '#i18n/spelled-numbers.ts'
import { useAddWords, useWords } from '#islands/kit/use-words.ts'
import { checkContext } from '../check-posted.ts'
import { readTexts } from '../form-texts.ts'
import type { AwakeProps } from '../use-awake-form.ts'
import { besideAsked, homeOnPage } from './home-on-page.ts'
import { loadOfferTexts, type OfferTexts, type OfferTranslate } from './offer-texts.ts'

/** Stands on both sides of what the visitor filled in; no answer holds it. */
export const edge = '\0'

/** An offer as its form stands. */
export type SaidOffer = Readonly<{
  heading: string
  sentences: readonly string[]
  /** What it is beside the asked price, where that is one amount. */
  beside?: string
}>

/** The amount that is typed, in whole euro and in words. */
type HeardAmount = Readonly<{ euro: number; words: string }>

type Heard = Pick<OfferTerms, 'isOffPlan'> & Readonly<{ answers: Answers; home: OfferedHome }>

/** As long as the page names no home. */
const unnamed: OfferedHome = { home: '…', kind: 'price' }

/** Says the offer of a form back, and again when `hear` is called; nothing as long as its words are not there. */
export function useSaidOffer(
  { form, definition, locale }: AwakeProps,
  find: () => HTMLFormElement | null,
): Readonly<{
  said?: SaidOffer
  amount?: HeardAmount
  /** When it was heard last, in milliseconds since 1970. */
  now: number
  hear: () => void
}> {
  const t: OfferTranslate = useWords()
  const addWords = useAddWords()
  const [texts, setTexts] = useState<OfferTexts>()
  const [heard, setHeard] = useState<Heard>()
  const [now, setNow] = useState(() => Date.now())
  const hear = (): void => {
    const element = find()
    if (element === null) return
    const posted = readTexts(element)
    setNow(Date.now())
    setHeard({
      answers: readForm(definition, posted, { ...checkContext(form), asked: undefined }).answers,
      home: homeOnPage() ?? unnamed,
      isOffPlan:
        posted['subject']?.[0]?.startsWith('project/') === true ||
        document.querySelector('.subject[data-off-plan]') !== null,
    })
  }
  const begin = useEffectEvent((loaded: OfferTexts) => {
    addWords(loaded.messages)
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
  if (texts === undefined || heard === undefined) return { hear, now }
  const { agency, advance, deedMonths } = texts
  const { answers, home, isOffPlan } = heard
  const mark = (value: string): string => `${edge}${value}${edge}`
  const terms = { home: { ...home, home: mark(home.home) }, isOffPlan, agency, advance, deedMonths }
  const offer = toOffer(answers)
  return {
    hear,
    now,
    amount: offer.amount && {
      euro: offer.amount / 100,
      words: amountInWords(offer.amount, locale),
    },
    said: {
      heading: t('offers.signed'),
      sentences: sayOffer(offer, terms, { t, locale, mark }),
      beside: besideAsked(offer.amount, home, t, locale),
    },
  }
}
