import { fieldOf, menuField } from '#service/desk/views/fields.ts'
import { visitorWishes, visitOutcomes } from '#service/kit/database/booking-table.ts'
import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import { Facts, Panel, type PanelProps, postOf } from './panel.tsx'

/** The panel of an appointment that is past: how it went, and the sentence that the owner reads. */
export function ReportPanel(props: PanelProps) {
  const { event, query, page, typed, owners } = props
  const { row, name, isVisit } = event
  const { t } = page
  const outcomes = visitOutcomes.map((value) => ({ value, label: t(`deskDiary.outcome.${value}`) }))
  const wishes = visitorWishes.map((value) => ({ value, label: t(`deskDiary.wish.${value}`) }))
  return (
    <Panel label={t('deskDiary.report.title', { name })} query={query} page={page}>
      <Facts event={event} page={page} />
      <PostForm post={postOf(props, 'report')} className="book__form small-fields">
        <FormField
          field={fieldOf(
            'outcome',
            t('deskDiary.report.how'),
            { kind: 'pick', choices: outcomes },
            { isRequired: true, value: typed('outcome', row.outcome ?? 'been') },
          )}
        />
        {isVisit && (
          <>
            <FormField
              field={fieldOf(
                'report',
                t('deskDiary.report.text'),
                { kind: 'long' },
                {
                  hint: t('deskDiary.report.hint'),
                  maxLength: 1000,
                  value: typed('report', row.report ?? ''),
                },
              )}
            />
            <FormField
              field={menuField('wish', t('deskDiary.report.wish'), wishes, {
                emptyLabel: t('deskDiary.report.unknown'),
                value: typed('wish', row.wish ?? ''),
              })}
            />
          </>
        )}
        <p>
          <button className="button button--small" type="submit">
            {t('deskDiary.report.button')}
          </button>
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
