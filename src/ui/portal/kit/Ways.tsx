/** What can be done next; the first is what most owners do. */
export type WaysView = readonly Readonly<{ label: string; href: string }>[]

/** Ways on as buttons. */
export function Ways({ ways }: Readonly<{ ways: WaysView }>) {
  return (
    <p className="decide__ways">
      {ways.map(({ label, href }, index) => (
        <a key={href} className={index === 0 ? 'button' : 'button button--ghost'} href={href}>
          {label}
        </a>
      ))}
    </p>
  )
}
