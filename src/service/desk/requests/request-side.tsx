import { toBrussels } from '#domain/values/brussels-time.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { formatDayOfWeek, formatLanguage } from '#i18n/format.ts'
import { colleagueChoices, phoneOf, sentOf, statusOf, storedOf } from '#service/desk/views/request-parts.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { field } from '#ui/desk/kit/Field.tsx'
import { FieldForm } from '#ui/desk/kit/PostForm.tsx'
import { longestWait } from './read-act.ts'
import type { RequestShown } from './request-shown.ts'

/** Whose request it is, whom it is for, and until when it waits. */
export function RequestSide(shown: RequestShown) {
  const { found, post, page } = shown
  const { agent, wait_until } = found.request
  const { t, today } = page
  return (
    <aside className="case__side" aria-label={t('desk.request.aside')}>
      <Person {...shown} />
      <div className="panel">
        <FieldForm post={post('assign')} button={t('desk.request.assign')}>
          {field('menu', 'agent', t('desk.request.for'), {
            choices: colleagueChoices(page),
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
    </aside>
  )
}

function Person({ found, sent, page }: RequestShown) {
  const { request, others } = found
  const { t, hrefs, locale } = page
  const { email } = sent.answers
  const phone = phoneOf(sent.answers)
  return (
    <div className="panel">
      <h2>
        <a className="quiet" href={page.personHref('request', request.id)}>
          {visitorName(sent.answers)}
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
              const asked = sentOf(storedOf(other), page)
              const what = [askedWords(asked, locale), asked.about?.(locale)?.place]
              return (
                <li key={other.id}>
                  <a className="quiet" href={hrefs.request(other.id)}>
                    {what.filter((part) => part !== undefined).join(', ')}
                  </a>
                  <span className="muted">
                    {formatDayOfWeek(toBrussels(other.created_at).on, locale)},{' '}
                    {statusOf(other.stands, page).label}
                  </span>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}
