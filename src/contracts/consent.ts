/** Purposes that a visitor may allow, named as in Google's consent mode; the local storage key of each ends in its name. */
export const consentFlags = ['ad_user_data', 'ad_personalization', 'ad_storage', 'analytics_storage'] as const

/** A purpose that a visitor may allow. */
export type ConsentFlag = (typeof consentFlags)[number]

/** The purposes that a visitor has allowed: all, some, or none after a refusal. */
export type Consent = readonly ConsentFlag[]
