import type { AboutListing } from '#forms/about/about.ts'
import { Agent } from './Agent.tsx'
import type { SubjectView } from './about-view.ts'

type Props = Readonly<{
  label: string
  subject?: SubjectView
  /** What the form needs, for the script that finds the listing. */
  needs?: AboutListing
}>

/** The home or project that a form is about; hidden and empty where the page's script has to find it. */
export function Subject({ label, subject, needs }: Props) {
  const { title, titleLang, href, place, price, reference, due, picture, agent } = subject ?? {}
  return (
    <aside
      className="subject"
      aria-label={label}
      hidden={subject === undefined}
      data-needs={needs === undefined ? undefined : JSON.stringify(needs)}
      data-off-plan={subject?.isOffPlan === true ? '' : undefined}
      data-offer={subject?.offer === undefined ? undefined : JSON.stringify(subject.offer)}
    >
      <div className="subject__picture">{picture !== undefined && <img alt="" {...picture} />}</div>
      <div className="subject__text">
        <p className="subject__title">
          <a href={href} lang={titleLang}>
            {title}
          </a>
        </p>
        <p className="subject__line">{place}</p>
        <p className="subject__line">{price}</p>
        <p className="subject__line">{reference}</p>
        <p className="subject__line">{due}</p>
      </div>
      <div className="subject__agent">{agent !== undefined && <Agent agent={agent} />}</div>
    </aside>
  )
}
