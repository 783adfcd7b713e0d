import { nextSteps, type NextStep, stepsAfterConfirming } from '#forms/next-steps.ts'
import type { Language } from '#i18n/languages.ts'
import { byAddress } from '#service/requests/offers/home-by-address.ts'
import { arrivalWords, signedSentences } from '#service/requests/offers/offer-mail.ts'
import type { FoundOffer } from '#service/requests/offers/offer-links.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { receivedAt } from '#service/kit/mail/received-at.ts'
import { visitorAddress } from '#service/requests/form-mails/sent-form.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { Subject } from '#ui/forms/Subject.tsx'
import { PressForm } from './PressForm.tsx'
import { ReceiptPage } from './ReceiptPage.tsx'

type Shown = Readonly<{ found: FoundOffer; language: Language; words: SiteWords }>

/** Returns the receipt of an offer, to keep or print; until it is confirmed, that it does not count yet. */
export function offerPage({ found, language, words }: Shown): ServicePage {
  const { sent, offer, state } = found
  const { locale, t } = language
  const isConfirmed = state === 'confirmed'
  const lead = isConfirmed
    ? arrivalWords(sent, offer, locale)
    : t('offers.waiting.lead', {
        email: visitorAddress(sent.answers) ?? '',
        ...receivedAt(Number(offer.confirm_by), locale),
      })
  const home = sent.about?.(locale)
  const agent = isConfirmed ? home?.agent : undefined
  return {
    title: t(isConfirmed ? 'offers.arrived' : 'offers.waiting.title'),
    body: (
      <ReceiptPage
        title={t(isConfirmed ? 'offers.arrived' : 'offers.waiting.title')}
        lead={lead}
        agent={agent && { agent, title: t('thanks.agent.offer', { name: agent.name }) }}
        next={stepsOf(isConfirmed)}
        t={t}
      >
        <OfferBody found={found} language={language} words={words} />
        {isConfirmed && <p className="no-print">{t('offers.keep')}</p>}
      </ReceiptPage>
    ),
  }
}

function stepsOf(isConfirmed: boolean): readonly NextStep[] {
  return isConfirmed ? stepsAfterConfirming : nextSteps['purchase-offer']
}

/** Returns the page on which an offer is confirmed: opening it changes nothing, its button does. */
export function confirmOfferPage({ found, language, words }: Shown, action: string): ServicePage {
  const { locale, t } = language
  const title = t('offers.confirm.title')
  return {
    title,
    body: (
      <>
        <div className="page-head">
          <h1>{title}</h1>
          <p className="page-head__lead">
            {t('offers.confirm.lead', receivedAt(Number(found.offer.confirm_by), locale))}
          </p>
        </div>
        <OfferBody found={found} language={language} words={words} />
        <PressForm action={action} button={t('offers.confirm.button')} />
      </>
    ),
  }
}

/** The home, and what was signed. */
function OfferBody({ found: { sent, offer }, language: { locale, t }, words }: Shown) {
  const home = sent.about?.(locale)
  return (
    <>
      {home !== undefined && (
        <Subject label={t('forms.subject')} subject={{ ...byAddress(home), agent: undefined }} />
      )}
      <blockquote className="said" lang={sent.locale === locale ? undefined : sent.locale}>
        {signedSentences(sent, offer, words).map((sentence) => (
          <p key={sentence} className="lines">
            {sentence}
          </p>
        ))}
      </blockquote>
    </>
  )
}
