export { createService } from './create-service.ts'
export { openPublication } from './kit/site/publication.ts'
