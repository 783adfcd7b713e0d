import { offeredUnits } from '#domain/listing/availability.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { FlagView } from '#ui/cards/StateFlag.tsx'
import { projectFlag } from '#views/listing/state.ts'
import type { KeyFact } from '#views/property/facts.ts'
import { areaSpan, commonLabel, spanOf } from './unit-rows.ts'

/** Returns the key figures of a project that are known: of its units that can still be bought, else of all. */
export function viewProjectFacts(project: Project, locale: Locale, t: Translate): readonly KeyFact[] {
  const { deliveryOn } = project
  const offered = offeredUnits(project)
  const units = offered.length > 0 ? offered : project.units
  const label = commonLabel(project)
  const free = freeCount(project)
  return [
    ...fact(
      t('project.free'),
      free === 0 ? undefined : t('project.freeOf', { free, units: project.units.length }),
    ),
    ...fact(
      t('labels.field.bedrooms'),
      numberSpan(units, ({ bedrooms }) => bedrooms, locale, t),
    ),
    ...fact(t('property.keyfacts.living'), areaSpan(units, locale, t)),
    ...fact(t('project.phases.delivery'), deliveryOn && formatDate(deliveryOn, locale)),
    ...fact(
      t('labels.field.eLevel'),
      numberSpan(units, ({ eLevel }) => eLevel, locale, t),
    ),
    ...(label === undefined
      ? []
      : [
          {
            label: t('property.keyfacts.epc'),
            value: '',
            epc: { label, words: t('card.epc', { label }) },
          },
        ]),
  ]
}

/** Returns the flag on the pictures of a project: its state, or how much is free of what is partly sold. */
export function freeFlag(project: Project, t: Translate): FlagView | undefined {
  const free = freeCount(project)
  const units = project.units.length
  if (free === 0 || free === units) return projectFlag(project, t)
  return { state: 'free', text: t('project.stillFree', { free, units }) }
}

function freeCount(project: Project): number {
  return offeredUnits(project).filter(({ availability }) => availability === 'available').length
}

function fact(label: string, value: string | undefined): readonly KeyFact[] {
  return value === undefined ? [] : [{ label, value }]
}

function numberSpan(
  units: readonly Unit[],
  valueOf: (unit: Unit) => number | undefined,
  locale: Locale,
  t: Translate,
): string | undefined {
  const values = units.flatMap((unit) => valueOf(unit) ?? []).toSorted((one, other) => one - other)
  return spanOf(values, (value) => formatNumber(value, locale), t)
}
