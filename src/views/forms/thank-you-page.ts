import { officeTown } from '#domain/site/office.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import { isFormId } from '#forms/form.ts'
import { nextSteps } from '#forms/next-steps.ts'
import { stepTexts } from '#i18n/step-texts.ts'
import type { RouteOf } from '#routes/table/route.ts'
import type { NextStepsView } from '#ui/forms/NextSteps.tsx'
import type { ViewContext } from '#views/kit/context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewDrawing } from '#views/kit/drawing.ts'
import type { PictureView } from '#views/kit/picture.ts'
import { required } from '#views/kit/required.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'

/** The page after a form was sent. */
export type ThankYouPageView = Readonly<{
  shell: ShellView
  title: string
  message: string
  urgent: Readonly<{ text: string; href: string }>
  next: NextStepsView
  /** The drawing of the home page, where that is one. */
  drawing?: PictureView
}>

/** Returns a form's thank-you page in a language; that of an office names the office. */
export function viewThankYouPage(context: ViewContext, route: RouteOf<'thank-you'>): ThankYouPageView {
  const { locale, target } = route
  const page = createPage(context, locale)
  const { t } = page
  const { offices, site } = context.catalogue
  const form = required(isFormId(target.form) ? target.form : undefined, `form ${target.form}`)
  const office = offices.find(({ id }) => id === target.officeId)
  const phone = office?.phone ?? site.company.phone
  const title = t('thanks.title')
  return {
    shell: viewShell(context, route, { title: t(`forms.of.${form}.received`) }),
    title,
    message:
      office === undefined
        ? t(`forms.of.${form}.thanks`)
        : t('thanks.office', { office: officeTown(office, locale) }),
    urgent: { text: t('thanks.urgent', { phone: formatPhone(phone) }), href: phoneHref(phone) },
    next: {
      title: t('thanks.next'),
      steps: stepTexts(nextSteps[form], t),
    },
    drawing: viewDrawing(page),
  }
}
