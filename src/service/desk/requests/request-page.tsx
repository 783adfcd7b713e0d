import type { RequestShown } from './request-shown.ts'
import { ageView, statusOf } from '#service/desk/views/parts.tsx'
import { visitorAddress } from '#service/requests/form-mails/sent-form.ts'
import { Act, Acts, type ActView, Age, Block, Files, Flag, Icon, Status, Walk } from '#ui/desk/kit.ts'
import { formatQuery } from './request-query.ts'
import { dayAndTime } from './request-words.ts'
import { langTags } from '#domain/values/locale.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { FormId } from '#forms/form.ts'
import { formatBytes } from '#i18n/formats/format-bytes.ts'
import { formatList } from '#i18n/format.ts'
import { arrivalWords, signedSentences } from '#service/requests/offers/offer-mail.ts'
import { plannedForms } from '#service/requests/bookings/by-staff/plan-booking.ts'
import type { RequestAct } from './change-request.ts'
import { Asked, HomeNow, RequestSide } from './request-blocks.tsx'
import { offerActs, Panels } from './request-panels.tsx'
import { SoldNear } from './sold-near.tsx'
import { RequestLine } from './request-line.tsx'

/** One request: the news, what is to be decided, what was asked, what happened, and whose it is. */
export function RequestPage(shown: RequestShown) {
  const { found, sent, query, neighbours, page } = shown
  const { request, files, offer } = found
  const { t, locale, hrefs, staff, words } = page
  const list = formatQuery(query)
  const step = (id: number | undefined, label: string) =>
    id === undefined ? undefined : { label, href: hrefs.request(id, list) }
  return (
    <>
      <div className="case-top">
        <Walk
          label={t('desk.request.walk')}
          back={{ label: t(`desk.list.state.${query.state}`), href: hrefs.list(query) }}
          position={neighbours && t('desk.request.position', neighbours)}
          previous={step(neighbours?.before, t('results.previous'))}
          next={step(neighbours?.after, t('results.next'))}
        />
        <Head {...shown} />
      </div>
      <div className="case">
        <Panels {...shown} />
        <div className="case__main">
          {offer !== undefined && (
            <section>
              <h2 className="vh">{t('desk.request.said')}</h2>
              <blockquote
                className="said"
                lang={request.lang === locale ? undefined : langTags[request.lang]}
              >
                {signedSentences(sent, offer, words).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </blockquote>
              <p className="small muted">{arrivalWords(sent, offer, locale)}</p>
            </section>
          )}
          <HomeNow {...shown} />
          {files.length > 0 && (
            <Block title={t('desk.request.files')}>
              <Files
                files={files.map(({ id: file, name, bytes }) => ({
                  key: String(file),
                  name: { text: name },
                  href: hrefs.file(request.id, file),
                  about: formatBytes(Number(bytes), locale),
                }))}
              />
            </Block>
          )}
          <Asked {...shown} />
          <SoldNear {...shown} />
          {request.form === 'job-contact' && staff.role === 'manager' && (
            <p className="portal-note">{t('desk.request.managersOnly')}</p>
          )}
          {request.form === 'rent-application' && <p className="portal-note">{t('desk.request.fair')}</p>}
          <RequestLine {...shown} />
        </div>
        <RequestSide {...shown} />
      </div>
    </>
  )
}

/** Forms whose next step is a mail; of the others it is a call. */
const answeredFirst: ReadonlySet<FormId> = new Set(['rent-application', 'job-contact'])

/** Requests that have a moment of their own, out of which nothing is planned, or which managers alone read. */
export const notPlanned: ReadonlySet<FormId> = new Set([
  ...plannedForms,
  'send-to-friend',
  'sign-newsletter',
  'testimonial',
  'job-contact',
])

/** How a request stands, its news, and what can be done with it. */
function Head(shown: RequestShown) {
  const { found, sent, news, calls: call, query, neighbours, others, post, page } = shown
  const { id, form, stands, created_at: at } = found.request
  const { t, locale, hrefs, staff } = page
  const button = (act: RequestAct, label: string): ActView => ({ ...post(act), label })
  const isDead = found.mails.some(({ state }) => state === 'dead')
  const done = t(neighbours?.after === undefined ? 'desk.request.done' : 'desk.request.doneNext')
  const href = hrefs.answer(id, '', formatQuery(query))
  const canAnswer = visitorAddress(sent.answers) !== undefined
  const answer = canAnswer ? [{ label: t('desk.request.answer'), href }] : []
  const acts = [
    ...offerActs(shown),
    ...(answeredFirst.has(form) ? [...answer, ...call] : [...call, ...answer]),
    stands === 'done' ? button('put-back', t('desk.request.putBack')) : button('done', done),
  ]
  const more = [
    !notPlanned.has(form) && { label: t('desk.panel.plan'), href: hrefs.planFor(id) },
    isDead && button('retry', t('desk.request.retry')),
    staff.role === 'manager' &&
      ({ label: t('desk.request.erase'), href: hrefs.act(id, 'erase'), isBad: true } as const),
  ].filter((act) => act !== false)
  return (
    <header className="case-head">
      <p className="case-head__line">
        <Status status={statusOf(stands, page)} />
        <span>{t(`forms.of.${form}.noun`)}</span>
        <span>{t('desk.request.number', { id })}</span>
        <span>{t('desk.request.received', dayAndTime(toBrussels(at), locale))}</span>
        <Age age={ageView(found.request, stands, page)} />
        {others.length > 0 && (
          <Flag flag={{ text: t('desk.request.opened', { names: formatList(others, locale) }) }} />
        )}
      </p>
      <h1>{news}</h1>
      <Acts acts={acts}>
        {more.length > 0 && (
          <details className="drop" name="nav">
            <summary className="button button--ghost button--small">
              {t('desk.request.more')} <Icon name="down" />
            </summary>
            <div className="drop__panel">
              {more.map((act) => (
                <Act key={act.label} act={act} className={act.isBad && 'is-bad'} />
              ))}
            </div>
          </details>
        )}
      </Acts>
    </header>
  )
}
