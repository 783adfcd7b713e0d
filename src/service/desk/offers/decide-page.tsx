import { quoted } from '#i18n/grammar.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatLanguage } from '#i18n/format.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { answerWays } from '#service/kit/database/tables.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import { offerRows } from '#service/owners/offers/offer-rows.ts'
import { Block, field, Go, Notice, PostForm, Press, Spoken, ViewHead, Walk } from '#ui/desk/kit.ts'
import { OfferRows } from '#ui/portal/pages/OfferRows.tsx'
import { type Deciding, releasedOf, type Releasing } from './decide-rules.ts'
import { sumOf } from './offer-side.tsx'
import { homeName } from './offers-page.tsx'
import { type DeskOffer, stampOf } from './read-offers.ts'

type OnPage = Readonly<{ page: DeskPage }>

function Back({ home, page }: OnPage & Readonly<{ home: string }>) {
  const { t, hrefs } = page
  const label = t('deskOffers.back', { home: homeName(home, page) })
  return <Walk label={t('deskOffers.walk')} back={{ label, href: hrefs.offer('', { home }) }} />
}

/** Returns the bidders whom something is for, each with a tick. */
function bidders(
  name: string,
  legend: string,
  { offers, ticked }: Readonly<Record<'offers' | 'ticked', readonly DeskOffer[]>>,
  page: DeskPage,
) {
  const boxes = offers.map((offer, index) => (
    <label key={offer.id} className="check">
      <input
        id={index === 0 ? name : undefined}
        type="checkbox"
        name={name}
        value={offer.id}
        defaultChecked={ticked.includes(offer)}
      />
      <span>
        <strong>{sumOf(offer, page)}</strong>, {offer.name}
      </span>
    </label>
  ))
  return field('picks', name, legend, { choices: [], picker: boxes })
}

/** Which offers the owner of a home is to know, beside what the owner will read. */
export function ReleasePage({ releasing, page }: OnPage & Readonly<{ releasing: Releasing }>) {
  const { home, offers, about, picked, advice } = releasing
  const { t, locale, hrefs } = page
  const owner = about.owners.map(({ name }) => name).join(', ') || t('deskOffers.owner')
  const language = page.words.languages(about.owners[0]?.locale ?? locale)
  const fresh = offers.filter(({ stands }) => stands === 'new')
  const own = picked.map(({ answers }) => answers.conditions).filter((each) => typeof each === 'string')
  const number = formatCount(picked.length, locale)
  return (
    <>
      <Back home={home} page={page} />
      <ViewHead title={t('deskOffers.release.title', { owner })} lead={t('deskOffers.release.lead')} />
      <div className="answer">
        <PostForm
          post={{ action: hrefs.offer('release'), hidden: { home, seen: stampOf(offers) } }}
          className="form"
        >
          {bidders('offer', t('deskOffers.release.which'), { offers: fresh, ticked: picked }, page)}
          {field('long', 'advice', t('deskOffers.release.advice'), {
            hint: t('deskOffers.release.hint', { language: formatLanguage(language.locale, locale) }),
            optional: t('forms.optional'),
            value: advice,
          })}
          {own.length > 0 && (
            <Notice
              tone="done"
              title={t('deskOffers.release.own')}
              text={own.map((words) => quoted(words, page.locale)).join(' ')}
            />
          )}
          <Go
            label={t('deskOffers.release.go', { count: picked.length, number })}
            disabled={about.unread !== undefined}
          >
            <Press label={t('desk.answer.update')} name="do" value="preview" isGhost />
          </Go>
        </PostForm>
        <Block title={t('deskOffers.release.preview', { owner })}>
          {picked.map((offer) => {
            const released = releasedOf(offer, releasing, page)
            const advised = released?.advice && spoken(released.advice, language.locale)
            return (
              released && (
                <div key={offer.id} className="panel sees" lang={language.locale}>
                  <OfferRows rows={offerRows(released, language)} />
                  {advised && (
                    <p>
                      <strong>{language.t('portal.offer.advice')}</strong> <Spoken of={advised} />
                    </p>
                  )}
                </div>
              )
            )
          })}
        </Block>
      </div>
    </>
  )
}

/** Records what the owner decided, and writes to whom it concerns. */
export function DecidePage({ deciding, page }: OnPage & Readonly<{ deciding: Deciding }>) {
  const { act, home, offers, chosen, others, told, typed } = deciding
  const { t, locale, hrefs, today } = page
  const { name } = chosen
  const hidden = { home, offer: String(chosen.id), seen: stampOf(offers) }
  const letter = (own: string, label: string, of: Locale) => {
    const long = of === locale ? label : `${label} (${formatLanguage(of, locale)})`
    return field('long', own, long, { hint: t('deskOffers.decide.greeted'), value: typed(own) })
  }
  const begun = (own: string) => ({ value: typed(own), isRequired: true })
  const first = toBrussels(Number(chosen.confirmed_at)).on
  const ways = answerWays.map((value) => ({ value, label: t(`deskOffers.way.${value}`) }))
  return (
    <>
      <Back home={home} page={page} />
      <ViewHead
        title={t(`deskOffers.decide.${act}`, { amount: sumOf(chosen, page), name })}
        lead={t(`deskOffers.decide.${act}Lead`)}
      />
      {act === 'accept' && offers.some(({ stands }) => stands === 'new') && (
        <Notice
          tone="late"
          title={t('deskOffers.decide.unknown')}
          text={t('deskOffers.decide.unknownText')}
          ways={[{ label: t('deskOffers.act.release'), href: hrefs.offer('release', { home }) }]}
        />
      )}
      {act === 'accept' && chosen.stands === 'ended' && (
        <Notice tone="late" title={t('deskOffers.decide.ended')} />
      )}
      <PostForm post={{ action: hrefs.offer(act), hidden }} className="answer">
        <div className="form">
          {act === 'accept' && (
            <>
              <div className="field-row">
                {field('date', 'day', t('deskOffers.decide.day'), { ...begun('day'), first, last: today })}
                {field('text', 'hour', t('deskOffers.decide.hour'), begun('hour'))}
                {field('menu', 'way', t('deskOffers.decide.way'), { choices: ways, value: typed('way') })}
              </div>
              <p className="small muted">{t('deskOffers.decide.written')}</p>
            </>
          )}
          {letter('text', t('deskOffers.decide.to', { name }), chosen.sent.locale)}
        </div>
        <div className="form">
          {others.length > 0 && (
            <>
              {bidders('tell', t('deskOffers.decide.others'), { offers: others, ticked: told }, page)}
              {[...new Set(others.map(({ sent }) => sent.locale))].map((each) =>
                letter(`other-${each}`, t('deskOffers.decide.read'), each),
              )}
            </>
          )}
          <Go label={t(`deskOffers.decide.${act}Go`)}>
            <a href={hrefs.offer('', { home })}>{t('desk.answer.cancel')}</a>
          </Go>
        </div>
      </PostForm>
    </>
  )
}
