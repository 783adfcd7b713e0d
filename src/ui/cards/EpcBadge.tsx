import type { EnergyLabel } from '#domain/listing/property.ts'

/** An energy label and its accessible text: `Energielabel B`. */
export type EpcView = Readonly<{ label: EnergyLabel; words: string }>

/** The energy label as an arrow in its colour, with its letter. */
export function EpcBadge({ epc }: Readonly<{ epc: EpcView }>) {
  return (
    <span className="epc" data-epc={epc.label}>
      <span className="vh">{epc.words}</span>
      <span aria-hidden="true">{epc.label}</span>
    </span>
  )
}
