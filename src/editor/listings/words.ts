import type { InEditor } from '../labels/editor-locale.ts'
import { roomWords } from './room-words.ts'

/** What a form says, in each language. */
export type Words = InEditor

const say = (nl: string, fr: string, en: string, de: string): Words => ({ nl, fr, en, de })

/** Headings of the groups of fields. */
export const groupWords: Readonly<Record<string, Words>> = {
  offer: say('Prijs en stand', 'Prix et état', 'Price and status', 'Preis und Stand'),
  kind: say('Wat en waar', 'Quoi et où', 'What and where', 'Was und wo'),
  rooms: say(
    'Kamers en oppervlakten',
    'Pièces et superficies',
    'Rooms and surface areas',
    'Zimmer und Flächen',
  ),
  texts: say('Teksten', 'Textes', 'Texts', 'Texte'),
  pictures: say('Foto’s', 'Photos', 'Pictures', 'Fotos'),
  openHouse: say('Opendeurdagen', 'Portes ouvertes', 'Open houses', 'Tage der offenen Tür'),
  energy: say('Energie', 'Énergie', 'Energy', 'Energie'),
  law: say(
    'Stedenbouw, attesten en water',
    'Urbanisme, attestations et eau',
    'Planning, certificates and flood risk',
    'Städtebau, Bescheinigungen und Wasser',
  ),
  visibility: say(
    'Zichtbaarheid en kantoor',
    'Visibilité et agence',
    'Visibility and office',
    'Sichtbarkeit und Büro',
  ),
  moreRooms: say(
    'Meer kamers en maten',
    'Autres pièces et mesures',
    'More rooms and measurements',
    'Weitere Zimmer und Maße',
  ),
  building: say(
    'Bouw en afwerking',
    'Construction et finitions',
    'Building and finish',
    'Bau und Ausstattung',
  ),
  features: say(
    'Uitrusting en aansluitingen',
    'Équipements et raccordements',
    'Features and connections',
    'Ausstattung und Anschlüsse',
  ),
  costs: say('Kosten en lasten', 'Frais et charges', 'Costs and charges', 'Kosten und Nebenkosten'),
  annuity: say('Lijfrente', 'Viager', 'Life annuity', 'Leibrente'),
  media: say(
    'Plannen, video en documenten',
    'Plans, vidéo et documents',
    'Plans, video and documents',
    'Pläne, Video und Dokumente',
  ),
  units: say('Eenheden', 'Logements', 'Units', 'Einheiten'),
  about: say('Over het project', 'À propos du projet', 'About the project', 'Über das Projekt'),
}

/** Labels of fields that the site itself has no word for; a field of a list is named after the list too. */
export const fieldWords: Readonly<Record<string, Words>> = {
  ID: say('Nummer', 'Numéro', 'Number', 'Nummer'),
  Goal: say(
    'Te koop of te huur',
    'À vendre ou à louer',
    'For sale or for rent',
    'Zu verkaufen oder zu vermieten',
  ),
  Status: say('Stand', 'État', 'Status', 'Stand'),
  SubStatusName: say('Voorbehoud', 'Réserve', 'Subject to', 'Vorbehalt'),
  PublishPrice: say('Prijs tonen', 'Afficher le prix', 'Show the price', 'Preis zeigen'),
  PriceMin: say('Laagste prijs', 'Prix minimum', 'Lowest price', 'Niedrigster Preis'),
  PriceMax: say('Hoogste prijs', 'Prix maximum', 'Highest price', 'Höchster Preis'),
  WebID: say('Categorie', 'Catégorie', 'Category', 'Kategorie'),
  Street: say('Straat', 'Rue', 'Street', 'Straße'),
  HouseNumber: say('Huisnummer', 'Numéro de maison', 'House number', 'Hausnummer'),
  BoxNr: say('Bus', 'Boîte', 'Box', 'Bus (Wohnungsnr.)'),
  Zip: say('Postcode', 'Code postal', 'Postcode', 'Postleitzahl'),
  City: say('Gemeente', 'Commune', 'Town', 'Gemeinde'),
  PublishAddress: say('Adres tonen', 'Afficher l’adresse', 'Show the address', 'Adresse zeigen'),
  PublicAddress: say('Adres tonen', 'Afficher l’adresse', 'Show the address', 'Adresse zeigen'),
  TypeDescription: say('Titel', 'Titre', 'Title', 'Titel'),
  Name: say('Naam', 'Nom', 'Name', 'Name'),
  DescriptionA: say('Beschrijving', 'Description', 'Description', 'Beschreibung'),
  PullQuote: say('Zin die opvalt', 'Phrase mise en avant', 'Highlighted sentence', 'Hervorgehobener Satz'),
  PictureItems: say(
    'Foto’s, in volgorde',
    'Photos, dans l’ordre',
    'Pictures, in order',
    'Fotos, in der Reihenfolge',
  ),
  PictureTexts: say(
    'Wat een foto toont',
    'Ce que montre une photo',
    'What a picture shows',
    'Was ein Foto zeigt',
  ),
  'PictureTexts.Url': say('Foto', 'Photo', 'Picture', 'Foto'),
  OpenHouseItems: say('Opendeurdagen', 'Portes ouvertes', 'Open houses', 'Tage der offenen Tür'),
  From: say('Van', 'De', 'From', 'Von'),
  To: say('Tot', 'À', 'Until', 'Bis'),
  EPCState: say(
    'Stand van het attest',
    'État du certificat',
    'Status of the certificate',
    'Stand des Ausweises',
  ),
  JudicialDecisionText: say(
    'Tekst van de beslissing',
    'Texte de la décision',
    'Text of the decision',
    'Text der Entscheidung',
  ),
  FloodReportDate: say(
    'Datum van het overstromingsrapport',
    'Date du rapport d’inondation',
    'Date of the flood report',
    'Datum des Überschwemmungsberichts',
  ),
  Marquee: say('Label op de foto', 'Étiquette sur la photo', 'Label on the picture', 'Etikett auf dem Foto'),
  OfficeID: say('Kantoor', 'Agence', 'Office', 'Büro'),
  ManagerID: say('Makelaar', 'Agent', 'Agent', 'Makler'),
  GoogleX: say('Breedtegraad', 'Latitude', 'Latitude', 'Breitengrad'),
  GoogleY: say('Lengtegraad', 'Longitude', 'Longitude', 'Längengrad'),
  ProjectID: say(
    'Nummer van het project',
    'Numéro du projet',
    'Number of the project',
    'Nummer des Projekts',
  ),
  ProjectNumber: say('Referentie', 'Référence', 'Reference', 'Referenz'),
  CountryID: say(
    'Land (leeg: België)',
    'Pays (vide\u00A0: Belgique)',
    'Country (empty: Belgium)',
    'Land (leer: Belgien)',
  ),
  DateOnline: say('Op de site sinds', 'Sur le site depuis', 'On the site since', 'Auf der Website seit'),
  ModifyDate: say('Gewijzigd op', 'Modifié le', 'Changed on', 'Geändert am'),
  ChargesType: say('Soort kosten', 'Type de charges', 'Kind of charges', 'Art der Nebenkosten'),
  DepositMonths: say(
    'Huurwaarborg in maanden',
    'Garantie locative en mois',
    'Deposit in months',
    'Mietkaution in Monaten',
  ),
  ViagerAge1: say('Leeftijd van de verkoper', 'Âge du vendeur', 'Age of the seller', 'Alter des Verkäufers'),
  ViagerAge2: say(
    'Leeftijd van de tweede verkoper',
    'Âge du second vendeur',
    'Age of the second seller',
    'Alter des zweiten Verkäufers',
  ),
  Url: say('Bestand of adres', 'Fichier ou adresse', 'File or address', 'Datei oder Adresse'),
  ...roomWords,
  Units: say('Eenheden', 'Logements', 'Units', 'Einheiten'),
  PlanItem: say('Plattegrond', 'Plan', 'Floor plan', 'Grundriss'),
  DeliveryDate: say('Oplevering op', 'Livraison le', 'Delivery on', 'Übergabe am'),
  Constructions: say('Constructie', 'Construction', 'Construction', 'Bauweise'),
}

/** What one entry of a list is called. */
export const entryWords: Readonly<Record<string, Words>> = {
  PictureTexts: say('Tekst bij een foto', 'Texte d’une photo', 'Text of a picture', 'Text zu einem Foto'),
  OpenHouseItems: say('Opendeurdag', 'Portes ouvertes', 'Open house', 'Tag der offenen Tür'),
  PlanItems: say('Plan', 'Plan', 'Plan', 'Plan'),
  planRooms: say('Kamer', 'Pièce', 'Room', 'Raum'),
  VideoUrls: say('Video', 'Vidéo', 'Video', 'Video'),
  DocumentItems: say('Document', 'Document', 'Document', 'Dokument'),
  Units: say('Eenheid', 'Logement', 'Unit', 'Einheit'),
}

/** What a label says of the day of a paper. */
export const paperDay: InEditor<(paper: string) => string> = {
  nl: (paper) => `${paper}: datum`,
  fr: (paper) => `${paper}\u00A0: date`,
  en: (paper) => `${paper}: date`,
  de: (paper) => `${paper}: Datum`,
}

/** What stands above a list and beside the number. */
export const hints: Readonly<Record<'homes' | 'new-projects' | 'ID' | 'PictureItems' | 'Pictures', Words>> = {
  homes: say(
    'Een pand van uzelf, of een pand uit uw CRM waarvan u hier iets anders zegt. Wat u leeg laat, komt uit uw CRM.',
    'Un bien à vous, ou un bien de votre CRM dont vous dites ici autre chose. Ce que vous laissez vide vient de votre CRM.',
    'A property of your own, or one from your CRM for which you say something different here. What you leave empty comes from your CRM.',
    'Ein eigenes Objekt, oder eines aus Ihrem CRM, zu dem Sie hier etwas anderes sagen. Was Sie leer lassen, kommt aus Ihrem CRM.',
  ),
  'new-projects': say(
    'Een project van uzelf, of een project uit uw CRM waarvan u hier iets anders zegt. Wat u leeg laat, komt uit uw CRM.',
    'Un projet à vous, ou un projet de votre CRM dont vous dites ici autre chose. Ce que vous laissez vide vient de votre CRM.',
    'A project of your own, or one from your CRM for which you say something different here. What you leave empty comes from your CRM.',
    'Ein eigenes Projekt, oder eines aus Ihrem CRM, zu dem Sie hier etwas anderes sagen. Was Sie leer lassen, kommt aus Ihrem CRM.',
  ),
  ID: say(
    'Het nummer in uw CRM, of voor een nieuwe eigen advertentie een nummer dat nog niet bestaat.',
    'Le numéro dans votre CRM, ou pour une nouvelle annonce à vous un numéro qui n’existe pas encore.',
    'The number in your CRM, or for a new listing of your own a number that does not exist yet.',
    'Die Nummer in Ihrem CRM, oder für eine neue eigene Anzeige eine Nummer, die es noch nicht gibt.',
  ),
  Pictures: say(
    'Kies ze onder de foto’s van dit pand. Vanaf drie foto’s toont de pagina plan en foto’s samen.',
    'Choisissez parmi les photos de ce bien. À partir de trois photos, la page montre le plan et les photos ensemble.',
    'Choose among the pictures of this property. From three pictures on, the page shows plan and pictures together.',
    'Wählen Sie unter den Fotos dieses Objekts. Ab drei Fotos zeigt die Seite Plan und Fotos zusammen.',
  ),
  PictureItems: say(
    'Sleep uw foto’s hierheen, verschillende tegelijk mag. De eerste staat in de lijsten.',
    'Glissez vos photos ici, plusieurs à la fois si vous voulez. La première figure dans les listes.',
    'Drag your pictures here, several at once if you like. The first one is shown in lists.',
    'Ziehen Sie Ihre Fotos hierher, auch mehrere auf einmal. Das erste steht in den Listen.',
  ),
}
