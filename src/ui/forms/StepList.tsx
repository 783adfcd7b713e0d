type Props = Readonly<{
  steps: readonly Readonly<{ key: string; legend: string }>[]
  /** Index of the step that is shown. */
  step: number
  label: string
  /** Leads back to a step; absent while the form is under way. */
  onBack?: (step: number) => void
}>

/** The steps of a form; those before the one that is shown lead back to it. */
export function StepList({ steps, step, label, onBack }: Props) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map(({ key, legend }, index) => (
        <li
          key={key}
          className={index < step ? 'steps__past' : undefined}
          aria-current={index === step ? 'step' : undefined}
        >
          {index < step && onBack !== undefined ? (
            <button type="button" onClick={() => onBack(index)}>
              {legend}
            </button>
          ) : (
            legend
          )}
        </li>
      ))}
    </ol>
  )
}
