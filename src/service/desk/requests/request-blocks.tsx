import { timeAfter } from '#domain/privacy/term.ts'
import { requestTerm } from '#domain/privacy/kept-terms.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { Block, Facts, field, FieldForm, Flag } from '#ui/desk/kit.ts'
import type { RequestShown } from './request-shown.ts'
import { languageNames } from '#domain/values/locale.ts'
import { flagOf, listed, HomeCard, namedChoices, statusOf, toldOf } from '#service/desk/views/parts.tsx'
import { answerRows } from '#service/requests/form-mails/answer-rows.ts'
import { readQuery } from './request-query.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { formatDate, formatDayOfWeek, formatLanguage, formatPercent } from '#i18n/format.ts'
import type { AnswerRow } from '#service/kit/mail/letter.ts'
import type { Answers } from '#forms/answers.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { besideAsked, visitsOf } from '#service/desk/offers/offer-side.tsx'
import { priceSince } from '#service/desk/offers/offers-page.tsx'
import { sourceOf } from '#service/requests/counts/campaign.ts'
import type { FoundRequest } from './read-request.ts'
import { longestWait } from './change-request.ts'

/** Letters from which an answer stands below its question on a phone. */
const longText = 60

/** The home of a request as it is now, and what changed since; nothing for one about no home, or one that is gone. */
export function HomeNow({ found, sent, offered, page }: RequestShown) {
  const { t, locale, hrefs } = page
  const { subject } = sent
  const home = sent.about?.(locale)
  if (subject === undefined || home === undefined) return null
  const flag = found.request.state === 'done' ? undefined : flagOf(sent, page)
  const all = found.aboutHome > 1 && (
    <a className="small" href={hrefs.list({ ...readQuery({ state: 'all' }), home: subject })}>
      {t('desk.request.aboutHome', { count: found.aboutHome })}
    </a>
  )
  return (
    <Block title={t('desk.request.home')} aside={all}>
      <HomeCard home={home} since={offered && priceSince(offered.about, page)} page={page}>
        {offered && (
          <Facts
            className="asked"
            facts={[
              [t('deskOffers.row.asked'), besideAsked(offered.offer, page)],
              [t('deskOffers.row.visited'), visitsOf(offered.offer, offered.about, page)],
            ]}
          />
        )}
        {found.request.form === 'rent-application' && home.due !== undefined && <p>{home.due}</p>}
        {flag !== undefined && (
          <p>
            <Flag flag={flag} />
          </p>
        )}
      </HomeCard>
    </Block>
  )
}

/** What a visitor answered, in the order of the form, without the listing, which stands above; what was left open is said too. */
export function Asked({ found, sent, page }: RequestShown) {
  const { t } = page
  const asked = { ...sent, answers: JSON.parse(found.request.payload), subject: undefined }
  // Whoever was noted by staff agreed to nothing.
  const isNoted = found.acts.some(({ act }) => act === 'noteCall')
  const from = whence(found.request, page)
  const agreed = (sent.agreed?.(page.locale) ?? []).join('\n')
  const rows: readonly (AnswerRow & Readonly<{ beside?: string }>)[] = [
    ...answerRows(asked, page, 'office').map(({ name, ...row }) => {
      return { ...row, beside: name === 'incomePerMonth' ? rentShare(found.request, page) : undefined }
    }),
    { label: t('mails.agency.language'), text: languageNames[found.request.lang] },
    ...(from === undefined ? [] : [{ label: t('deskNumbers.column.from'), text: from }]),
    ...(isNoted ? [] : [{ label: t('mails.agency.agreed'), text: agreed }]),
  ]
  return (
    <Block title={t('desk.request.asked')}>
      <dl className="asked">
        {rows.map(({ label, text, href, beside }) => (
          <div key={label} className={text.length > longText ? 'is-long' : undefined}>
            <dt>{label}</dt>
            <dd className={text === '' ? 'muted' : undefined}>
              {href === undefined ? text || t('desk.request.none') : <a href={href}>{text}</a>}
              {beside !== undefined && <span className="muted"> ({beside})</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  )
}

/** Returns how much of an income the rent takes: that of the day of the request, else what the home is let for now. */
function rentShare(
  { payload, rent, subject }: FoundRequest['request'],
  { t, locale, subjects }: DeskPage,
): string | undefined {
  const { incomePerMonth: income }: Answers = JSON.parse(payload)
  const monthly = rent ?? subjects[subject ?? '']?.rent
  if (monthly === undefined || typeof income !== 'number' || income <= 0) return undefined
  const percent = formatPercent(Math.round(monthly / income), locale)
  return t('desk.request.rentShare', { percent })
}

/** Returns where somebody came from by what the link said. @example whence(request, page) // 'Mailalert en nieuwsbrief, nieuwsbrief-nov' */
function whence({ campaign }: FoundRequest['request'], { t }: DeskPage): string | undefined {
  if (campaign === null) return undefined
  const from = sourceOf(campaign)
  return listed([t(`deskNumbers.source.${from.source}`), from.campaign])
}

/** Whose request it is, whom it is for, and until when it waits. */
export function RequestSide(shown: RequestShown) {
  const { found, post, page } = shown
  const { agent, wait_until, form, created_at } = found.request
  const { t, today, words, locale } = page
  const goes = toBrussels(timeAfter(requestTerm(form, words), Number(created_at))).on
  return (
    <aside className="case__side" aria-label={t('desk.request.aside')}>
      <Person {...shown} />
      <div className="panel">
        <FieldForm post={post('assign')} button={t('desk.request.assign')}>
          {field('menu', 'agent', t('desk.request.for'), {
            choices: namedChoices(page.active),
            value: agent ?? '',
            emptyLabel: agent === null ? t('desk.nobody') : undefined,
          })}
        </FieldForm>
        <FieldForm post={post('wait')} button={t('desk.request.waitButton')}>
          {field('date', 'until', t('desk.request.wait'), {
            first: addDays(today, 1),
            last: addDays(today, longestWait),
            value: wait_until ?? '',
            isRequired: true,
          })}
        </FieldForm>
        <p className="muted">{t('desk.request.waitHint')}</p>
      </div>
      <p className="small muted">{t('desk.request.kept', { day: formatDate(goes, locale) })}</p>
    </aside>
  )
}

/** Who asks, how to reach them, and what else they asked. */
function Person({ found, sent, name, phone, page }: RequestShown) {
  const { request, others } = found
  const { t, hrefs, locale } = page
  const { email } = sent.answers
  return (
    <div className="panel">
      <h2>
        <a className="quiet" href={page.personHref('request', request.id)}>
          {name}
        </a>
      </h2>
      {phone !== undefined && (
        <p className="panel__phone">
          <a href={phone.href}>{phone.label}</a>
        </p>
      )}
      <p>
        {typeof email === 'string' && (
          <>
            <a href={`mailto:${email}`}>{email}</a>
            <br />
          </>
        )}
        <span className="muted">
          {t('desk.request.writes', { language: formatLanguage(found.request.lang, locale) })}
        </span>
      </p>
      <hr />
      {others.length === 0 ? (
        <p className="muted">{t('desk.request.first')}</p>
      ) : (
        <>
          <h2>{t('desk.request.others')}</h2>
          <ul className="mini" role="list">
            {others.map((other) => {
              const { asked, place } = toldOf(other, page)
              const day = formatDayOfWeek(toBrussels(other.created_at).on, locale)
              return (
                <li key={other.id}>
                  <a className="quiet" href={hrefs.request(other.id)}>
                    {listed([asked, place])}
                  </a>
                  <span className="muted">{`${day}, ${statusOf(other.stands, page).label}`}</span>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}
