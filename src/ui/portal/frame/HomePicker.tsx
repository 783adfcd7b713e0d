import type { MouseEventHandler } from 'react'
import { Icon } from '#ui/kit/Icon.tsx'

/** A home of an owner, and the address of the shown view about it. */
export type PickedHome = Readonly<{
  name: string
  /** `Te koop, 62 dagen online`. */
  state: string
  href: string
  picture?: Readonly<{ src: string; width: number; height: number }>
  /** That there is something to decide: `Bod`. */
  note?: string
}>

type Props = Readonly<{
  picked: PickedHome
  homes: readonly PickedHome[]
  label: string
  onChoose?: MouseEventHandler<HTMLAnchorElement>
}>

/** Leads to the same view of another home; an owner of one reads its name. */
export function HomePicker({ picked, homes, label, onChoose }: Props) {
  if (homes.length < 2)
    return (
      <p className="pick pick--one">
        <span className="vh">{label} </span>
        {picked.name}
        <small>{picked.state}</small>
      </p>
    )
  return (
    <details className="pick" name="nav">
      <summary>
        <Picture home={picked} />
        <span>
          <span className="vh">{label} </span>
          {picked.name}
          <small>{picked.state}</small>
        </span>
        <Icon name="down" />
      </summary>
      <div className="pick__panel">
        <ul role="list">
          {homes.map((home) => (
            <li key={home.href}>
              <a
                href={home.href}
                aria-current={home.href === picked.href ? 'true' : undefined}
                data-replay=""
                onClick={onChoose}
              >
                <Picture home={home} />
                <span>
                  {home.name}
                  <small>{home.state}</small>
                </span>
                {home.note !== undefined && <span>{home.note}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

function Picture({ home: { picture } }: Readonly<{ home: PickedHome }>) {
  return picture === undefined ? <span className="pick__blank" /> : <img {...picture} alt="" loading="lazy" />
}
