/** Beginnings of the keys of the messages that the comparison to scale uses. */
export const scaleMessages = [
  'scale.',
  'card.epc',
  'sun.assumed.',
  'costs.month.loan',
  'costs.month.energy',
  'costs.month.insurance',
  'costs.month.unknown',
  'labels.field.propertyTax',
  'labels.field.chargesOwner',
  'labels.floor.',
  'personal.copied',
] as const
