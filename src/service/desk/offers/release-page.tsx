import { formatCount } from '#i18n/spelled-numbers.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import { languageNames } from '#domain/values/locale.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import { offerRows } from '#service/owners/offers/offer-rows.ts'
import { toReleasedOffer } from '#service/owners/offers/to-released-offer.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { Walk } from '#ui/desk/kit/Walk.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { Notice } from '#ui/portal/kit/Notice.tsx'
import { Spoken } from '#ui/portal/kit/Spoken.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { OfferRows } from '#ui/portal/pages/OfferPage.tsx'
import { sumOf } from './offer-side.tsx'
import { homeName } from './offers-page.tsx'
import { type AboutOffers, type DeskOffer, stampOf } from './read-offers.ts'

/** Longest advice, in letters. */
const maxAdvice = 2000

/** Offers that are ticked to be released, with what the agent advises. */
export type Releasing = Readonly<{
  home: string
  offers: readonly DeskOffer[]
  about: AboutOffers
  picked: readonly DeskOffer[]
  advice: string
  problem?: ReleaseProblem
}>

/** Why nothing is released. */
export type ReleaseProblem = 'none' | 'long' | 'name' | 'noOwner' | 'noMandate'

/** Returns why offers cannot be released as they are ticked; a bidder is not named to the owner. */
export function releaseProblem({ about, offers, picked, advice }: Releasing): ReleaseProblem | undefined {
  if (about.unread !== undefined) return about.unread
  if (picked.length === 0) return 'none'
  if (advice.length > maxAdvice) return 'long'
  const names = offers.map(({ answers }) => String(answers.lastName ?? '').trim())
  return names.some((name) => name.length > 2 && advice.includes(name)) ? 'name' : undefined
}

/** Returns an offer as its owner reads it, in the language of its form, with advice in the owner's. */
export function releasedOf(
  { id, answers, created_at: at, sent }: DeskOffer,
  { about, advice }: Pick<Releasing, 'about' | 'advice'>,
  page: DeskPage,
): ReleasedOffer | undefined {
  const locale = about.owners[0]?.locale ?? page.locale
  const text = advice === '' ? undefined : { text: advice, locale }
  return toReleasedOffer({ id, answers, at: Number(at) }, page.words.languages(sent.locale), text)
}

/** Which offers the owner of a home is to know, beside what the owner will read. */
export function ReleasePage({ releasing, page }: Readonly<{ releasing: Releasing; page: DeskPage }>) {
  const { home, offers, about, picked, advice, problem } = releasing
  const { t, locale, hrefs, token } = page
  const back = {
    label: t('deskOffers.back', { home: homeName(home, page) }),
    href: hrefs.offer('', { home }),
  }
  const owner = about.owners.map(({ name }) => name).join(', ') || t('deskOffers.owner')
  const language = page.words.languages(about.owners[0]?.locale ?? locale)
  const own = picked.flatMap(({ answers }) =>
    typeof answers.conditions === 'string' ? [answers.conditions] : [],
  )
  return (
    <>
      <Walk label={t('deskOffers.walk')} back={back} />
      <ViewHead title={t('deskOffers.release.title', { owner })} lead={t('deskOffers.release.lead')} />
      <div className="answer">
        <PostForm
          post={{ action: hrefs.offer('release'), hidden: { token, home, seen: stampOf(offers) } }}
          className="form"
        >
          {problem !== undefined && <Notice tone="bad" title={t(`deskOffers.problem.${problem}`)} />}
          <fieldset className="field">
            <legend>{t('deskOffers.release.which')}</legend>
            {offers
              .filter(({ stands }) => stands === 'new')
              .map((offer) => (
                <label key={offer.id} className="check">
                  <input
                    type="checkbox"
                    name="offer"
                    value={offer.id}
                    defaultChecked={picked.includes(offer)}
                  />
                  <span>
                    <strong>{sumOf(offer, page)}</strong>, {visitorName(offer.answers)}
                  </span>
                </label>
              ))}
          </fieldset>
          <FormField
            field={{
              id: 'advice',
              name: 'advice',
              label: t('deskOffers.release.advice'),
              optional: t('forms.optional'),
              hint: t('deskOffers.release.hint', { language: languageNames[language.locale] }),
              isRequired: false,
              control: { kind: 'long' },
              values: [advice],
            }}
          />
          {own.length > 0 && (
            <Notice
              tone="done"
              title={t('deskOffers.release.own')}
              text={own.map((words) => `“${words}”`).join(' ')}
            />
          )}
          <div className="desk-go">
            <button className="button" type="submit" disabled={about.unread !== undefined}>
              {t('deskOffers.release.go', {
                count: picked.length,
                number: formatCount(picked.length, locale),
              })}
            </button>
            <button className="button button--ghost" type="submit" name="do" value="preview">
              {t('desk.answer.update')}
            </button>
          </div>
        </PostForm>
        <Block title={t('deskOffers.release.preview', { owner })}>
          {picked.map((offer) => {
            const released = releasedOf(offer, releasing, page)
            return released === undefined ? null : (
              <div key={offer.id} className="sees" lang={language.locale}>
                <OfferRows rows={offerRows(released, language)} />
                {released.advice !== undefined && (
                  <p>
                    <strong>{language.t('portal.offer.advice')}</strong>{' '}
                    <Spoken of={spoken(released.advice, language.locale)} />
                  </p>
                )}
              </div>
            )
          })}
        </Block>
      </div>
    </>
  )
}
