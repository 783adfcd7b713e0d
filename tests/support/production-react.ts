import { forProduction } from '#scripts/kit/for-production.ts'

// Pages and mails are drawn by the React that visitors and owners are served with: the other one takes twice the time of a test.
await forProduction(() => Promise.all([import('react/jsx-runtime'), import('react-dom/server')]))
