/** How a status looks: a shape beside its word. The second line is how a request stands at the desk. */
export type StatusTone = ('ok' | 'wait' | 'past' | 'off' | 'no') | ('new' | 'open' | 'waiting' | 'done')

/** A word with the look of what it means. */
export type StatusView = Readonly<{ tone: StatusTone; label: string }>

/** Prints a status. */
export function Status({ status: { tone, label } }: Readonly<{ status: StatusView }>) {
  return <span className={`state state--${tone}`}>{label}</span>
}
