import { Icon } from '#ui/kit/Icon.tsx'

type Props = Readonly<{
  label: string
  /** Whether script runs: the button does nothing without, and the page's script shows it otherwise. */
  isShown?: boolean
}>

/** A button that prints the page. */
export function PrintButton({ label, isShown = false }: Props) {
  return (
    <button
      className="button button--ghost button--small no-print"
      type="button"
      data-print
      hidden={!isShown}
    >
      <Icon name="print" /> {label}
    </button>
  )
}
