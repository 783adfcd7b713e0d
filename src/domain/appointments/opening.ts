/** When an office is open, for the browser, which alone knows what time it is; hours on Belgium's clock. */
export type Opening = Readonly<{
  /** `days` count from Monday, 0; hours are `09:00`; `words` say until when: `Nu open tot 12.30 uur`. */
  spans: readonly Readonly<{ days: readonly number[]; from: string; until: string; words: string }>[]
  /** Days on which it is closed all the same, both ends inclusive: `2026-12-24`. */
  closed: readonly Readonly<{ first: string; last: string }>[]
}>
