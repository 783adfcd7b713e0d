import type { DeskPage } from '#service/desk/desk-page.ts'
import { menuField } from '#service/desk/views/fields.ts'
import { officeAlone, type Routing, type SetOffice } from '#service/kit/recipients/desk-settings.ts'
import { type FormGroup, formGroups } from '#service/kit/recipients/form-groups.ts'
import { CardTable } from '#ui/desk/kit/CardTable.tsx'
import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import type { ChoiceView } from '#ui/forms/form-view.ts'
import { FormField } from '#ui/forms/FormField.tsx'
import { OfficeTabs, SaveBar } from './settings-parts.tsx'

/** Hours of an office after which somebody is warned, and who is. */
export const warnHours = [2, 4, 8] as const
export const tellsWhom = ['agent', 'agentAndManager'] as const

type Props = Readonly<{ office: SetOffice; chosen: Routing; version: string; page: DeskPage }>

/** Who receives which form of an office, and what happens where nobody does anything. */
export function RoutingPage({ office, chosen, version, page }: Props) {
  const { t, hrefs, token } = page
  const { receivers, answerTerm, confirmsByHand } = chosen
  const hidden = { token, office: office.id, version }
  const menu = (name: string, label: string, choices: readonly ChoiceView[], value: string) => (
    <FormField field={menuField(name, label, choices, { value })} />
  )
  return (
    <>
      <OfficeTabs of={office} part="routing" page={page} />
      <PostForm
        post={{ action: `${hrefs.settingsOf('routing')}/save`, hidden }}
        className="form small-fields"
      >
        <CardTable
          table={{
            caption: t('deskSettings.routing.title'),
            columns: (['form', 'to', 'also'] as const).map((column) => t(`deskSettings.routing.${column}`)),
            rows: formGroups.map((group) => ({
              key: group,
              name: t(`deskSettings.group.${group}`),
              cells: [
                <FormField
                  key={group}
                  field={menuField(
                    group,
                    t('deskSettings.routing.goesTo', { form: t(`deskSettings.group.${group}`) }),
                    receiversOf(group, page),
                    {
                      value: receivers[group],
                      emptyLabel: t(`deskSettings.routing.${group === 'job' ? 'aManager' : 'agent'}`),
                    },
                  )}
                />,
                t(`deskSettings.routing.${group === 'job' ? 'managers' : 'office'}`),
              ],
            })),
          }}
        />
        <fieldset className="field">
          <legend>{t('deskSettings.routing.untouched')}</legend>
          <div className="fourup">
            {menu(
              'hours',
              t('deskSettings.routing.after'),
              warnHours.map((count) => ({
                value: String(count),
                label: t('deskSettings.routing.hours', { count }),
              })),
              String(answerTerm.hours),
            )}
            {menu(
              'tells',
              t('deskSettings.routing.whom'),
              tellsWhom.map((value) => ({ value, label: t(`deskSettings.routing.tells.${value}`) })),
              answerTerm.tells,
            )}
          </div>
        </fieldset>
        <label className="check">
          <input type="checkbox" name="byHand" value="yes" defaultChecked={confirmsByHand} />
          <span>{t('deskSettings.routing.byHand')}</span>
        </label>
        <SaveBar
          button={t('deskSettings.routing.save')}
          text={t('deskSettings.routing.saveText')}
          back={office.set?.routing !== undefined && t('deskSettings.usual')}
        />
      </PostForm>
    </>
  )
}

/** Returns whoever can be chosen to receive the forms of a group; applications are for managers' eyes. */
export function receiversOf(group: FormGroup, { t, colleagues }: DeskPage): readonly ChoiceView[] {
  const isJob = group === 'job'
  const able = colleagues.filter(({ isActive, role }) => isActive && (!isJob || role === 'manager'))
  return [
    ...(isJob ? [] : [{ value: officeAlone, label: t('deskSettings.routing.officeAlone') }]),
    ...able.map(({ id, name }) => ({ value: id, label: name })),
  ]
}
