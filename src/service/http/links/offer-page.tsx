import type { Locale } from '#domain/values/locale.ts'
import { nextSteps } from '#forms/next-steps.ts'
import { translator } from '#i18n/translate.ts'
import { arrivalWords, saidOffer } from '#service/offers/offer-mail.ts'
import type { ServicePage } from '#service/http/page.ts'
import type { SentForm } from '#service/mail/sent-form.ts'
import type { SiteWords } from '#service/site/site-words.ts'
import { Subject } from '#ui/forms/Subject.tsx'
import { ReceiptPage } from './ReceiptPage.tsx'

type Shown = Readonly<{ sent: SentForm; rank: number; locale: Locale; words: SiteWords }>

/** Returns the receipt of an offer, to keep or print. */
export function offerPage({ sent, rank, locale, words }: Shown): ServicePage {
  const t = translator(locale)
  const home = sent.about?.(locale)
  const title = t('offers.arrived')
  return {
    title,
    body: (
      <ReceiptPage
        title={title}
        lead={arrivalWords(sent, rank, locale)}
        agent={
          home?.agent && { agent: home.agent, title: t('thanks.agent.offer', { name: home.agent.name }) }
        }
        next={nextSteps['purchase-offer']}
        locale={locale}
      >
        {home !== undefined && <Subject label={t('forms.subject')} subject={{ ...home, agent: undefined }} />}
        <blockquote className="said">
          {saidOffer(sent, words, locale).map((sentence) => (
            <p key={sentence} className="lines">
              {sentence}
            </p>
          ))}
        </blockquote>
        <p className="no-print">{t('offers.keep')}</p>
      </ReceiptPage>
    ),
  }
}
