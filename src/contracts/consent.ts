/** What a visitor may allow, by the names of Google's consent mode; the key of each in local storage ends in its name. */
export const consentFlags = ['ad_user_data', 'ad_personalization', 'ad_storage', 'analytics_storage'] as const

/** One of them. */
export type ConsentFlag = (typeof consentFlags)[number]

/** What a visitor has allowed: all, some, or an empty list after a refusal. */
export type Consent = readonly ConsentFlag[]
