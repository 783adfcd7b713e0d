import type { Locale } from '#domain/values/locale.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import { isFormId } from '#forms/form.ts'
import { nextSteps } from '#forms/next-steps.ts'
import { stepTexts } from '#i18n/step-texts.ts'
import { translator } from '#i18n/translate.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { menuPagesFor } from '#routes/table/menu-pages.ts'
import type { NextStepsView } from '#ui/forms/NextSteps.tsx'
import { viewBanner } from '#views/editorial/banner.ts'
import type { ViewContext } from '#views/kit/context.ts'
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
  const t = translator(locale)
  const { offices, site } = context.catalogue
  const form = required(isFormId(target.form) ? target.form : undefined, `form ${target.form}`)
  const office = offices.find(({ id }) => id === target.officeId)
  const phone = office?.phone ?? site.company.phone
  const title = t('thanks.title')
  return {
    shell: viewShell(context, route, { title: `${title}: ${t(`forms.of.${form}.title`)}` }),
    title,
    message:
      office === undefined ? t(`forms.of.${form}.thanks`) : t('thanks.office', { office: office.town }),
    urgent: { text: t('thanks.urgent', { phone: formatPhone(phone) }), href: phoneHref(phone) },
    next: {
      title: t('thanks.next'),
      steps: stepTexts(nextSteps[form], t),
    },
    drawing: viewDrawing(context, locale),
  }
}

function viewDrawing(context: ViewContext, locale: Locale): PictureView | undefined {
  const [home] = menuPagesFor(context.catalogue, 'home')
  const media = home === undefined ? undefined : viewBanner(context, home, locale)?.media
  return media?.kind === 'picture' && media.isDrawing ? { ...media.picture, alt: '' } : undefined
}
