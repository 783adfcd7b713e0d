import type { Label } from './fact.ts'
import type { PlainDate } from '#domain/values/measure.ts'

export type HeatingCode =
  | 'gas'
  | 'oil'
  | 'electric'
  | 'heatPump'
  | 'pellet'
  | 'wood'
  | 'districtHeating'
  | 'none'
export type GlazingCode = 'single' | 'double' | 'highEfficiency' | 'triple'
export type FrameCode = 'wood' | 'aluminium' | 'pvc' | 'steel'
export type KitchenCode = 'none' | 'basic' | 'installed' | 'fullyEquipped' | 'hyperEquipped'
export type ConditionCode = 'asNew' | 'justRenovated' | 'good' | 'toFreshenUp' | 'toRenovate' | 'toRestore'
export type RoofCode = 'tiles' | 'slate' | 'flat' | 'thatch' | 'metal'
export type FloorCoveringCode =
  | 'tiles'
  | 'parquet'
  | 'laminate'
  | 'vinyl'
  | 'carpet'
  | 'castFloor'
  | 'naturalStone'
export type VacancyCode = 'now' | 'atDeed' | 'byAgreement' | 'afterLease'

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
