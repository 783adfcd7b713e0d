import { labelled } from '#i18n/grammar.ts'
import type { ServiceForm } from '#contracts/forms-file.ts'
import type { TextRow } from '#service/kit/mail/text-rows.ts'
import { FormField } from '#ui/forms/FormField.tsx'
import type { FieldView, Moments } from '#ui/forms/form-view.ts'
import { Captcha } from './Captcha.tsx'
import { Subject } from '#ui/forms/Subject.tsx'
import { byAddress } from '#service/requests/offers/home-by-address.ts'
import type { ConfirmationNote } from '#service/kit/web/confirmation.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import type { SiteForms } from '#service/kit/site/site-forms.ts'

type Step = Readonly<{
  subject?: string
  /** The answers as they are shown. */
  rows: readonly TextRow[]
  /** The answers as they are posted again, with what proves that they were confirmed. */
  posted: readonly (readonly [name: string, value: string])[]
  note?: ConfirmationNote
  /** Digits to type, where the agency wants a captcha. */
  digits?: string
  /** Where a moment is chosen, unless it was. */
  slot?: FieldView
  moments?: Moments
  /** An offer in the sentences that are signed. */
  said?: readonly string[]
}>

const headingId = 'form-title'

/** Returns the page that shows the answers of a form without script, and asks to confirm them. */
export function confirmPage(
  { subjects, locale, t }: SiteForms,
  { form, title }: Pick<ServiceForm, 'form' | 'title'>,
  { subject, rows, posted, note, digits, slot, moments, said = [] }: Step,
): ServicePage {
  const home = subject === undefined ? undefined : subjects[subject]
  return {
    title: labelled(t('forms.confirmation.title'), title, locale),
    body: (
      <>
        {(note === 'soon' || note === 'late') && (
          <div className="notice notice--wait" role="alert">
            <h2>{t(`forms.confirmation.${note}.title`)}</h2>
            <p>{t(`forms.confirmation.${note}.text`)}</p>
          </div>
        )}
        <div className="page-head">
          <h1 id={headingId}>{t('forms.confirmation.title')}</h1>
          <p className="page-head__lead">{t('forms.confirmation.lead')}</p>
        </div>
        {form.about !== undefined && home !== undefined && (
          <Subject label={form.about.label} subject={said.length === 0 ? home : byAddress(home)} />
        )}
        <form className="form" method="post" action={form.sending?.action} aria-labelledby={headingId}>
          {posted.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} defaultValue={value} />
          ))}
          <section className="form__group">
            <h2 className="form__legend">{title}</h2>
            <dl className="rows rows--answers">
              {rows.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
          {said.length > 0 && (
            <section className="form__group">
              <h2 className="form__legend">{t('offers.signed')}</h2>
              {said.map((sentence) => (
                <p key={sentence} className="lines">
                  {sentence}
                </p>
              ))}
            </section>
          )}
          {slot !== undefined && (
            <section className="form__group">
              <FormField field={slot} moments={moments} />
            </section>
          )}
          {digits !== undefined && <Captcha digits={digits} t={t} note={note} />}
          <p className="notice__ways">
            <button className="button" type="submit">
              {t('forms.confirmation.send')}
            </button>
            <button className="button button--ghost" type="submit" name="change" value="1">
              {t('forms.confirmation.change')}
            </button>
          </p>
        </form>
      </>
    ),
  }
}
