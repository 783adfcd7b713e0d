import { formatDayOfWeek } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import {
  type CancelReason,
  cancelReasons,
  visitorWishes,
  visitOutcomes,
} from '#service/kit/database/booking-table.ts'
import { visitorAddress } from '#service/requests/form-mails/sent-form.ts'
import { field, PostForm, Press, Tick } from '#ui/desk/kit/Form.tsx'
import { Choices } from '#ui/portal/kit/Choices.tsx'
import { diaryHref } from './diary-query.ts'
import type { DiaryEvent } from './event.tsx'
import { Facts, Panel, type PanelProps, postOf, TellOwners } from './panel.tsx'

/** The panel that calls an appointment off: why, what the visitor reads, and homes that are like it. */
export function CancelPanel({ hasSimilar, ...props }: PanelProps & Readonly<{ hasSimilar: boolean }>) {
  const { event, query, page } = props
  const { t, hrefs } = page
  const { row, name, sent } = event
  const label = t('deskDiary.cancel.title', { name })
  const reason = query.reason ?? (event.wrong === undefined ? 'agency' : 'gone')
  const { action, hidden } = postOf(props, 'cancel')
  const open = { booking: row.id, do: 'cancel' } as const
  return (
    <Panel label={label} query={query} page={page}>
      <Facts event={event} page={page} />
      <div>
        <h3>{t('deskDiary.cancel.why')}</h3>
        <Choices
          label={t('deskDiary.cancel.why')}
          choices={cancelReasons.map((each) => ({
            label: t(`deskDiary.cancel.reason.${each}`),
            href: diaryHref(hrefs, query, { ...open, reason: each }),
            isCurrent: each === reason,
          }))}
        />
        <PostForm post={{ action, hidden: { ...hidden, reason } }} className="book__form">
          {visitorAddress(sent.answers) === undefined ? (
            <p>{t('deskDiary.noAddress', { name })}</p>
          ) : (
            <>
              <div className="small-fields">
                {field('long', 'word', t('deskDiary.cancel.reads', { name }), {
                  value: reasonText(event, reason, page),
                  maxLength: 2000,
                })}
              </div>
              {hasSimilar && (
                <Tick name="similar" label={t('deskDiary.cancel.similar')} isOn={reason === 'gone'} />
              )}
            </>
          )}
          <TellOwners {...props} />
          <p className="desk-go">
            <Press label={t('deskDiary.cancel.button')} isBad isSmall />
            <a href={diaryHref(hrefs, query, { booking: row.id })}>{t('deskDiary.cancel.move')}</a>
          </p>
          <p className="muted">{t('deskDiary.cancel.hint')}</p>
        </PostForm>
      </div>
    </Panel>
  )
}

/** Returns what a visitor reads about a reason, in their own language, to begin with. */
function reasonText({ sent, home, moment }: DiaryEvent, reason: CancelReason, { words }: DeskPage): string {
  const { t } = words.languages(sent.locale)
  const place = sent.about?.(sent.locale)?.place ?? home?.place
  const day = formatDayOfWeek(moment.on, sent.locale)
  return t(`deskDiary.cancel.text.${place === undefined && reason === 'gone' ? 'agency' : reason}`, {
    day,
    home: place ?? '',
  })
}

/** The panel of an appointment that is past: how it went, and the sentence that the owner reads. */
export function ReportPanel(props: PanelProps) {
  const { event, query, page, owners } = props
  const { row, name, isVisit } = event
  const { t } = page
  const outcomes = visitOutcomes.map((value) => ({ value, label: t(`deskDiary.outcome.${value}`) }))
  const wishes = visitorWishes.map((value) => ({ value, label: t(`deskDiary.wish.${value}`) }))
  return (
    <Panel label={t('deskDiary.report.title', { name })} query={query} page={page}>
      <Facts event={event} page={page} />
      <PostForm post={postOf(props, 'report')} className="book__form small-fields">
        {field('pick', 'outcome', t('deskDiary.report.how'), {
          choices: outcomes,
          value: row.outcome ?? 'been',
          isRequired: true,
        })}
        {isVisit && (
          <>
            {field('long', 'report', t('deskDiary.report.text'), {
              hint: t('deskDiary.report.hint'),
              value: row.report ?? '',
              maxLength: 1000,
            })}
            {field('menu', 'wish', t('deskDiary.report.wish'), {
              choices: wishes,
              value: row.wish ?? '',
              emptyLabel: t('deskDiary.report.unknown'),
            })}
          </>
        )}
        <p>
          <Press label={t('deskDiary.report.button')} isSmall />
        </p>
        {isVisit && (
          <p className="muted">
            {owners === '' ? t('deskDiary.report.noOwner') : t('deskDiary.report.owner', { owners })}
          </p>
        )}
      </PostForm>
    </Panel>
  )
}
