import type { AdvertisementRuleId, UnitRuleId } from '#domain/compliance/rule.ts'

/** What each rule for a listing asks, and what to do about it. */
export type LawSentences = Readonly<Record<AdvertisementRuleId | UnitRuleId, string>>
