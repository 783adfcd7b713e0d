import { languageNames } from '#domain/values/locale.ts'
import { HomeCard } from '#service/desk/views/home-card.tsx'
import { flagOf } from '#service/desk/views/request-parts.ts'
import { answerRows } from '#service/requests/form-mails/answer-rows.ts'
import { Flag } from '#ui/desk/kit/Marks.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import type { RequestShown } from './request-shown.ts'
import { readQuery } from './request-query.ts'

/** Letters from which an answer stands below its question on a phone. */
const longText = 60

/** The home of a request as it is now, and what changed since; nothing for one about no home, or one that is gone. */
export function HomeNow({ found, sent, page }: RequestShown) {
  const { t, locale, subjects, hrefs } = page
  const { subject } = sent
  const home = sent.about?.(locale)
  if (subject === undefined || home === undefined) return null
  const flag = found.request.state === 'done' ? undefined : flagOf(sent, subjects, page)
  const all = found.aboutHome > 1 && (
    <a className="small" href={hrefs.list({ ...readQuery({ state: 'all' }), home: subject })}>
      {t('desk.request.aboutHome', { count: found.aboutHome })}
    </a>
  )
  return (
    <Block title={t('desk.request.home')} aside={all}>
      <HomeCard home={home} page={page}>
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
  const rows = [
    ...answerRows(
      { ...sent, answers: JSON.parse(found.request.payload), subject: undefined },
      page,
      'office',
    ),
    { label: t('mails.agency.language'), text: languageNames[found.request.lang] },
    // Whoever was noted by staff agreed to nothing.
    ...(found.acts.some(({ act }) => act === 'noteCall')
      ? []
      : [{ label: t('mails.agency.agreed'), text: (sent.agreed?.(page.locale) ?? []).join('\n') }]),
  ]
  return (
    <Block title={t('desk.request.asked')}>
      <dl className="asked">
        {rows.map(({ label, text, href }) => (
          <div key={label} className={text.length > longText ? 'is-long' : undefined}>
            <dt>{label}</dt>
            {text === '' ? (
              <dd className="muted">{t('desk.request.none')}</dd>
            ) : (
              <dd>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
            )}
          </div>
        ))}
      </dl>
    </Block>
  )
}
