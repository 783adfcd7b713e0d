/** ID of the element in which a page of the service carries what React takes it over with. */
export const pageStateId = 'page-state'
