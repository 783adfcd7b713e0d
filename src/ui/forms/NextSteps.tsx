/** What happens after a form was sent, under a heading. */
export type NextStepsView = Readonly<{
  title: string
  steps: readonly Readonly<{ title: string; text: string }>[]
}>

/** A numbered list of what happens next. */
export function NextSteps({ title, steps }: NextStepsView) {
  return (
    <section>
      <h2 className="next__title">{title}</h2>
      <ol className="next" role="list">
        {steps.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
