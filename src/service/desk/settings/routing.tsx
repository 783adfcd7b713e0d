import type { DeskRequest } from '#service/desk/desk-context.ts'
import { officeAlone, type Routing, usualRouting } from '#service/kit/recipients/desk-settings.ts'
import { type FormGroup, formGroups } from '#service/kit/recipients/form-groups.ts'
import { saveSetting, versionOf } from '#service/kit/recipients/save-setting.ts'
import { officeIn, OfficeTabs, type Part, SaveBar, tooLate, versionIn, versionOn } from './settings-parts.tsx'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { namedChoices } from '#service/desk/views/parts.tsx'
import { CardTable, field, PostForm, Tick } from '#ui/desk/kit.ts'
import type { ChoiceView } from '#ui/forms/form-view.ts'

/** The page of who receives which form of an office, and what happens where nobody does anything. */
export const routing: Part = {
  body: async (request, { database }) => {
    const { page } = request
    const { t, hrefs } = page
    const office = officeIn(request)
    const now = await versionOf(database.db, { name: 'routing', office: office.id })
    const hidden = { office: office.id, version: versionOn(request, now) }
    const { receivers, answerTerm, confirmsByHand } = office.set?.routing ?? usualRouting
    const hours = warnHours.map((count) => {
      return { value: String(count), label: t('deskSettings.routing.hours', { count }) }
    })
    const whom = tellsWhom.map((value) => ({ value, label: t(`deskSettings.routing.tells.${value}`) }))
    return (
      <>
        <OfficeTabs of={office} part="routing" page={page} />
        <PostForm
          post={{ action: `${hrefs.settingsOf('routing')}/save`, hidden }}
          className="form small-fields"
        >
          <CardTable
            caption={t('deskSettings.routing.title')}
            columns={(['form', 'to', 'also'] as const).map((column) => t(`deskSettings.routing.${column}`))}
            rows={formGroups.map((group) => {
              const name = t(`deskSettings.group.${group}`)
              const to = field('menu', group, t('deskSettings.routing.goesTo', { form: name }), {
                choices: receiversOf(group, page),
                value: receivers[group],
                emptyLabel: t(`deskSettings.routing.${group === 'job' ? 'aManager' : 'agent'}`),
              })
              const also = t(`deskSettings.routing.${group === 'job' ? 'managers' : 'office'}`)
              return { key: group, name, cells: [to, also] }
            })}
          />
          <fieldset className="field">
            <legend>{t('deskSettings.routing.untouched')}</legend>
            <div className="fourup">
              {field('menu', 'hours', t('deskSettings.routing.after'), {
                choices: hours,
                value: String(answerTerm.hours),
              })}
              {field('menu', 'tells', t('deskSettings.routing.whom'), {
                choices: whom,
                value: answerTerm.tells,
              })}
            </div>
          </fieldset>
          <Tick name="byHand" label={t('deskSettings.routing.byHand')} isOn={confirmsByHand} />
          <SaveBar
            button={t('deskSettings.routing.save')}
            text={t('deskSettings.routing.saveText')}
            back={office.set?.routing !== undefined && t('deskSettings.usual')}
          />
        </PostForm>
      </>
    )
  },
  acts: {
    save: async (request, { database }) => {
      const office = officeIn(request)
      const value = request.text('do') === 'back' ? undefined : readRouting(request)
      const setting = { name: 'routing', office: office.id, value, version: versionIn(request) } as const
      if (!(await saveSetting(database.db, setting))) tooLate(request.page)
      return { act: 'routing', detail: office.name, at: { office: office.id } }
    },
  },
}

/** Returns what was chosen; a receiver who may not have a form is left to the product. */
function readRouting({ text, page }: DeskRequest): Routing {
  const chosen = formGroups.filter((group) =>
    receiversOf(group, page).some(({ value }) => value === text(group)),
  )
  return {
    receivers: Object.fromEntries(chosen.map((group) => [group, text(group)])),
    answerTerm: {
      hours: warnHours.find((count) => String(count) === text('hours')) ?? 8,
      tells: tellsWhom.find((one) => one === text('tells')) ?? 'agentAndManager',
    },
    confirmsByHand: text('byHand') === 'yes',
  }
}

/** Hours of an office after which somebody is warned, and who is. */
const warnHours = [2, 4, 8] as const
const tellsWhom = ['agent', 'agentAndManager'] as const

/** Returns whoever can be chosen to receive the forms of a group; applications are for managers' eyes. */
function receiversOf(group: FormGroup, { t, active }: DeskPage): readonly ChoiceView[] {
  const isJob = group === 'job'
  const able = active.filter(({ role }) => !isJob || role === 'manager')
  return [
    ...(isJob ? [] : [{ value: officeAlone, label: t('deskSettings.routing.officeAlone') }]),
    ...namedChoices(able),
  ]
}
