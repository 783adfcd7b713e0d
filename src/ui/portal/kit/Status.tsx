/** How a status looks: a shape beside its word. */
export type StatusTone = 'ok' | 'wait' | 'past' | 'off' | 'no'

/** A word with the look of what it means. */
export type StatusView = Readonly<{ tone: StatusTone; label: string }>

/** Prints a status. */
export function Status({ status: { tone, label } }: Readonly<{ status: StatusView }>) {
  return <span className={`state state--${tone}`}>{label}</span>
}
