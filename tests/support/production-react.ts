import { forProduction } from '#scripts/kit/for-production.ts'

// Pages and mails are drawn by the React that visitors and owners are served. A test with a page keeps the other build, which
// says what of its markup differs.
if (typeof document === 'undefined')
  await forProduction(() => Promise.all([import('react/jsx-runtime'), import('react-dom/server')]))
