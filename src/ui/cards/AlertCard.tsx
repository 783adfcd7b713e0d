/** The invitation to subscribe to new listings by email. */
export type AlertView = Readonly<{ title: string; text: string; action: string; href: string }>

/** A tile among the cards that links to the email alert form. */
export function AlertCard({ alert }: Readonly<{ alert: AlertView }>) {
  return (
    <aside className="alert-card">
      <h2>{alert.title}</h2>
      <p className="muted small">{alert.text}</p>
      <a className="button" href={alert.href}>
        {alert.action}
      </a>
    </aside>
  )
}
