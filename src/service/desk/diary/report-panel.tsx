import { visitorWishes, visitOutcomes } from '#service/kit/database/booking-table.ts'
import { field } from '#ui/desk/kit/Field.tsx'
import { Press } from '#ui/desk/kit/Go.tsx'
import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { Facts, Panel, type PanelProps, postOf } from './panel.tsx'

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
