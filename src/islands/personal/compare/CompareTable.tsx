import { useWords } from '#islands/kit/use-words.ts'
import { useState } from 'react'
import { noSuchFact } from '#search/files/list-files.ts'
import { EpcBadge, type EpcView } from '#ui/cards/EpcBadge.tsx'
import { Icon } from '#ui/kit/Icon.tsx'
import { PictureTag } from '#ui/pictures/PictureTag.tsx'
import type { CardView } from '#ui/cards/PropertyCard.tsx'
import { Price } from '#ui/cards/Price.tsx'
import { StateFlag } from '#ui/cards/StateFlag.tsx'
import type { CompareGroup } from './compare-groups.ts'

type CompareTableProps = Readonly<{
  cards: readonly CardView[]
  groups: readonly CompareGroup[]
  /** Absent in a shared list. */
  onRemove?: (id: number) => void
}>

/** Properties side by side; rows in which they are equal step back, and can be hidden. */
export function CompareTable({ cards, groups, onRemove }: CompareTableProps) {
  const t = useWords()
  const [isShort, setShort] = useState(false)
  const epcLabel = t('labels.field.epcLabel')
  const shown = groups
    .map(({ title, rows }) => ({ title, rows: isShort ? rows.filter(({ differs }) => differs) : rows }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <>
      {cards.length > 1 && (
        <label className="compare-switch">
          <input type="checkbox" onChange={({ target }) => setShort(target.checked)} />
          {t('personal.onlyDifferences')}
        </label>
      )}
      {/* Focusable, so that the keyboard can scroll it sideways. */}
      <section className="compare-scroll" role="region" aria-label={t('personal.compareTable')} tabIndex={0}>
        <table className="compare" data-homes={cards.length}>
          <thead>
            <tr>
              <th scope="col" className="compare__corner">
                <span className="vh">{t('personal.feature')}</span>
              </th>
              {cards.map((card) => (
                <CompareHead key={card.id} card={card} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          {shown.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className="compare__group">
                <th scope="rowgroup" colSpan={cards.length + 1}>
                  {title}
                </th>
              </tr>
              {rows.map(({ label, values, differs }) => (
                <tr key={label} data-same={cards.length > 1 && !differs ? '' : undefined}>
                  <th scope="row">{label}</th>
                  {values.map((value, column) => (
                    <td key={cards[column]?.id}>
                      <CompareValue value={value} epc={label === epcLabel ? cards[column]?.epc : undefined} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {isShort && shown.length === 0 && <p>{t('personal.allSame')}</p>}
    </>
  )
}

type CompareValueProps = Readonly<{
  value: string | undefined
  /** In the row of the energy labels. */
  epc?: EpcView
}>

function CompareValue({ value, epc }: CompareValueProps) {
  const t = useWords()
  if (value === undefined) return <span className="muted">{t('personal.unknown')}</span>
  if (value === noSuchFact)
    return (
      <span className="muted">
        <span aria-hidden="true">{value}</span>
        <span className="vh">{t('personal.notApplicable')}</span>
      </span>
    )
  return epc?.label === value ? <EpcBadge epc={epc} /> : value
}

type CompareHeadProps = Readonly<{
  card: CardView
  onRemove?: (id: number) => void
}>

function CompareHead({ card, onRemove }: CompareHeadProps) {
  const t = useWords()
  return (
    <th scope="col">
      <div className={card.picture === undefined ? 'card__media card__media--none' : 'card__media'}>
        {card.picture === undefined ? (
          <span>{card.noPicture}</span>
        ) : (
          <PictureTag picture={card.picture} sizes="18rem" loading="eager" widest={800} />
        )}
        {card.flag !== undefined && <StateFlag flag={card.flag} />}
      </div>
      {onRemove !== undefined && (
        <button
          type="button"
          className="round compare__out"
          aria-label={t('personal.removeOf', { title: card.title })}
          onClick={() => onRemove(card.id)}
        >
          <Icon name="close" />
        </button>
      )}
      {card.price !== undefined && <Price className="compare__price" price={card.price} />}
      <a className="compare__title" href={card.href}>
        {card.title}
      </a>
      <p className="compare__place">{card.place}</p>
    </th>
  )
}
