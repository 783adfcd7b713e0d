import type { Document } from '#domain/listing/document.ts'
import type { Label } from '#domain/listing/fact.ts'
import type { Plan } from '#domain/listing/plan.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Address } from '#domain/place/place.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { Translations } from '#domain/values/locale.ts'

/** A text of a record and the field that it is from. */
export type FieldText = Readonly<{ field: string; text: string }>

/** Returns every text of a listing that its page may show, with the field that each is from. */
export function propertyTexts(property: Property): readonly FieldText[] {
  const { headline, description, pullQuote, lifeAnnuity, building, legal } = property
  return [
    ...translated('TypeDescription', headline),
    ...translated('DescriptionA', description),
    ...translated('PullQuote', pullQuote),
    ...translated('ViagerConditions', lifeAnnuity?.conditions),
    ...said('JudicialDecisionText', legal.judicialDecisionText),
    ...said('AreaApplication', legal.zoning),
    ...said('MainTypeName', property.typeText),
    ...labelled('Availability', building.vacancy),
    ...labelled('ConditionName', building.condition),
    ...labelled('InteriorName', building.interior),
    ...labelled('ExteriorName', building.exterior),
    ...labelled('HeatingName', building.heating),
    ...labelled('WindowGlazing', building.glazing),
    ...labelled('WindowFrame', building.windowFrame),
    ...labelled('KitchenName', building.kitchen),
    ...labelled('RoofMaterial', building.roofMaterial),
    ...labelled('RoofCondition', building.roofCondition),
    ...labelled('FloorCovering', building.floorCovering),
    ...addressed(property.address),
    ...pictured('PictureItems', property.pictures),
    ...planned('PlanItems', property.plans),
    ...named('DocumentItems', property.documents),
  ]
}

/** Returns every text of a project and its units that its page may show, with the field that each is from. */
export function projectTexts(project: Project): readonly FieldText[] {
  return [
    ...translated('Name', project.name),
    ...translated('Description', project.description),
    ...translated('Constructions', project.constructions),
    ...translated('Technical', project.technical),
    ...translated('Situation', project.situation),
    ...translated('Delivery', project.delivery),
    ...addressed(project.address),
    ...pictured('PictureItems', project.pictures),
    ...named('DocumentItems', project.documents),
    ...project.units.flatMap(unitTexts),
  ]
}

function unitTexts({ lot, typeText, plan }: Unit): readonly FieldText[] {
  return [
    ...said('Units Lot', lot),
    ...said('Units MainTypeName', typeText),
    ...planned('Units PlanItem', plan === undefined ? [] : [plan]),
  ]
}

function said(field: string, text: string | undefined): readonly FieldText[] {
  return text === undefined ? [] : [{ field, text }]
}

function addressed(address: Address): readonly FieldText[] {
  return address.kind === 'hidden' ? [] : [...said('Street', address.street), ...said('BoxNr', address.box)]
}

function translated(field: string, texts: Translations | undefined): readonly FieldText[] {
  return Object.values(texts ?? {}).map((text) => ({ field, text }))
}

function labelled(
  field: string,
  label: Label<string> | Readonly<{ kind: 'date' }> | undefined,
): readonly FieldText[] {
  return label?.kind === 'text' ? said(field, label.text) : []
}

function pictured(field: string, pictures: readonly Picture[]): readonly FieldText[] {
  return pictures.flatMap(({ alt }) => translated(field, alt))
}

function planned(field: string, plans: readonly Plan[]): readonly FieldText[] {
  return [
    ...pictured(field, plans),
    ...plans.flatMap(({ rooms }) => rooms.flatMap(({ name }) => translated(field, name))),
  ]
}

function named(field: string, documents: readonly Document[]): readonly FieldText[] {
  return documents.flatMap(({ name }) => translated(field, name))
}
