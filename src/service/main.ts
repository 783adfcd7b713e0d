export { createService } from './create-service.ts'
export { readSiteForms } from './http/site-forms.ts'
