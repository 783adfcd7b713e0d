import type { DayView, FieldView, Moments } from './form-view.ts'

/** Days that are shown at once: about a week. */
const shown = 5

type Props = Readonly<{
  field: Pick<FieldView, 'id' | 'name' | 'values'>
  days: readonly DayView[]
  /** Label of what shows the later days. */
  moreLabel: string
}>

/** A timetable: a day a line, with what is free as radio buttons. */
export function SlotPicker({ field, days, moreLabel }: Props) {
  const [soon, later] = [days.slice(0, shown), days.slice(shown)]
  const isLater = later.some(({ slots }) => slots.some(({ value }) => value === field.values?.[0]))
  const first = days.flatMap(({ slots }) => slots).find(({ isTaken }) => !isTaken)?.value
  const view = (day: DayView) => <Day key={day.date} day={day} field={field} first={first} />
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

/** Returns the timetable of a form's field for days; `chosen` is suggested instead of a moment that was taken. */
export function timetableOf(days: readonly DayView[], chosen?: string): Moments {
  return (field) => {
    const { control, values } = field
    if (control.kind !== 'slot' || days.length === 0) return null
    const shownValues = chosen === undefined ? values : [chosen]
    return (
      <SlotPicker
        // What is suggested is chosen anew.
        key={chosen}
        field={{ ...field, values: shownValues }}
        days={days}
        moreLabel={control.moreLabel}
      />
    )
  }
}

type DayProps = Pick<Props, 'field'> & Readonly<{ day: DayView; first?: string }>

function Day({ field, first, day: { date, weekday, day, slots } }: DayProps) {
  const dayId = `${field.id}-${date}`
  return (
    <fieldset className="day" aria-labelledby={dayId}>
      <p className="day__name" id={dayId}>
        {weekday}
        <span>{day}</span>
      </p>
      <div className="day__slots">
        {slots.map(({ value, time, note, isTaken }) => (
          <label key={value} className="chip slot">
            <input
              // An error above the form leads to the first moment that is free.
              id={value === first ? field.id : undefined}
              type="radio"
              name={field.name}
              value={value}
              disabled={isTaken}
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
