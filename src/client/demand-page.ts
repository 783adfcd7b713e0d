import { fillDemandForm } from './demand-form.ts'

const form = document.querySelector('#demand-register')
if (form !== null) fillDemandForm(form, location.search)
