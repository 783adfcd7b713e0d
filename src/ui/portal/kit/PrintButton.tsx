import { Icon } from '#ui/kit/Icon.tsx'

/** A button that prints the page; the page's script shows it, since it does nothing without. */
export function PrintButton({ label }: Readonly<{ label: string }>) {
  return (
    <button className="button button--ghost button--small no-print" type="button" data-print hidden>
      <Icon name="print" /> {label}
    </button>
  )
}
