import type { Language } from '#i18n/languages.ts'
import { labelled } from '#i18n/grammar.ts'
import type { ComparedFigure, Comparison } from '#domain/owners/comparison.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import type { HomeContext } from '#service/portal/views/kit/home-context.ts'
import type { RangeView } from '#ui/portal/kit/Ranges.tsx'

/** The figures that are compared, in the order in which an owner reads them. */
const compared = ['pageVisits', 'viewings', 'documentRequests'] as const

/** Returns a home beside similar ones, or why there is no such comparison. */
export function viewComparison(comparison: Comparison | undefined, context: HomeContext) {
  const { t } = context
  return {
    intro: introOf(comparison, context),
    ranges:
      comparison === undefined
        ? []
        : compared.map((name) => ({
            label: t(`portal.comparison.of.${name}`),
            ...rangeOf(comparison[name], comparison.others, context),
          })),
    keys: {
      own: t('portal.comparison.key.own'),
      middle: t('portal.comparison.key.middle'),
      span: t('portal.comparison.key.span'),
    },
  }
}

/** Returns the whole comparison as a paragraph. */
export function sayComparison(comparison: Comparison | undefined, context: HomeContext): string {
  const { intro, ranges } = viewComparison(comparison, context)
  return [
    intro,
    ...ranges.map(({ label, you, said }) => labelled(label, `${you}, ${said}`, context.locale)),
  ].join(' ')
}

function introOf(comparison: Comparison | undefined, { locale, t }: HomeContext): string {
  if (comparison === undefined) return t('portal.comparison.absent')
  const { others, kind, goal, from, to } = comparison
  const words = t(`portal.comparison.intro.${goal}`, {
    number: formatCount(others, locale),
    kind: t(`portal.comparison.kind.${kind}`),
    from: formatMoney(from, locale),
    to: formatMoney(to, locale),
  })
  return sentenceStart(words, locale)
}

function rangeOf(figure: ComparedFigure, others: number, context: HomeContext): Omit<RangeView, 'label'> {
  const { locale, t } = context
  const { own, lowest, middle, highest } = figure
  return {
    own,
    lowest,
    middle,
    highest,
    you: t('portal.comparison.you', { number: formatNumber(own, locale) }),
    said: sayRank(figure, others, context),
  }
}

/** Says where a home stands: like all others, like most, in the middle or beside it, and how many it has more or less than. */
function sayRank(
  { own, middle, above, below }: ComparedFigure,
  count: number,
  { locale, t }: Language,
): string {
  const others = formatCount(count, locale)
  const alike = count - above - below
  if (alike === count) return t('portal.comparison.alike', { others })
  if (alike * 2 > count) return t('portal.comparison.likeMost')
  if (own === middle) return t('portal.comparison.inMiddle')
  const median = formatNumber(middle, locale)
  if (above === below) return t('portal.comparison.same', { median })
  const number = formatCount(Math.max(above, below), locale)
  return t(`portal.comparison.${above > below ? 'more' : 'fewer'}`, { median, number, others })
}
