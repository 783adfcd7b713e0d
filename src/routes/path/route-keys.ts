import type { PersonalPage } from '#domain/site/personal-page.ts'

/**
 * Keys of routes: the only way in which the program names a page. A key is the same in all languages.
 */

/** Key of the home page. */
export function homeKey(): string {
  return 'home'
}

/** Returns the key of a page of the menu. @example pageKey(12) // 'page:12' */
export function pageKey(pageId: number): string {
  return `page:${pageId}`
}

/**
 * Returns the key of a list, or of a later page of it.
 * @example resultsKey('sale') // 'results:sale'
 * @example resultsKey('sale', 'berlare', 2) // 'results:sale:berlare:2'
 * @example resultsKey('sale', undefined, 2) // 'results:sale::2'
 */
export function resultsKey(section: string, town?: string, page = 1): string {
  if (page > 1) return `results:${section}:${town ?? ''}:${page}`
  return town === undefined ? `results:${section}` : `results:${section}:${town}`
}

/** Returns the key of a property under one of its sections. @example propertyKey(2417, 'sale') // 'property:2417@sale' */
export function propertyKey(propertyId: number, section: string): string {
  return `property:${propertyId}@${section}`
}

/** Returns the key of a project. @example projectKey(70) // 'project:70' */
export function projectKey(projectId: number): string {
  return `project:${projectId}`
}

/** Returns the key of a unit of a project. @example unitKey(70, 3) // 'unit:70:3' */
export function unitKey(projectId: number, unitId: number): string {
  return `unit:${projectId}:${unitId}`
}

/** Returns the key of an article. @example articleKey('epc-lezen') // 'article:epc-lezen' */
export function articleKey(articleId: string): string {
  return `article:${articleId}`
}

/** Returns the key of a vacancy. @example vacancyKey('stagiair') // 'vacancy:stagiair' */
export function vacancyKey(vacancyId: string): string {
  return `vacancy:${vacancyId}`
}

/** Returns the key of the page of a person. @example personKey('lotte-verhulst') // 'person:lotte-verhulst' */
export function personKey(personId: string): string {
  return `person:${personId}`
}

/** Key of the page of what was sold and let lately. */
export function soldKey(): string {
  return 'sold'
}

/** Returns the key of a form page that is not in the menu. @example formKey('request-visit') // 'form:request-visit' */
export function formKey(form: string): string {
  return `form:${form}`
}

/**
 * Returns the key of a form's thank-you page, of one office where each office has its own.
 * @example thankYouKey('site-contact', 'berlare') // 'thank-you:site-contact:berlare'
 */
export function thankYouKey(form: string, officeId?: string): string {
  return officeId === undefined ? `thank-you:${form}` : `thank-you:${form}:${officeId}`
}

/** Key of the owners' login. */
export function loginKey(): string {
  return 'login'
}

/** Returns the key of a legal page. @example legalKey('cookie-policy') // 'legal:cookie-policy' */
export function legalKey(document: string): string {
  return `legal:${document}`
}

/** Returns the key of a page of favourites, comparison, recent homes or saved searches. @example personalKey('compare') // 'personal:compare' */
export function personalKey(page: PersonalPage): string {
  return `personal:${page}`
}

/** Key of the calculator of purchase costs. */
export function calculatorKey(): string {
  return 'calculator'
}

/**
 * Returns the key of the list of testimonials, or of a later page of it.
 * @example testimonialsKey(2) // 'testimonials:2'
 */
export function testimonialsKey(page = 1): string {
  return page === 1 ? 'testimonials' : `testimonials:${page}`
}

/** Key of the not-found page. */
export function notFoundKey(): string {
  return 'not-found'
}

/** Key of the page that the service fills in. */
export function formAnswerKey(): string {
  return 'form-answer'
}

/** Key of the empty page that the service fills in for an owner. */
export function portalKey(): string {
  return 'portal'
}

/** Key of the empty page that the service fills in for staff. */
export function deskKey(): string {
  return 'desk'
}

/** Key of the offline page. */
export function offlineKey(): string {
  return 'offline'
}
