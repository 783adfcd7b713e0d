import type { DayView, FieldView, Moments } from './form-view.ts'
import type { MomentsView } from './moments-view.ts'

/** Days that are shown at once: about a week. */
const shown = 5

/** Whether a moment can be chosen. */
export function isFree({ isTaken, isOwn }: DayView['slots'][number]): boolean {
  return !isTaken && isOwn === undefined
}

type Props = Readonly<{
  field: Pick<FieldView, 'id' | 'name' | 'values'>
  days: readonly DayView[]
  /** Label of what shows the later days. */
  moreLabel: string
  /** The moment that the visitor chose before: theirs to send, taken or not. */
  held?: string
}>

/** A timetable: a day a line, with what is free as radio buttons. */
export function SlotPicker({ field, days, moreLabel, held }: Props) {
  const [soon, later] = [days.slice(0, shown), days.slice(shown)]
  const isLater = later.some(({ slots }) => slots.some(({ value }) => value === field.values?.[0]))
  const first = days.flatMap(({ slots }) => slots).find(isFree)?.value
  const view = (day: DayView) => <Day key={day.date} day={day} field={field} first={first} held={held} />
  return (
    <>
      <div className="days">{soon.map(view)}</div>
      {later.length > 0 && (
        <details className="days-later" open={isLater || undefined}>
          <summary>{moreLabel}</summary>
          <div className="days">{later.map(view)}</div>
        </details>
      )}
    </>
  )
}

/**
 * Returns the timetable of a form's field, with its place, or what to do first. `chosen` was chosen before, or is suggested: it
 * stays so even where it was taken since, perhaps by this visitor.
 */
export function timetableOf({ days, place, reason }: MomentsView, chosen?: string): Moments {
  return (field) => {
    const { control, values } = field
    if (control.kind !== 'slot') return null
    if (reason !== undefined) {
      return (
        <>
          {/* An error above the form leads here. */}
          <p className="field__hint" id={field.id} tabIndex={-1}>
            {control.none[reason]}
          </p>
          {reason === 'full' && <Held name={field.name} slot={chosen} />}
        </>
      )
    }
    const shownValues = chosen === undefined ? values : [chosen]
    return (
      <>
        {place !== undefined && <p className="field__hint">{place}</p>}
        <SlotPicker
          // What is suggested is chosen anew.
          key={chosen}
          field={{ ...field, values: shownValues }}
          days={days}
          moreLabel={control.moreLabel}
          held={chosen}
        />
      </>
    )
  }
}

/** Returns what holds a moment that was chosen before, until the timetable is there. */
export function heldMoment(slot: string): Moments {
  return ({ name, hint }) => (
    <>
      <p className="field__hint">{hint}</p>
      <Held name={name} slot={slot} />
    </>
  )
}

/** Returns what stands in place of a timetable that could not be loaded; it holds what was chosen before. */
export function awayTimetable(onRetry: () => void, held?: string): Moments {
  return ({ name, control }) =>
    control.kind === 'slot' ? (
      <div>
        <Held name={name} slot={held} />
        <output className="field__hint">{control.away.text}</output>
        <button className="button button--ghost button--small" type="button" onClick={onRetry}>
          {control.away.retry}
        </button>
      </div>
    ) : null
}

/** A moment that is sent though no timetable shows it. */
function Held({ name, slot = '' }: Readonly<{ name: string; slot?: string }>) {
  return slot === '' ? null : <input type="hidden" name={name} defaultValue={slot} />
}

type DayProps = Pick<Props, 'field' | 'held'> & Readonly<{ day: DayView; first?: string }>

function Day({ field, first, held, day: { date, weekday, day, slots } }: DayProps) {
  const dayId = `${field.id}-${date}`
  return (
    <fieldset className="day" aria-labelledby={dayId}>
      <p className="day__name" id={dayId}>
        {weekday}
        <span>{day}</span>
      </p>
      <div className="day__slots">
        {slots.map(({ value, time, note, isTaken, isOwn }) => (
          <label key={value} className="chip slot">
            <input
              // An error above the form leads to the first moment that is free.
              id={value === first ? field.id : undefined}
              type="radio"
              name={field.name}
              value={value}
              disabled={(isTaken && value !== held) || isOwn}
              defaultChecked={value === field.values?.[0]}
            />
            {isTaken ? <s>{time}</s> : time}
            {note !== undefined && <small>{note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
