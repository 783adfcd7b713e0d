import type { ReactNode } from 'react'

/** A fact and what it is called; its key where several have the same name. */
export type Fact = readonly [label: string, said: ReactNode, key?: string | number]

/** Facts in rows, each below what it is called. */
export function Facts({ facts, className }: Readonly<{ facts: readonly Fact[]; className?: string }>) {
  return (
    <dl className={className}>
      {facts.map(([label, said, key = label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  )
}
