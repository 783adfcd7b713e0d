import { formatPercent } from '#i18n/format.ts'
import type { StagesView } from '#ui/forms/form-view.ts'
import type { Page } from '#views/kit/page.ts'
import { advanceInForce } from './advance.ts'

/** Returns when the parts of a price off plan are due, in a language; undefined where no rule is in force. */
export function viewStages({ context, locale, t }: Page): StagesView | undefined {
  const advance = advanceInForce(context)
  if (advance === undefined) return undefined
  const percent = formatPercent(advance.offPlanPercent, locale)
  return {
    title: t('offers.stages.title'),
    stages: [
      { when: t('offers.stages.signing'), part: t('offers.stages.signingPart', { percent }) },
      { when: t('offers.stages.deed'), part: t('offers.stages.deedPart') },
      { when: t('offers.stages.building'), part: t('offers.stages.buildingPart') },
      { when: t('offers.stages.delivery'), part: t('offers.stages.deliveryPart') },
    ],
    notice: { title: t('offers.stages.tooHigh'), text: t('offers.stages.callUs', { percent }) },
  }
}
