import type { Recipients } from '#contracts/forms-file.ts'
import type { MailLook } from '#contracts/mail-look.ts'
import type { ListingSubject } from '#contracts/subjects-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { FieldName } from '#forms/field.ts'
import type { FormId } from '#forms/form.ts'
import type { SiteForms } from '#service/http/site-forms.ts'
import { choicesOf } from '#ui/forms/keep-values.ts'

/** What mails say about a built site, with whole addresses. */
export type SiteWords = Readonly<{
  /** Origin of the site: `https://agency.example`. */
  origin: string
  recipients: Recipients
  look: (locale: Locale) => MailLook
  /** Returns a home or project by its name, `property/2417`; undefined when it is gone. */
  subject: (name: string | undefined, locale: Locale) => ListingSubject | undefined
  /** Returns the label of a value that a field offers; undefined when it does not. */
  label: (form: FormId, field: FieldName, value: string, locale: Locale) => string | undefined
}>

/**
 * Returns the words of a built site.
 * @throws when it was built without forms
 */
export function createSiteWords(forms: ReadonlyMap<Locale, SiteForms>, origin: string): SiteWords {
  const whole = (path: string): string => new URL(path, origin).href
  const siteIn = (locale: Locale): SiteForms => {
    const site = forms.get(locale)
    if (site === undefined) throw new Error(`the site has no forms in ${locale}: build it again`)
    return site
  }
  const [first] = forms.values()
  if (first === undefined) throw new Error('the site has no forms: build it with an endpoint for them')
  return {
    origin,
    recipients: first.file.recipients,
    look: (locale) => {
      const { home, privacy, ...look } = siteIn(locale).file.mail
      return {
        ...look,
        home: whole(home),
        privacy: privacy === undefined ? undefined : { ...privacy, href: whole(privacy.href) },
      }
    },
    subject: (name, locale) => {
      const subject = name === undefined ? undefined : siteIn(locale).subjects[name]
      if (subject === undefined) return undefined
      const { picture, href } = subject
      return {
        ...subject,
        href: whole(href),
        picture: picture === undefined ? undefined : { ...picture, src: whole(picture.src) },
      }
    },
    label: (form, field, value, locale) => {
      const shown = siteIn(locale).file.forms[form]
      const choices = shown === undefined ? [] : choicesOf(shown.form, field)
      return choices.find((choice) => choice.value === value)?.label
    },
  }
}
