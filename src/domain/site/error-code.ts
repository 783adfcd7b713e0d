/**
 * Every error that a visitor may see; the sentences are the messages of the group `errors`. For the forms and the service
 * to come: today's pages use none of them.
 * @see specification, section 8 (error catalogue) and section 5 (validation rules)
 */
export const errorCodes = [
  'required',
  'invalid',
  'chooseType',
  'chooseTown',
  'passwordsDiffer',
  'checkFields',
  'captchaEmpty',
  'captchaInvalid',
  'api',
  'mailNotSent',
  'login',
  'propertySold',
  'propertyRented',
  'propertyMissing',
  'pageNotFound',
  'personNotFound',
  'viewNotFound',
  'noResults',
  'noProjects',
  'noConstruction',
  'noDocuments',
  'noPhoto',
  'documentsFailed',
  'documentsAlreadyRequested',
  'appointmentsFull',
  'testimonialNotSent',
] as const

/** Code of an error of a form, a page or the service; its message is translated. */
export type ErrorCode = (typeof errorCodes)[number]
