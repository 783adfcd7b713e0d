import { Block } from '#ui/portal/kit/Block.tsx'
import { OwnersAgent, type OwnersAgentView } from '#ui/portal/kit/OwnersAgent.tsx'
import { Ways } from '#ui/portal/kit/Ways.tsx'
import { Spoken, type SpokenView } from '#ui/portal/kit/Spoken.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'

type Link = Readonly<{ label: string; href: string }>

/** An offer on a home, as its agent lets the owner read it. */
export type OfferView = Readonly<{
  title: string
  lead: string
  /** That it no longer binds the bidder. */
  ended?: string
  rows: readonly Readonly<{ label: string; values: readonly SpokenView[] }>[]
  advice?: Readonly<{ title: string; text: SpokenView }>
  /** Whom an owner answers to, while it binds the bidder. */
  answer?: Readonly<{ title: string; text: string; agent: OwnersAgentView; ways: readonly Link[] }>
  ways: readonly Link[]
}>

/** One offer. */
export function OfferPage({ view }: Readonly<{ view: OfferView }>) {
  const { title, lead, ended, rows, advice, answer, ways } = view
  return (
    <>
      <ViewHead title={title} lead={lead} />
      {ended !== undefined && <p className="portal-note">{ended}</p>}
      <OfferRows rows={rows} />
      {advice !== undefined && (
        <section className="decide" aria-labelledby="advice">
          <div>
            <h2 id="advice">{advice.title}</h2>
            <p>
              <Spoken of={advice.text} />
            </p>
          </div>
        </section>
      )}
      {answer !== undefined && (
        <Block title={answer.title}>
          <p>{answer.text}</p>
          <OwnersAgent {...answer.agent} />
          <Ways ways={answer.ways} />
        </Block>
      )}
      <ul className="offer-more" role="list">
        {ways.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What an offer says, row by row. */
export function OfferRows({ rows }: Pick<OfferView, 'rows'>) {
  return (
    <dl className="offer-rows">
      {rows.map(({ label, values }) => (
        <div key={label}>
          <dt>{label}</dt>
          {values.map((value) => (
            <dd key={value.text}>
              <Spoken of={value} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
