import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import type { Upload } from '#service/kit/uploads/upload.ts'
import type { CrmEvent, NewCrmEvent } from '#service/kit/crm/crm-adapter.ts'

/** Returns a request as its CRM gets it, without the ID that it gets in the outbox. */
export function requestEvent(
  sent: Omit<SentForm, 'languages'>,
  uploads: readonly Upload[],
): NewCrmEvent<Extract<CrmEvent, { type: 'request.received' }>> {
  return {
    type: 'request.received',
    timestamp: new Date(sent.at).toISOString(),
    data: {
      request: sent.id,
      form: sent.form,
      language: sent.locale,
      subject: sent.subject,
      subjectUrl: sent.about?.(sent.locale)?.href,
      answers: sent.answers,
      files: uploads.map(({ field, name, mediaType, content }) => ({
        field,
        name,
        mediaType,
        bytes: content.byteLength,
      })),
    },
  }
}
