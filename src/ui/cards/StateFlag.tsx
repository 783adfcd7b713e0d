/** The badge on a picture: new, under option, sold or rented. */
export type FlagView = Readonly<{ text: string; state: 'new' | 'option' | 'sold' | 'rented' }>

export function StateFlag({ flag }: Readonly<{ flag: FlagView }>) {
  return (
    <span className="card__flag" data-state={flag.state}>
      {flag.text}
    </span>
  )
}
