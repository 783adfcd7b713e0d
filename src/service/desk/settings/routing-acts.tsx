import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import type { Routing } from '#service/kit/recipients/desk-settings.ts'
import { formGroups } from '#service/kit/recipients/form-groups.ts'
import { saveSetting, versionOf } from '#service/kit/recipients/save-setting.ts'
import { receiversOf, RoutingPage, tellsWhom, warnHours } from './routing-page.tsx'
import { officeIn, type Outcome, tooLate, versionIn, versionOn } from './settings-parts.tsx'

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
