export { createService } from './create-service.ts'
export { openPublication } from './site/publication.ts'
