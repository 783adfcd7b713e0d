import type { StagesView } from './form-view.ts'

/** When the parts of a price off plan are due; the style sheet shows it for a project alone. */
export function Stages({ title, stages, notice }: StagesView) {
  return (
    <section className="form__group stages">
      <h2 className="form__legend">{title}</h2>
      <dl>
        {stages.map(({ when, part }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{part}</dd>
          </div>
        ))}
      </dl>
      <div className="notice">
        <h3>{notice.title}</h3>
        <p>{notice.text}</p>
      </div>
    </section>
  )
}
