import { createElement } from 'react'
import { edge, type SaidOffer as Props } from './use-said-offer.ts'

/** An offer in the sentences that are signed; what the visitor filled in is underlined. */
export function SaidOffer({ heading, sentences, beside }: Props) {
  return (
    <section className="form__group">
      <h2 className="form__legend">{heading}</h2>
      <blockquote className="said">
        {sentences.map((sentence) => {
          const parts = sentence.split(edge)
          // Children of their own, without keys: what is filled in has no other identity than its place.
          const marked = parts.map((part, at) =>
            at % 2 === 1 ? createElement('span', undefined, part) : part,
          )
          return createElement('p', { key: sentence, className: 'lines' }, ...marked)
        })}
      </blockquote>
      {beside !== undefined && <p className="field__hint">{beside}</p>}
    </section>
  )
}
