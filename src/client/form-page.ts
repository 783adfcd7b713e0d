import { fillSubject } from './form-subject.ts'

for (const form of document.querySelectorAll('.form')) void fillSubject(form, location.search)
