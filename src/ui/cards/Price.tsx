/** A price in its parts: `vanaf` `€ 389.000`, `€ 950` `/ maand`, or words alone. */
export type PriceView = Readonly<{ prefix?: string; amount: string; suffix?: string }>

/** A price with the smaller text before and after it. */
export function Price({ className, price }: Readonly<{ className: string; price: PriceView }>) {
  return (
    <p className={className}>
      {price.prefix !== undefined && <small>{price.prefix} </small>}
      {price.amount}
      {price.suffix !== undefined && <small> {price.suffix}</small>}
    </p>
  )
}
