import type { ReactNode } from 'react'
import type { FieldView, TickView } from './form-view.ts'

type Props = Readonly<{
  field: FieldView
  ticks: readonly TickView[]
  /** Returns the fields that a tick opens. */
  opened?: (tick: string) => ReactNode
}>

/** Ticks of a line each; the style sheet shows what one opens while it is set, so that no script is needed. */
export function Ticks({ field, ticks, opened }: Props) {
  return (
    <div className="ticks">
      {ticks.map(({ value, label, hint, about }, index) => {
        const hintId = `${field.id}-${value}-hint`
        // An error above the form leads to the first tick.
        const id = index === 0 ? field.id : `${field.id}-${value}`
        const more = opened?.(value)
        return (
          <div key={value} className={about === undefined ? 'tick' : `tick tick--${about}`}>
            <input
              id={id}
              type="checkbox"
              name={field.name}
              value={value}
              defaultChecked={field.values?.includes(value)}
              aria-describedby={hintId}
              aria-invalid={field.error === undefined ? undefined : true}
            />
            <label htmlFor={id}>{label}</label>
            <p className="field__hint" id={hintId}>
              {hint}
            </p>
            {more !== undefined && <div className="tick__more">{more}</div>}
          </div>
        )
      })}
    </div>
  )
}
