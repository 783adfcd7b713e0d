import type { TeamMember } from '#contracts/portal-file.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import { dayOf } from '#domain/owners/local-time.ts'
import type { HomeHead, OwnedHome } from '#domain/owners/owned-home.ts'
import { daysBetween } from '#domain/values/plain-date.ts'
import { formatDate, formatDayOfYear } from '#i18n/format.ts'
import type { BlankView, OwnersAgentView } from '#ui/portal/kit.ts'
import type { HomeContext } from './home-context.ts'

/** Returns what an owner calls a home: its address, or else the title of its page. */
export function nameOfHome({ subject, mandate }: HomeHead, { subjectOf, t }: HomeContext): string {
  return mandate.place ?? subjectOf(subject)?.title ?? t('property.generic')
}

/** Whether a home is online, will be, or was sold or let. */
export type HomeStage = 'preparing' | 'online' | 'closed'

/** Returns where a home stands. */
export function stageOf({ mandate }: HomeHead, { now }: HomeContext): HomeStage {
  const { availability, onlineSince } = mandate
  if (!isOnOffer(availability)) return 'closed'
  return onlineSince !== undefined && onlineSince <= dayOf(now) ? 'online' : 'preparing'
}

/** Returns how many days a home has been online, one on its first: `62 dagen online`. */
export function daysOnline({ mandate }: HomeHead, { now, t }: HomeContext): string {
  const { onlineSince } = mandate
  const count = onlineSince === undefined ? 0 : Math.max(1, daysBetween(onlineSince, dayOf(now)))
  return t('portal.state.days', { count })
}

/** Returns the state of a home in a line: `Te koop, 62 dagen online`. */
export function stateOfHome(home: HomeHead, context: HomeContext): string {
  const { t } = context
  const { goal, availability, onlineSince, closedOn } = home.mandate
  const stage = stageOf(home, context)
  if (stage === 'online') return t(`portal.state.online.${goal}`, { online: daysOnline(home, context) })
  if (stage === 'preparing')
    return onlineSince === undefined
      ? t('portal.state.preparing')
      : t(`portal.state.from.${goal}`, { day: formatDayOfYear(onlineSince, context.locale) })
  const state = t(`states.availability.${availability}`)
  return closedOn === undefined
    ? state
    : t('portal.state.closed', { state, day: formatDate(closedOn, context.locale) })
}

/** Returns who looks after a home, as it says of itself or as its page does; undefined where neither says. */
export function agentOfHome({ subject, mandate }: OwnedHome, context: HomeContext): TeamMember | undefined {
  const member = mandate.agentId === undefined ? undefined : context.site.team[mandate.agentId]
  return member ?? context.subjectOf(subject)?.agent
}

/** Returns the first name of a member of the team; undefined for one who is unknown. */
export function firstNameOf(member: TeamMember | undefined): string | undefined {
  return member?.name.split(' ')[0]
}

/** Returns who looks after a home, to call and to mail. */
export function viewOwnersAgent(home: OwnedHome, context: HomeContext): OwnersAgentView | undefined {
  const agent = agentOfHome(home, context)
  if (agent === undefined) return undefined
  const { t } = context
  const { email } = agent
  const ask = context.askHref?.(home.subject)
  return {
    agent,
    title: t(`portal.agent.follows.${home.mandate.goal}`, { name: agent.name }),
    ask:
      ask === undefined
        ? undefined
        : { label: t('portal.agent.ask', { name: agent.name.split(' ')[0] ?? agent.name }), href: ask },
    mail: email === undefined ? undefined : { label: t('portal.agent.mail'), href: `mailto:${email}` },
  }
}

/** What there can be nothing of yet. */
type Blank = 'figures' | 'viewings' | 'media' | 'communications'

/** Returns what stands where there is nothing yet, with the agency's drawing and whom to call. */
export function viewBlank(of: Blank, home: OwnedHome, context: HomeContext): BlankView {
  const agent = agentOfHome(home, context)
  const name = firstNameOf(agent)
  const label = name === undefined ? undefined : context.t('portal.agent.question', { name })
  return {
    title: context.t(`portal.${of}.blank.title`),
    text: context.t(`portal.${of}.blank.text`),
    drawing: context.site.drawing,
    call: agent === undefined || label === undefined ? undefined : { label, href: agent.phone.href },
  }
}
