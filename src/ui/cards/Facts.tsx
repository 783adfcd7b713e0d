import { EpcBadge, type EpcView } from './EpcBadge.tsx'

/** The line of facts on a card: `3 slaapkamers`, `164 m²`, the energy label last. */
export function Facts({ facts, epc }: Readonly<{ facts: readonly string[]; epc?: EpcView }>) {
  if (facts.length === 0 && epc === undefined) return undefined
  return (
    <ul className="facts" role="list">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {epc !== undefined && (
        <li>
          <EpcBadge epc={epc} />
        </li>
      )}
    </ul>
  )
}
