/** A third-party measuring service. */
export type MeasuringService = 'tagManager' | 'analytics' | 'ads' | 'pixel'

/** The agency's identifier at each service that it uses, and where their scripts come from. */
export type Measurement = Readonly<{
  /** `GTM-K2B7X9`, `G-8R3TQ1ZP`, `AW-10472216`, `204718369512` */
  ids: Partial<Readonly<Record<MeasuringService, string>>>
  origins: ScriptOrigins
}>

/** Origins of scripts: the companies' own, or a tagging server in front of them. */
export type ScriptOrigins = Readonly<{ google: string; meta: string }>

/** Where the companies themselves serve their scripts. */
export const ownOrigins: ScriptOrigins = {
  google: 'https://www.googletagmanager.com',
  meta: 'https://connect.facebook.net',
}
