import { contactForms } from './contact-forms.ts'
import type { Form, FormId } from './form.ts'
import { propertyForms } from './property-forms.ts'

/** All forms by ID. */
export const forms: Readonly<Record<FormId, Form>> = { ...contactForms, ...propertyForms }
