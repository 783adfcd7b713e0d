import { hours } from '#domain/privacy/term.ts'
import { type FormId, isFormId } from '#forms/form.ts'
import { formatTerm } from '#i18n/format.ts'
import type { RouteOf } from '#routes/table/route.ts'
import type { FormView } from '#ui/forms/form-view.ts'
import { type ContactWaysView, viewContactWays } from './contact-ways.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { createPage, type Page } from '#views/kit/page.ts'
import { type FitsView, viewFits } from './fits.ts'
import { viewForm } from './form.ts'
import { required } from '#views/kit/required.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'

/** A form on a page of its own. */
export type FormPageView = Readonly<{
  shell: ShellView
  headingId: string
  title: string
  lead: string
  form: FormView
  ways: ContactWaysView
  /** Absent beside a form about no search. */
  fits?: FitsView
}>

/** Returns a form's page in a language. */
export function viewFormPage(context: ViewContext, route: RouteOf<'form'>): FormPageView {
  const { locale, target } = route
  const page = createPage(context, locale)
  const { t } = page
  const id = required(isFormId(target.form) ? target.form : undefined, `form ${target.form}`)
  const title = t(`forms.of.${id}.title`)
  const lead = formLead(page, id)
  const headingId = 'form-title'
  return {
    shell: viewShell(context, route, { title, description: lead }),
    headingId,
    title,
    lead,
    form: viewForm(page, id, headingId),
    ways: viewContactWays(page, id),
    fits: viewFits(page, id),
  }
}

/** Returns the sentence above a form; the demand register says how long before others its mails tell of a home. */
export function formLead({ context, locale, t }: Page, form: FormId): string {
  const { earlyAccessHours } = context.catalogue.site
  return form === 'demand-register' && earlyAccessHours > 0
    ? t('forms.of.demand-register.leadEarly', {
        hours: formatTerm(hours(earlyAccessHours), locale),
      })
    : t(`forms.of.${form}.lead`)
}
