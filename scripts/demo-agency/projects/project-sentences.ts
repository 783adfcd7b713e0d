import type { ProjectPlan } from './plans.ts'
import type { DemoLocale } from '#scripts/demo-agency/words/shared-slots.ts'

type ProjectSentences = Readonly<{
  kinds: Readonly<Record<ProjectPlan['kind'], string>>
  openings: readonly string[]
  plans: readonly string[]
  terms: readonly string[]
  constructions: readonly string[]
  technical: readonly string[]
  /** Situation with a place nearby and a way to travel. */
  near: readonly string[]
  /** Situation without either. */
  plainPlace: readonly string[]
  delivery: string
  delivered: string
  soldOut: string
}>

/** Sentences about projects, per language. */
export const projectSentences: Readonly<Record<DemoLocale, ProjectSentences>> = {
  nl: {
    kinds: { flats: 'appartementen', houses: 'woningen', both: 'appartementen en woningen' },
    openings: [
      '{name} telt {units} {kind} in {town}, gegroepeerd rond een groen binnengebied.',
      'In {town} verrijst {name}: {units} {kind} met veel daglicht.',
      '{units} {kind} aan de {street}, dat is {name}.',
      'Wie nieuw wil wonen in {town}, vindt in {name} {units} {kind}.',
      '{name} vult een open plek in {town} met {units} {kind} en een gedeelde tuin.',
      '{name} is een kleinschalig project van {units} {kind}.',
      '{name} telt {units} {kind} achter rustige gevels in baksteen.',
    ],
    plans: [
      'Elke eenheid heeft een terras of tuin en een eigen berging.',
      'De leefruimtes liggen aan de zonkant, de slaapkamers aan de stille kant.',
      'Een ondergrondse garage en een ruime fietsenstalling houden het binnengebied autovrij.',
      'De keuken, de vloeren en de badkamer kiest u zelf bij de leverancier.',
      'De plannen laten nog kleine wijzigingen toe zolang de ruwbouw niet staat.',
      'Brede ramen, hoge plafonds en weinig verloren gangen: dat was de opdracht voor de architect.',
    ],
    terms: [
      'U koopt met btw op de bouw en verkooprecht op de grond.',
      'De betaling volgt de vordering van de werken, volgens de wet Breyne.',
      'De prijslijst en het lastenboek krijgt u op ons kantoor.',
      'Wij rekenen de totaalprijs met alle kosten voor u uit.',
      'Kom de plannen bij ons bekijken, met een koffie erbij.',
    ],
    constructions: [
      'Dragende muren in snelbouw, gevels in genuanceerde baksteen, vloeren in beton met akoestische laag.',
      'Massieve bouw met geïsoleerde spouw, aluminium ramen en een plat groendak.',
      'Betonskelet met gevelsteen en houten accenten; binnenmuren bepleisterd.',
      'Traditionele bouw met hellend pannendak en schrijnwerk in aluminium.',
    ],
    technical: [
      'Warmtepomp per eenheid, vloerverwarming, ventilatie met warmterecuperatie en zonnepanelen.',
      'Collectieve warmtepomp met individuele meters, zonnepanelen op het dak, regenwater voor de toiletten.',
      'Lucht-waterwarmtepomp, ventilatie type D, voorbereiding voor een laadpaal.',
      'Geothermie, passieve koeling in de zomer en zonnepanelen.',
    ],
    near: [
      'Op wandelafstand van {near}; {move} brengt u verder.',
      'Dicht bij {near} en vlot bereikbaar via {move}.',
      '{near} ligt in de buurt, net als winkels en scholen. Via {move} bent u snel weg.',
      'Aan de {street}, niet ver van {near}. Voor de rit naar het werk is er {move}.',
    ],
    plainPlace: ['In de kern van {town}, dicht bij school en bakker.'],
    delivery: 'Oplevering voorzien in het {quarter}e kwartaal van {year}.',
    delivered: 'Opgeleverd in {year}.',
    soldOut: 'Alle eenheden zijn verkocht; wij houden u graag op de hoogte van een volgend project.',
  },
  fr: {
    kinds: { flats: 'appartements', houses: 'maisons', both: 'appartements et maisons' },
    openings: [
      '{name} compte {units} {kind} à {town}, autour d’un espace vert.',
      'À {town} se construit {name} : {units} {kind} baignés de lumière.',
      '{units} {kind} à deux pas du centre de {town}, voilà {name}.',
      'Pour habiter du neuf à {town}, {name} propose {units} {kind}.',
      '{name} réunit à {town} {units} {kind} et un jardin partagé.',
      'Un ensemble à taille humaine de {units} {kind} : tel est {name}.',
    ],
    plans: [
      'Chaque logement a une terrasse ou un jardin et un rangement privé.',
      'Les séjours sont côté soleil, les chambres côté calme.',
      'Un garage souterrain et un local à vélos laissent le jardin sans voitures.',
      'Vous choisissez la cuisine, les sols et la salle de bains.',
      'De petites adaptations restent possibles avant le gros œuvre.',
    ],
    terms: [
      'Vous achetez avec TVA sur la construction et droit de vente sur le terrain.',
      'Le paiement suit l’avancement des travaux, selon la loi Breyne.',
      'Le cahier des charges est disponible à l’agence.',
      'Nous calculons le prix total avec tous les frais.',
    ],
    constructions: [
      'Murs porteurs en blocs, façades en brique nuancée, dalles en béton avec isolation acoustique.',
      'Construction massive isolée, châssis en aluminium et toiture verte.',
      'Construction traditionnelle avec toit en tuiles et châssis en aluminium.',
    ],
    technical: [
      'Pompe à chaleur par logement, chauffage par le sol, ventilation double flux et panneaux solaires.',
      'Pompe à chaleur collective avec compteurs individuels, panneaux solaires et eau de pluie.',
      'Pompe à chaleur air-eau, ventilation double flux, borne de recharge possible.',
    ],
    near: [
      'Non loin de chez vous : {near}. Pour les trajets, {move}.',
      'Dans les environs : {near}. On rejoint la ville par {move}.',
    ],
    plainPlace: [
      'Au cœur de {town}, près des écoles et des commerces.',
      'Dans une rue calme de {town}, à portée de vélo des magasins.',
      'À {town}, rue résidentielle proche du centre.',
    ],
    delivery: 'Réception prévue au T{quarter} {year}.',
    delivered: 'Réceptionné en {year}.',
    soldOut: 'Tous les logements sont vendus ; nous vous informons volontiers d’un prochain projet.',
  },
  en: {
    kinds: { flats: 'apartments', houses: 'houses', both: 'apartments and houses' },
    openings: [
      '{name} has {units} {kind} in {town}, around a green courtyard.',
      'In {town}, {name} is taking shape: {units} {kind} with plenty of daylight.',
      '{units} {kind} on {street}, that is {name}.',
      'If you want a new home in {town}, {name} offers {units} {kind}.',
      '{name} brings {units} {kind} and a shared garden to {town}.',
      'Small in scale, {name} counts {units} {kind}.',
    ],
    plans: [
      'Each home has a terrace or garden and its own storage.',
      'Living rooms face the sun, bedrooms the quiet side.',
      'An underground garage and a bicycle store keep the garden free of cars.',
      'You choose the kitchen, the floors and the bathroom.',
      'Small changes to the plans are possible until the shell is built.',
    ],
    terms: [
      'You buy with VAT on the building and registration duty on the land.',
      'Payment follows the progress of the works, under the Breyne Act.',
      'The specification of works is available at our office.',
      'We work out the full price with all costs for you.',
    ],
    constructions: [
      'Block walls, fronts in mixed brick, concrete floors with acoustic insulation.',
      'Solid, insulated construction, aluminium windows and a green roof.',
      'Traditional construction with a tiled roof and aluminium windows.',
    ],
    technical: [
      'A heat pump for each home, underfloor heating, heat-recovery ventilation and solar panels.',
      'A shared heat pump with individual meters, solar panels and rainwater use.',
      'Air-to-water heat pump, balanced ventilation, ready for a charging point.',
    ],
    near: [
      'Close by: {near}. For the daily journey there is {move}.',
      'In the neighbourhood: {near}. You travel by {move}.',
    ],
    plainPlace: [
      'In the heart of {town}, near schools and shops.',
      'On a quiet street in {town}, within cycling distance of the shops.',
      'In {town}, close to the centre.',
    ],
    delivery: 'Delivery planned in quarter {quarter} of {year}.',
    delivered: 'Delivered in {year}.',
    soldOut: 'All homes are sold; we will gladly tell you about the next project.',
  },
  de: {
    kinds: { flats: 'Appartements', houses: 'Häuser', both: 'Appartements und Häuser' },
    openings: [
      '{name} umfasst {units} {kind} in {town}, rund um einen grünen Innenhof.',
      'In {town} entsteht {name}: {units} {kind} mit viel Tageslicht.',
      '{units} {kind} in der Straße {street}, das ist {name}.',
      'Wer in {town} neu wohnen möchte, findet in {name} {units} {kind}.',
      '{name} bringt {units} {kind} und einen gemeinsamen Garten nach {town}.',
      '{name} ist ein überschaubares Projekt mit {units} {kind}.',
    ],
    plans: [
      'Jede Einheit hat eine Terrasse oder einen Garten und einen eigenen Abstellraum.',
      'Die Wohnräume liegen zur Sonne, die Schlafzimmer zur ruhigen Seite.',
      'Eine Tiefgarage und ein Fahrradraum halten den Garten autofrei.',
      'Küche, Böden und Badezimmer wählen Sie selbst.',
      'Kleine Änderungen sind möglich, solange der Rohbau nicht steht.',
    ],
    terms: [
      'Sie kaufen mit MwSt. auf den Bau und Registrierungsgebühr auf das Grundstück.',
      'Gezahlt wird nach Baufortschritt, gemäß dem Breyne-Gesetz.',
      'Die Baubeschreibung liegt in unserem Büro bereit.',
      'Wir berechnen für Sie den Gesamtpreis mit allen Kosten.',
    ],
    constructions: [
      'Tragende Wände aus Hohlblocksteinen, Fassaden aus Klinker, Betondecken mit Schallschutz.',
      'Massivbau mit Dämmung, Aluminiumfenster und Gründach.',
      'Traditioneller Bau mit Ziegeldach und Aluminiumfenstern.',
    ],
    technical: [
      'Wärmepumpe je Einheit, Fußbodenheizung, Lüftung mit Wärmerückgewinnung und Solaranlage.',
      'Gemeinsame Wärmepumpe mit eigenen Zählern, Solaranlage und Regenwassernutzung.',
      'Luft-Wasser-Wärmepumpe, kontrollierte Lüftung, Ladestation möglich.',
    ],
    near: [],
    plainPlace: [
      'Im Kern von {town}, nahe bei Schulen und Geschäften.',
      'In einer ruhigen Straße von {town}, mit dem Rad nah an den Geschäften.',
      'In {town}, nicht weit vom Zentrum.',
    ],
    delivery: 'Übergabe geplant im {quarter}. Quartal {year}.',
    delivered: 'Übergeben im Jahr {year}.',
    soldOut: 'Alle Einheiten sind verkauft; über ein nächstes Projekt informieren wir Sie gern.',
  },
}
