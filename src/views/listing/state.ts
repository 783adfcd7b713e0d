import { badgeOf, projectState } from '#domain/listing/availability.ts'
import type { Marquee } from '#domain/site/section.ts'
import { type Locale, speak } from '#domain/values/locale.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Availability, Property } from '#domain/listing/property.ts'
import type { Translate } from '#i18n/translate.ts'
import type { FlagView } from '#ui/cards/StateFlag.tsx'

const flagStates = {
  new: 'new',
  underOption: 'option',
  sold: 'sold',
  rented: 'rented',
  soldOut: 'sold',
} as const

/** Returns the badge of a property's card: the agency's own text for it, or the default one. */
export function propertyFlag(
  property: Property,
  marquees: readonly Marquee[],
  locale: Locale,
  t: Translate,
): FlagView | undefined {
  const badge = badgeOf(property, marquees)
  if (badge === undefined) return undefined
  const own = speak(badge.label ?? {}, locale)
  const text = own?.locale === locale ? own.text : t(`states.badge.${badge.kind}`)
  return { text, state: flagStates[badge.kind] }
}

/** Returns the badge of a project, on its card and on its page. */
export function projectFlag(project: Project, t: Translate): FlagView | undefined {
  return stateFlag(projectState(project), t)
}

/** Returns the badge of a listing without a marquee; none while it is available. */
export function stateFlag(availability: Availability, t: Translate): FlagView | undefined {
  if (availability === 'available') return undefined
  return { text: t(`states.badge.${availability}`), state: flagStates[availability] }
}
