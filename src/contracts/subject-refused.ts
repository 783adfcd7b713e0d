/** Name of the event on the document, with its problem as detail: the service refused what a form is about. */
export const subjectRefused = 'kk:subject-refused'
