import type { Goal } from '#domain/listing/property.ts'

/** A call, mail or letter in words. */
export type Told = Readonly<{ title: string; text: string }>

/** Everything that the records of an example say, in one language. */
export type ExampleWords = Readonly<{
  /** Who comes to see a home, by town. */
  visitors: readonly ((town: string) => string)[]
  /** The pair that makes an offer. */
  bidder: (town: string) => string
  reports: Readonly<Record<Goal, readonly string[]>>
  secondReport: string
  cancelled: readonly string[]
  noShow: string
  remarks: readonly string[]
  call: Readonly<Record<Goal, readonly string[]>>
  callTitle: (agent: string) => string
  kickOff: Told
  reminder: (paper: string) => Told
  seekers: (count: number, town: string) => Told
  fromTown: (town: string) => Told
  offerReceived: (bidder: string, amount: string) => Told
  closed: Readonly<Record<Goal, Told>>
  media: Readonly<{ social: string; newsletter: string }>
  newPictures: Told
  newsletter: Told
  post: Told
  documents: Readonly<Record<'mandate' | 'epc' | 'titleDeed' | 'soil' | 'planning' | 'oilTank', string>>
  offerDocument: (amount: string) => string
  papers: Readonly<Record<'oilTank' | 'postInterventionFile' | 'electricity', string>>
  conditions: readonly string[]
  advice: Readonly<Record<'open' | 'accepted', string>>
}>
