import { localTime, type LocalTime } from '#domain/owners/local-time.ts'
import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import { languageNames, type Locale } from '#domain/values/locale.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import { formatTime } from '#i18n/format.ts'
import { answerLetter } from '#service/desk/answer/answer-letter.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { menuField } from '#service/desk/views/fields.ts'
import { type AnswerWay, answerWays } from '#service/kit/database/tables.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { nameForVisitor, visitorName } from '#service/requests/form-mails/sent-form.ts'
import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { Walk } from '#ui/desk/kit/Walk.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import type { FieldView } from '#ui/forms/form-view.ts'
import { Notice } from '#ui/portal/kit/Notice.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { sumOf } from './offer-side.tsx'
import { homeName } from './offers-page.tsx'
import { type DeskOffer, isPending, stampOf } from './read-offers.ts'

/** Longest mail, in letters. */
const maxText = 10_000

/** What the owner decided about an offer, as it was typed: when and how the owner said yes, whom else to tell, and what each language reads. */
export type Deciding = Readonly<{
  act: 'accept' | 'decline'
  home: string
  offers: readonly DeskOffer[]
  chosen: DeskOffer
  others: readonly DeskOffer[]
  told: readonly DeskOffer[]
  day: string
  hour: string
  way: string
  textOf: (name: string) => string
  problem?: DecideProblem
}>

/** Why nothing is recorded. */
export type DecideProblem = 'moment' | 'way' | 'text'

/** Returns the offers that can be declined beside the chosen one, and the languages in which that is said. */
export const othersOf = (offers: readonly DeskOffer[], chosen: DeskOffer): readonly DeskOffer[] =>
  offers.filter((offer) => offer !== chosen && isPending(offer))

/** Returns what a mail to a bidder says before anybody changes it, without the greeting; no amount of another is in it. */
export function textFor(
  kind: 'accept' | 'decline' | 'other',
  locale: Locale,
  { home, chosen }: Pick<Deciding, 'home' | 'chosen'>,
  page: DeskPage,
): string {
  const { t } = page.words.languages(locale)
  const words = { home: placeOf(home, locale, page), amount: sumOf(chosen, { locale }) }
  return `${t(`deskOffers.mail.${kind}`, words)}\n\n${t('desk.template.close', { staff: page.staff.name })}`
}

function placeOf(home: string, locale: Locale, { words }: DeskPage): string {
  return words.subject(home, locale)?.place ?? words.languages(locale).t('desk.gone')
}

/** Returns when the owner said yes, and how; which of the two cannot be, or is yet to come. */
export function answerOf(
  { day, hour, way, chosen }: Deciding,
  now: number,
): Readonly<{ saidAt: LocalTime; way: AnswerWay }> | DecideProblem {
  const time = /^([01]?\d|2[0-3])[:.h]([0-5]\d)$/.exec(hour)
  const how = answerWays.find((each) => each === way)
  if (how === undefined) return 'way'
  if (!isPlainDate(day) || time === null) return 'moment'
  const at = `${time[1]?.padStart(2, '0')}:${time[2]}`
  const instant = fromBrussels(day, at)
  // To the minute: an owner may say yes in the very minute in which the offer was confirmed.
  if (instant > now || instant < Number(chosen.confirmed_at) - 60_000) return 'moment'
  return { saidAt: localTime(day, at), way: how }
}

/** Returns the mail to a bidder, greeted by name in the bidder's language. */
export function letterTo({ sent }: DeskOffer, text: string, page: DeskPage): Letter | undefined {
  const { t } = page.words.languages(sent.locale)
  const greeting = t('mails.visitor.greeting', { name: nameForVisitor(sent.answers) })
  const subject = t('deskOffers.mail.subject', { home: placeOf(sent.subject ?? '', sent.locale, page) })
  return answerLetter(sent, { subject, text: `${greeting}\n\n${text}` }, page)
}

/** Returns why a decision is not recorded. */
export function decideProblem(deciding: Deciding, now: number): DecideProblem | undefined {
  const { act, textOf, told } = deciding
  const answer = act === 'accept' ? answerOf(deciding, now) : undefined
  if (typeof answer === 'string') return answer
  const texts = [textOf('text'), ...told.map(({ sent }) => textOf(`other-${sent.locale}`))]
  return texts.some((text) => text === '' || text.length > maxText) ? 'text' : undefined
}

/** Records what the owner decided, and writes to whom it concerns. */
export function DecidePage({ deciding, page }: Readonly<{ deciding: Deciding; page: DeskPage }>) {
  const { act, home, offers, chosen, others, told, day, hour, way, textOf, problem } = deciding
  const { t, locale, hrefs, token, today } = page
  const href = hrefs.offer('', { home })
  const name = visitorName(chosen.answers)
  const long = (field: string, label: string, of: Locale): FieldView => ({
    id: field,
    name: field,
    label: of === locale ? label : `${label} (${languageNames[of]})`,
    hint: t('deskOffers.decide.greeted'),
    isRequired: false,
    control: { kind: 'long' },
    values: [textOf(field)],
  })
  const plain = { isRequired: true, id: 'day', name: 'day', label: t('deskOffers.decide.day') } as const
  const first = toBrussels(Number(chosen.confirmed_at)).on
  return (
    <>
      <Walk
        label={t('deskOffers.walk')}
        back={{ label: t('deskOffers.back', { home: homeName(home, page) }), href }}
      />
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
      <PostForm
        post={{
          action: hrefs.offer(act),
          hidden: { token, home, offer: String(chosen.id), seen: stampOf(offers) },
        }}
        className="answer"
      >
        <div className="form">
          {problem !== undefined && <Notice tone="bad" title={t(`deskOffers.problem.${problem}`)} />}
          {act === 'accept' && (
            <div className="field-row">
              <FormField field={{ ...plain, control: { kind: 'date', first, last: today }, values: [day] }} />
              <FormField
                field={{
                  ...plain,
                  id: 'hour',
                  name: 'hour',
                  label: t('deskOffers.decide.hour'),
                  control: { kind: 'text' },
                  values: [hour],
                }}
              />
              <FormField
                field={{
                  ...menuField(
                    'way',
                    t('deskOffers.decide.way'),
                    answerWays.map((value) => ({ value, label: t(`deskOffers.way.${value}`) })),
                    { value: way },
                  ),
                }}
              />
            </div>
          )}
          {act === 'accept' && <p className="small muted">{t('deskOffers.decide.written')}</p>}
          <FormField field={long('text', t('deskOffers.decide.to', { name }), chosen.sent.locale)} />
        </div>
        <div className="form">
          {act === 'accept' && others.length > 0 && (
            <>
              <fieldset className="field">
                <legend>{t('deskOffers.decide.others')}</legend>
                {others.map((offer) => (
                  <label key={offer.id} className="check">
                    <input
                      type="checkbox"
                      name="tell"
                      value={offer.id}
                      defaultChecked={told.includes(offer)}
                    />
                    <span>
                      {visitorName(offer.answers)} ({sumOf(offer, page)})
                    </span>
                  </label>
                ))}
              </fieldset>
              {[...new Set(others.map(({ sent }) => sent.locale))].map((each) => (
                <FormField key={each} field={long(`other-${each}`, t('deskOffers.decide.read'), each)} />
              ))}
            </>
          )}
          <div className="desk-go">
            <button className="button" type="submit">
              {t(`deskOffers.decide.${act}Go`)}
            </button>
            <a href={href}>{t('desk.answer.cancel')}</a>
          </div>
        </div>
      </PostForm>
    </>
  )
}

/** Returns the hour that a page begins with. */
export function hourNow({ now, locale }: Pick<DeskPage, 'now' | 'locale'>): string {
  return formatTime(toBrussels(now).at, locale)
}
