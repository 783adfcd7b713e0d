import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import {
  officeAlone,
  type Routing,
  type SetOffice,
  usualRouting,
} from '#service/kit/recipients/desk-settings.ts'
import { type FormGroup, formGroups } from '#service/kit/recipients/form-groups.ts'
import { saveSetting, versionOf } from '#service/kit/recipients/save-setting.ts'
import {
  officeIn,
  OfficeTabs,
  type Outcome,
  SaveBar,
  tooLate,
  versionIn,
  versionOn,
} from './settings-parts.tsx'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { namedChoices } from '#service/desk/views/request-parts.ts'
import { CardTable } from '#ui/desk/kit/CardTable.tsx'
import { field, PostForm, Tick } from '#ui/desk/kit/Form.tsx'
import type { ChoiceView } from '#ui/forms/form-view.ts'

/** The page of who receives which form. */
export const routing = {
  body: async (request: DeskRequest, { database }: DeskContext) => {
    const office = officeIn(request)
    if (office === undefined) return undefined
    const now = await versionOf(database.db, { name: 'routing', office: office.id })
    return <RoutingPage office={office} version={versionOn(request, now)} page={request.page} />
  },
  act: async (request: DeskRequest, { database }: DeskContext): Promise<Outcome> => {
    const office = officeIn(request)
    if (office === undefined) return undefined
    const value = request.text('do') === 'back' ? undefined : readRouting(request)
    const setting = { name: 'routing', office: office.id, value, version: versionIn(request) } as const
    if (!(await saveSetting(database.db, setting))) return tooLate(request.page)
    return { act: 'routing', detail: office.name, at: { office: office.id } }
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

type Props = Readonly<{ office: SetOffice; version: string; page: DeskPage }>

/** Who receives which form of an office, and what happens where nobody does anything. */
function RoutingPage({ office, version, page }: Props) {
  const { t, hrefs } = page
  const { receivers, answerTerm, confirmsByHand } = office.set?.routing ?? usualRouting
  const hours = warnHours.map((count) => ({
    value: String(count),
    label: t('deskSettings.routing.hours', { count }),
  }))
  const whom = tellsWhom.map((value) => ({ value, label: t(`deskSettings.routing.tells.${value}`) }))
  return (
    <>
      <OfficeTabs of={office} part="routing" page={page} />
      <PostForm
        post={{ action: `${hrefs.settingsOf('routing')}/save`, hidden: { office: office.id, version } }}
        className="form small-fields"
      >
        <CardTable
          caption={t('deskSettings.routing.title')}
          columns={(['form', 'to', 'also'] as const).map((column) => t(`deskSettings.routing.${column}`))}
          rows={formGroups.map((group) => ({
            key: group,
            name: t(`deskSettings.group.${group}`),
            cells: [
              field(
                'menu',
                group,
                t('deskSettings.routing.goesTo', { form: t(`deskSettings.group.${group}`) }),
                {
                  choices: receiversOf(group, page),
                  value: receivers[group],
                  emptyLabel: t(`deskSettings.routing.${group === 'job' ? 'aManager' : 'agent'}`),
                },
              ),
              t(`deskSettings.routing.${group === 'job' ? 'managers' : 'office'}`),
            ],
          }))}
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
}

/** Returns whoever can be chosen to receive the forms of a group; applications are for managers' eyes. */
function receiversOf(group: FormGroup, { t, colleagues }: DeskPage): readonly ChoiceView[] {
  const isJob = group === 'job'
  const able = colleagues.filter(({ isActive, role }) => isActive && (!isJob || role === 'manager'))
  return [
    ...(isJob ? [] : [{ value: officeAlone, label: t('deskSettings.routing.officeAlone') }]),
    ...namedChoices(able),
  ]
}
