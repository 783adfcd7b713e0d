import * as v from 'valibot'
import { energyLabels } from '#domain/listing/property.ts'
import {
  address,
  agency,
  amount,
  choice,
  count,
  day,
  documents,
  group,
  id,
  line,
  listOf,
  measure,
  picture,
  pictures,
  storey,
  texts,
  yesNo,
} from './own-values.ts'

/** A unit of a project of one's own; the fields of an imported unit with its ID stay where these are silent. */
const unit = {
  ID: id,
  Lot: line,
  Status: choice(['Vrij', 'Optie', 'Verkocht']),
  Price: amount,
  PublishPrice: yesNo,
  MainTypeName: line,
  Floor: storey,
  NumberOfBedRooms: count,
  SurfaceLiving: amount,
  SurfaceTerrace: amount,
  SurfaceGarden: amount,
  EPCLabelText: choice(energyLabels),
  ELevel: measure,
  PlanItem: v.optional(v.strictObject({ Url: picture })),
}

/** A file of `new-projects/`: the fields of `projects.json` in the groups of the form. */
export const ownProject = v.strictObject({
  ID: id,
  offer: group({ Status: choice([1, 2, 0]), PriceMin: amount, PriceMax: amount }),
  kind: group({ WebID: line, ...address, PublicAddress: yesNo }),
  texts: group({ Name: texts, DescriptionA: texts }),
  pictures,
  units: group({ Units: listOf(unit) }),
  about: group({
    DeliveryDate: day,
    Delivery: texts,
    Constructions: texts,
    Technical: texts,
    Situation: texts,
  }),
  visibility: group({
    ProjectNumber: line,
    ...agency,
    CountryID: line,
    ExternalWeb: line,
    DateOnline: day,
    ModifyDate: day,
  }),
  media: group({ DocumentItems: documents }),
})
