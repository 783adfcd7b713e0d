import type { ChoiceView, FieldView } from './form-view.ts'
import { Icon } from '#ui/kit/Icon.tsx'

/** What a field offers, each with its control; a long list is folded. */
export function Choices({
  field,
  choices,
  foldLabel,
  type,
}: Readonly<{
  field: FieldView
  choices: readonly ChoiceView[]
  foldLabel?: string
  type: 'radio' | 'checkbox'
}>) {
  const chips = (
    <div className="chips">
      {choices.map(({ value, label, count }, index) => (
        <label key={value} className="chip" htmlFor={index === 0 ? field.id : undefined}>
          <input
            id={index === 0 ? field.id : undefined}
            type={type}
            defaultChecked={field.values?.includes(value)}
            aria-invalid={field.error === undefined ? undefined : true}
            name={field.name}
            value={value}
            required={type === 'radio' && field.isRequired}
          />
          {label}
          {count !== undefined && <span className="chip__count"> {count}</span>}
        </label>
      ))}
    </div>
  )
  if (foldLabel === undefined) return chips
  return (
    <details className="form__many" open={field.error === undefined ? undefined : true}>
      <summary>
        {foldLabel}
        <Icon name="down" />
      </summary>
      {chips}
    </details>
  )
}
