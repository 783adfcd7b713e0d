import { useMemo } from 'react'
import type { CardView } from '#ui/cards/PropertyCard.tsx'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'
import { useLoaded } from '#islands/kit/use-loaded.ts'
import type { KeptContext } from '#islands/personal/kept/kept-words.ts'
import { KeptFailure } from '#islands/personal/kept/KeptFailure.tsx'
import { loadScale } from './load-scale.ts'

type LateScaleProps = Pick<KeptContext, 'locale' | 'numberTag'> &
  Readonly<{
    cards: readonly CardView[]
    /** The address that shows the same homes to scale. */
    url: string
  }>

/** The comparison to scale, which is loaded when it is first asked for. */
export function LateScale({ locale, numberTag, cards, url }: LateScaleProps) {
  const key = cards.map(({ id }) => id).join(',')
  const load = useMemo(() => () => loadScale(locale, key.split(',').map(Number)), [locale, key])
  const loaded = useLoaded(load, true)
  if (loaded.state !== 'ready') return <KeptFailure loaded={loaded} />
  const { ScaleView, words, homes } = loaded.value
  const shown = cards.flatMap((card) => {
    const home = homes.get(card.id)
    return home === undefined ? [] : [{ card, home }]
  })
  return (
    <WordsProvider lang={numberTag} messages={words.messages}>
      <ScaleView homes={shown} words={words} locale={locale} numberTag={numberTag} url={url} />
    </WordsProvider>
  )
}
