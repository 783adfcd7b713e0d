import { Spoken, type SpokenView } from '#ui/portal/kit/Spoken.tsx'

type Props = Readonly<{ rows: readonly Readonly<{ label: string; values: readonly SpokenView[] }>[] }>

/** What an offer says, row by row. */
export function OfferRows({ rows }: Props) {
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
