import type { Label } from './fact.ts'
import type { PlainDate } from '#domain/values/measure.ts'

export const heatingCodes = [
  'gas',
  'oil',
  'electric',
  'heatPump',
  'pellet',
  'wood',
  'districtHeating',
  'none',
] as const
export const glazingCodes = ['single', 'double', 'highEfficiency', 'triple'] as const
export const frameCodes = ['wood', 'aluminium', 'pvc', 'steel'] as const
export const kitchenCodes = ['none', 'basic', 'installed', 'fullyEquipped', 'hyperEquipped'] as const
export const conditionCodes = [
  'asNew',
  'justRenovated',
  'good',
  'toFreshenUp',
  'toRenovate',
  'toRestore',
] as const
export const roofCodes = ['tiles', 'slate', 'flat', 'thatch', 'metal'] as const
export const floorCoveringCodes = [
  'tiles',
  'parquet',
  'laminate',
  'vinyl',
  'carpet',
  'castFloor',
  'naturalStone',
] as const
export const vacancyCodes = ['now', 'atDeed', 'byAgreement', 'afterLease'] as const

export type HeatingCode = (typeof heatingCodes)[number]
export type GlazingCode = (typeof glazingCodes)[number]
export type FrameCode = (typeof frameCodes)[number]
export type KitchenCode = (typeof kitchenCodes)[number]
export type ConditionCode = (typeof conditionCodes)[number]
export type RoofCode = (typeof roofCodes)[number]
export type FloorCoveringCode = (typeof floorCoveringCodes)[number]
export type VacancyCode = (typeof vacancyCodes)[number]

/** Of what and when it was built. */
export type Building = Readonly<{
  constructionYear?: number
  renovationYear?: number
  condition?: Label<ConditionCode>
  interior?: Label<ConditionCode>
  exterior?: Label<ConditionCode>
  heating?: Label<HeatingCode>
  glazing?: Label<GlazingCode>
  windowFrame?: Label<FrameCode>
  kitchen?: Label<KitchenCode>
  roofMaterial?: Label<RoofCode>
  roofCondition?: Label<ConditionCode>
  floorCovering?: Label<FloorCoveringCode>
  /** When it is free: a moment of the sale, a date, or the CRM's words. */
  vacancy?: Label<VacancyCode> | Readonly<{ kind: 'date'; on: PlainDate }>
}>
