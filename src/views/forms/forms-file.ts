import type { FormsFile, Recipients, ResultsList, ServiceForm } from '#contracts/forms-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type FormId, formIds } from '#forms/form.ts'
import { translator } from '#i18n/translate.ts'
import { formAnswerKey, resultsKey, thankYouKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { advanceInForce } from './advance.ts'
import { viewForm } from './form.ts'
import { formPath } from './form-link.ts'
import { viewMailLook } from './mail-look.ts'

/** ID of the heading above a form that was refused. */
const headingId = 'form-title'

/** Returns the forms of a site in a language for the service; undefined where no service receives them. */
export function viewFormsFile(context: ViewContext, locale: Locale): FormsFile | undefined {
  const { catalogue, routes } = context
  const answer = routes.find(formAnswerKey(), locale)
  if (answer === undefined) return undefined
  const t = translator(locale)
  return {
    forms: Object.fromEntries(formIds.map((id) => [id, viewServiceForm(context, id, locale)])),
    answer: {
      path: answer.path,
      title: t('forms.answer.title'),
      titlePrefix: t('forms.answer.titlePrefix'),
    },
    recipients: viewRecipients(catalogue),
    lists: { buy: viewList(context, 'sale', locale), rent: viewList(context, 'rent', locale) },
    advance: advanceInForce(context),
    mail: viewMailLook(context, locale),
  }
}

/** Returns the first list of a kind that has search files and a page. */
function viewList(context: ViewContext, kind: 'sale' | 'rent', locale: Locale): ResultsList | undefined {
  const { sections } = context.catalogue
  const section = sections.find((one) => one.kind === kind && one.isPublic)?.key
  const path = section === undefined ? undefined : optionalPath(context, resultsKey(section), locale)
  const demandPath = formPath(context, 'demand-register', locale)
  return section === undefined || path === undefined ? undefined : { section, path, demandPath }
}

function viewRecipients({ site, offices }: ViewContext['catalogue']): Recipients {
  const { name, phone, email } = site.company
  return {
    locale: site.languageDefault,
    agency: { name, phone, email },
    offices: offices.map(
      ({ id, name, phone, email, zips, street, houseNumber, zip, town, appointments }) => ({
        id,
        name,
        phone,
        email,
        zips,
        place: `${street} ${houseNumber}, ${zip} ${town}`,
        calendar: appointments,
      }),
    ),
  }
}

function viewServiceForm(context: ViewContext, id: FormId, locale: Locale): ServiceForm {
  const t = translator(locale)
  const home = `/${locale}/`
  const pathOf = (officeId?: string): string | undefined =>
    context.routes.find(thankYouKey(id, officeId), locale)?.path
  const offices = context.catalogue.offices.flatMap((office) => {
    const path = pathOf(office.id)
    return path === undefined ? [] : [[office.id, path] as const]
  })
  return {
    title: t(`forms.of.${id}.title`),
    lead: t(`forms.of.${id}.lead`),
    form: viewForm(context, id, locale, headingId),
    thanks: pathOf() ?? home,
    officeThanks: offices.length === 0 ? undefined : Object.fromEntries(offices),
  }
}
