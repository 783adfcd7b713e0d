/** How often the agency is mailed that an owner signed in: once a day, each time, never. */
export const loginMails = ['daily', 'each', 'off'] as const
export type LoginMails = (typeof loginMails)[number]
