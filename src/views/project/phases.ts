import type { Locale } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { type ProjectPhase, projectPhases } from '#domain/listing/project-phase.ts'
import type { Project } from '#domain/listing/project.ts'
import { formatDate } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { soldShare } from './project-card.ts'

/** A step of a project in words: `Oplevering, 31 maart 2028`. */
export type PhaseView = Readonly<{
  name: string
  state: ProjectPhase['state']
  stateWords: string
  text?: string
}>

/** Returns the steps of a project up to its delivery. */
export function viewPhases(
  project: Project,
  now: PlainDate,
  locale: Locale,
  t: Translate,
): readonly PhaseView[] {
  return projectPhases(project, now).map((phase) => ({
    name: t(`project.phases.${phase.kind}`),
    state: phase.state,
    stateWords: t(`project.phaseStates.${phase.state}`),
    text: phaseText(phase, project, locale, t),
  }))
}

function phaseText(phase: ProjectPhase, project: Project, locale: Locale, t: Translate): string | undefined {
  switch (phase.kind) {
    case 'sale':
      return phase.state === 'done' ? t('states.availability.soldOut') : soldShare(project, t)?.words
    case 'works':
      if (phase.monthsLeft === undefined) return undefined
      return phase.monthsLeft < 1
        ? t('project.soonReady')
        : t('project.monthsLeft', { count: phase.monthsLeft })
    case 'delivery':
      return formatDate(phase.on, locale)
  }
}
