import { propertyKind, type PropertyKind } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import type { MessageKey } from '#i18n/translate.ts'

const allKinds = ['house', 'apartment', 'holidayHome', 'building', 'commercial', 'land', 'garage'] as const
const without = (...left: readonly PropertyKind[]): readonly PropertyKind[] =>
  allKinds.filter((kind) => !left.includes(kind))

/** The kinds of property that can have a fact, where not all can. */
const kindsWith: Partial<Readonly<Record<MessageKey, readonly PropertyKind[]>>> = {
  'labels.field.bedrooms': without('land', 'garage', 'commercial'),
  'labels.field.bathrooms': without('land', 'garage', 'commercial'),
  'labels.field.living': without('land', 'garage'),
  'labels.field.total': without('land'),
  'labels.field.plot': without('apartment'),
  'labels.field.floor': ['apartment', 'commercial', 'garage'],
  'labels.field.facades': without('land', 'garage'),
  'labels.field.garden': without('land', 'garage'),
  'labels.field.terrace': without('land', 'garage'),
  'labels.feature.garage': without('land', 'garage'),
  'labels.field.constructionYear': without('land'),
  'labels.field.condition': without('land'),
  'labels.field.heating': without('land', 'garage'),
  'labels.field.epcLabel': without('land', 'garage'),
  'labels.field.epcScore': without('land', 'garage'),
  'legal.label.renovationDuty': without('land', 'garage'),
  'legal.label.gScore': without('land'),
  'personal.compared.perM2': without('land', 'garage'),
  'labels.field.chargesOwner': without('land'),
}

/** What only a sale or only a let home has. */
const goalsWith: Partial<Readonly<Record<MessageKey, Property['goal']>>> = {
  'personal.compared.total': 'sale',
  'personal.compared.perM2': 'sale',
  'labels.field.cadastralIncome': 'sale',
  'labels.field.chargesOwner': 'sale',
  'labels.field.chargesTenant': 'rent',
  'property.verdict.title.contract': 'rent',
  'property.verdict.title.deposit': 'rent',
}

/** Whether a property cannot have a fact at all, by the message of its label: an apartment has no plot. */
export function isInapplicable(label: MessageKey, property: Property): boolean {
  const kind = propertyKind(property)
  const kinds = kindsWith[label]
  const goal = goalsWith[label]
  return (
    (kind !== undefined && kinds?.includes(kind) === false) || (goal !== undefined && goal !== property.goal)
  )
}
