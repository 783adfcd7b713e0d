/** The badge on a picture: new, partly free, under option, sold or rented. */
export type FlagView = Readonly<{ text: string; state: 'new' | 'free' | 'option' | 'sold' | 'rented' }>

export function StateFlag({ flag }: Readonly<{ flag: FlagView }>) {
  return (
    <span className="card__flag" data-state={flag.state}>
      {flag.text}
    </span>
  )
}
