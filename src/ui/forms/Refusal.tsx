import type { SubjectProblem } from '#forms/about/check-subject.ts'
import { hrefOfWay, type Onward } from '#forms/about/way.ts'
import type { RefusalView, SearchWords } from './about-view.ts'

type Props = Readonly<{
  problem: SubjectProblem
  refusal: RefusalView
  /** What is known of the listing; absent in a page whose script shows the refusal and completes its ways on. */
  onward?: Onward
  /** Words of the field that looks for the listing meant. */
  search?: SearchWords
}>

/** Why a form cannot be sent about what it names, and the ways on. */
export function Refusal({ problem, refusal: { title, text, ways }, onward, search }: Props) {
  const id = `refusal-${problem}`
  // Shown by the page's style sheet, before any script.
  const isAsking = onward === undefined && problem === 'unnamed'
  return (
    <section
      className={isAsking ? 'refusal refusal--asks notice' : 'refusal notice'}
      data-problem={problem}
      aria-labelledby={id}
      tabIndex={-1}
      hidden={onward === undefined && !isAsking}
    >
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {search !== undefined && <WhichHome id={`which-${problem}`} search={search} />}
      <p className="notice__ways">
        {ways.map((way, index) => {
          const href = onward === undefined ? hrefOfWay(way, {}) : hrefOfWay(way, onward)
          if (onward !== undefined && href === undefined) return null
          return (
            <a
              key={way.label}
              className={index === 0 && search === undefined ? 'button' : 'button button--ghost'}
              href={href}
              data-way={onward === undefined ? JSON.stringify(way) : undefined}
            >
              {way.label}
            </a>
          )
        })}
      </p>
    </section>
  )
}

/** A field that looks for a listing by reference, street or town; the page's script fills in what it finds. */
function WhichHome({ id, search }: Readonly<{ id: string; search: SearchWords }>) {
  const { label, messages, none, failed } = search
  return (
    <div className="which field">
      <label htmlFor={id}>{label}</label>
      <input className="input" id={id} type="search" autoComplete="off" aria-controls={`${id}-found`} />
      <output
        className="field__hint"
        htmlFor={id}
        data-messages={JSON.stringify(messages)}
        data-none={none}
        data-failed={failed}
      />
      <ul id={`${id}-found`} className="which__homes" />
    </div>
  )
}
