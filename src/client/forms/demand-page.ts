// The demand register that is called with a query begins with that search.
if (location.search !== '')
  import('./demand-form.ts').then((register) => register.fillDemandRegister(location.search)).catch(() => {})
