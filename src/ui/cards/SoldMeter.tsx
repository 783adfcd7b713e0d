/** The share of units sold, as a bar and as text. */
export function SoldMeter({ percent, words }: Readonly<{ percent: number; words: string }>) {
  return (
    <>
      <svg className="meter" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent} height="1" />
      </svg>
      <p className="project__meta">{words}</p>
    </>
  )
}
