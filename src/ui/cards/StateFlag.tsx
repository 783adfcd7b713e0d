/** The badge on a picture: what is new, under option, sold or let. */
export type FlagView = Readonly<{ text: string; state: 'new' | 'option' | 'sold' | 'rented' }>

/** The badge in the corner of a picture. */
export function StateFlag({ flag }: Readonly<{ flag: FlagView }>) {
  return (
    <span className="card__flag" data-state={flag.state}>
      {flag.text}
    </span>
  )
}
