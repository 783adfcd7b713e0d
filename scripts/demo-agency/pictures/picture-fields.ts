import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import { plansOf } from '#scripts/demo-agency/floor-plans/plan-items.ts'
import type { CrmRecord } from '#scripts/demo-agency/records/record.ts'
import type { Gallery } from './galleries.ts'

const size = { Width: 1200, Height: 800 }

/** Returns the picture, plan and document fields of a record; without a gallery, the documents are missing too. */
export function pictureFields(facts: Facts, gallery: Gallery | undefined): CrmRecord {
  const [front] = gallery?.files ?? []
  if (gallery === undefined || front === undefined) return {}
  const plans = plansOf(facts)
  const isHome = facts.family === 'house' || facts.family === 'flat'
  return {
    SmallPictureItem: {
      Url: `pictures/${front}`,
      Width: 200,
      Height: 133,
      ID: facts.id * 100,
      Name: 'Foto 1',
    },
    PictureItems: gallery.files.map((file, index) => ({
      ID: facts.id * 100 + index,
      Name: `Foto ${index + 1}`,
      Url: `pictures/${file}`,
      ...size,
    })),
    ...(plans.length > 0 ? { PlanItems: plans.map(({ item }) => item) } : {}),
    DocumentItems: [
      ...(isHome && facts.fabric.hasCertificate ? [{ Name: 'EPC' }] : []),
      { Name: 'Bodemattest' },
      ...(facts.family === 'plot' ? [{ Name: 'Opmetingsplan' }] : [{ Name: 'Stedenbouwkundig uittreksel' }]),
    ],
  }
}
