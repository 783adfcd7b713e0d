import type { Rules } from '#domain/law/rules.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

const read = { checkedOn: day('2026-11-01'), source: 'https://law.example' }

/** Rules in two versions: the former five years of the renovation duty, and the six that replaced them. */
export const rules: Rules = {
  energyBands: [
    {
      ...read,
      region: 'flanders',
      validFrom: day('2019-01-01'),
      bands: [
        { label: 'A+', upToKwhPerM2Year: 0 },
        { label: 'A', upToKwhPerM2Year: 100 },
        { label: 'B', upToKwhPerM2Year: 200 },
        { label: 'C', upToKwhPerM2Year: 300 },
        { label: 'D', upToKwhPerM2Year: 400 },
        { label: 'E', upToKwhPerM2Year: 500 },
        { label: 'F' },
      ],
    },
    {
      ...read,
      region: 'wallonia',
      validFrom: day('2015-01-01'),
      bands: [
        { label: 'A++', upToKwhPerM2Year: 0 },
        { label: 'A+', upToKwhPerM2Year: 45 },
        { label: 'A', upToKwhPerM2Year: 85 },
        { label: 'B', upToKwhPerM2Year: 170 },
        { label: 'C', upToKwhPerM2Year: 255 },
        { label: 'D', upToKwhPerM2Year: 340 },
        { label: 'E', upToKwhPerM2Year: 425 },
        { label: 'F', upToKwhPerM2Year: 510 },
        { label: 'G' },
      ],
    },
  ],
  renovationDuties: [
    {
      ...read,
      region: 'flanders',
      validFrom: day('2023-01-01'),
      validTo: day('2025-12-11'),
      labels: ['E', 'F'],
      target: 'D',
      years: 5,
      deedFrom: day('2023-01-01'),
    },
    {
      ...read,
      region: 'flanders',
      validFrom: day('2025-12-12'),
      labels: ['E', 'F'],
      target: 'D',
      years: 6,
      deedFrom: day('2023-01-01'),
    },
  ],
  tenantFees: [],
  deposits: [
    { ...read, region: 'flanders', validFrom: day('2019-01-01'), maxMonths: 3 },
    { ...read, region: 'brussels', validFrom: day('2024-11-01'), maxMonths: 2 },
    { ...read, region: 'wallonia', validFrom: day('2018-09-01'), maxMonths: 2 },
  ],
  purchase: { duties: [], newBuildVat: [], notary: [], mortgages: [] },
  electricityRepair: [],
  asbestos: [],
  zones: {},
  advances: [],
  offers: { leastHours: 24, deedMonths: 4 },
  contactSlots: [],
}
