// A form that is called with a query is about something.
if (location.search !== '')
  import('./form-subject.ts').then((subject) => subject.fillSubjects(location.search)).catch(() => {})
