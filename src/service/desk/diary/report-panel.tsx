import { visitorWishes, visitOutcomes } from '#service/kit/database/booking-table.ts'
import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import { Facts, Panel, type PanelProps, postOf } from './panel.tsx'

/** The panel of an appointment that is past: how it went, and the sentence that the owner reads. */
export function ReportPanel(props: PanelProps) {
  const { event, query, page, typed, owners } = props
  const { row, name, isVisit } = event
  const { t } = page
  return (
    <Panel label={t('deskDiary.report.title', { name })} query={query} page={page}>
      <Facts event={event} page={page} />
      <PostForm post={postOf(props, 'report')} className="book__form small-fields">
        <FormField
          field={{
            id: 'outcome',
            name: 'outcome',
            label: t('deskDiary.report.how'),
            isRequired: true,
            control: {
              kind: 'pick',
              choices: visitOutcomes.map((value) => ({ value, label: t(`deskDiary.outcome.${value}`) })),
            },
            values: [typed('outcome', row.outcome ?? 'been')],
          }}
        />
        {isVisit && (
          <>
            <FormField
              field={{
                id: 'report',
                name: 'report',
                label: t('deskDiary.report.text'),
                hint: t('deskDiary.report.hint'),
                isRequired: false,
                maxLength: 1000,
                control: { kind: 'long' },
                values: [typed('report', row.report ?? '')],
              }}
            />
            <FormField
              field={{
                id: 'wish',
                name: 'wish',
                label: t('deskDiary.report.wish'),
                isRequired: false,
                control: {
                  kind: 'menu',
                  emptyLabel: t('deskDiary.report.unknown'),
                  choices: visitorWishes.map((value) => ({ value, label: t(`deskDiary.wish.${value}`) })),
                },
                values: [typed('wish', row.wish ?? '')],
              }}
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
