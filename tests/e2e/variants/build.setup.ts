import { test as setup } from '@playwright/test'
import {
  addBanners,
  allFeatures,
  siteChanges,
  withoutGermanLogin,
} from '#tests/support/sites/all-features.ts'
import { fullModules } from '#tests/support/sites/full/full-modules.ts'
import { fullProjects, fullProperties } from '#tests/support/sites/full/full-records.ts'
import { secondAgency, secondAgencyDir } from '#tests/support/sites/second-agency.ts'
import { buildAgency, buildVariant } from '#tests/support/sites/variant-site.ts'

setup('builds the site with all features', async () => {
  setup.setTimeout(300_000)
  await buildVariant(allFeatures, siteChanges, {
    'menu.json': addBanners,
    'routes.json': withoutGermanLogin,
    'modules.json': (demo) => [...demo, ...fullModules],
    'properties.json': (demo) => [...fullProperties, ...demo],
    'projects.json': (demo) => [...fullProjects, ...demo],
  })
})

setup('builds the site of the second agency', { tag: '@night' }, async () => {
  setup.setTimeout(300_000)
  await buildAgency(secondAgency, `${secondAgencyDir}/data`, `${secondAgencyDir}/content`)
})
