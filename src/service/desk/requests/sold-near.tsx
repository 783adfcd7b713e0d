import type { NearbyDeal } from '#contracts/forms-file.ts'
import type { Answers } from '#forms/answers.ts'
import { formatMonth, formatNumber } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { groupOf } from '#service/kit/recipients/form-groups.ts'
import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import { Block, CardTable } from '#ui/desk/kit.ts'
import type { RequestShown } from './request-shown.ts'

/** Homes that are shown at most. */
const most = 5

/** What the agency sold lately near a home that is to be valued, or let where that is what its owner wants. */
export function SoldNear({ sent, page }: RequestShown) {
  const { t, locale } = page
  const deals = groupOf(sent.form) === 'valuation' ? dealsNear(sent.answers, page) : []
  if (deals.length === 0) return null
  const how = deals[0]?.goal === 'rent' ? 'let' : 'sold'
  const title = t(`desk.request.${how}.title`)
  // Either all deals have their price or none: the site tells them or not.
  const areToldPrices = deals.some(({ price }) => price !== undefined)
  return (
    <Block title={title}>
      <CardTable
        caption={title}
        columns={[
          t('desk.request.sold.home'),
          t(`desk.request.${how}.on`),
          ...(areToldPrices ? [{ label: t('desk.request.sold.asked'), isNumber: true } as const] : []),
          { label: t('desk.request.sold.days'), isNumber: true },
        ]}
        rows={deals.map(({ name, href, on, days, price = '–' }, index) => ({
          key: String(index),
          name,
          href,
          cells: [formatMonth(on, locale), ...(areToldPrices ? [price] : []), formatNumber(days, locale)],
        }))}
      />
    </Block>
  )
}

/** Returns the newest deals of the same postcode, then those elsewhere in the area of the office that has it. */
export function dealsNear(
  { zip, goal, country }: Answers,
  { words, locale }: Pick<DeskPage, 'words' | 'locale'>,
): readonly NearbyDeal[] {
  if (typeof zip !== 'string') return []
  const wanted = goal === 'let' ? 'rent' : 'sale'
  const { office } = whoAnswers(words, { answers: { zip, country } })
  const deals = words.deals(locale).filter((deal) => deal.goal === wanted)
  const here = deals.filter(({ zips }) => zips.includes(zip))
  const around = deals.filter(
    ({ zips }) => !zips.includes(zip) && zips.some((one) => office?.zips.includes(one)),
  )
  return [...here, ...around].slice(0, most)
}
