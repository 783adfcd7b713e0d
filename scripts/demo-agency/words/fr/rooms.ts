import type { Sentences } from '#scripts/demo-agency/words/sentence-picker.ts'

/** French sentences about rooms, technique, garden and terrace. */
export const rooms: Sentences = {
  'live.house': [
    'le séjour de {lr} s’ouvre sur l’extérieur.',
    'au rez-de-chaussée, le hall mène à un séjour de {lr} avec coin repas.',
    'salon et salle à manger partagent {lr}, éclairés des deux côtés.',
    'une baie vitrée relie le séjour ({lr}) à la terrasse.',
    'le séjour de {lr} reçoit le soleil de l’après-midi.',
    'le sol du séjour ({lr}) est en {floorcover}.',
    'le hall, avec toilette séparée, distribue un séjour de {lr}.',
    'avec {bigLr}, la pièce de vie accueille une grande table.',
    'la pièce à vivre mesure {lr} et donne [sur l’arrière|sur deux côtés].',
  ],
  'live.flat': [
    'le séjour de {lr} occupe toute la largeur de la façade.',
    'salon, coin repas et cuisine se partagent {lr}.',
    'le hall mène à un séjour de {lr}.',
    'le séjour mesure {lr} ; au sol, {floorcover}.',
    'avec {bigLr}, le séjour est généreux.',
  ],
  'kitchen.hyper': [
    'la cuisine est suréquipée, avec îlot et plan de travail en composite.',
    'on cuisine autour d’un îlot, avec plaque à induction et deux fours.',
    'rien ne manque à la cuisine, du four vapeur au lave-vaisselle.',
  ],
  'kitchen.full': [
    'la cuisine est équipée : four, taques, hotte et lave-vaisselle.',
    'la cuisine équipée communique avec une réserve pratique.',
    'la cuisine complète s’accompagne d’un coin déjeuner.',
    'un bar sépare la cuisine équipée du séjour.',
    'les armoires ne manquent pas dans la cuisine équipée.',
  ],
  'kitchen.installed': [
    'la cuisine est simple mais installée, avec four et taques.',
    'la cuisine fonctionne bien ; on peut la moderniser plus tard.',
    'la cuisine a l’essentiel, et une fenêtre.',
    'la cuisine est sobre et propre.',
  ],
  'kitchen.basic': [
    'la cuisine est à remplacer.',
    'prévoyez une nouvelle cuisine.',
    'la cuisine, élémentaire, a fait son temps.',
    'la cuisine actuelle dépanne, sans plus.',
  ],
  'kitchen.none': [
    'il n’y a pas de cuisine : à vous de choisir sa place.',
    'la cuisine a été démontée, les arrivées sont en attente.',
  ],
  'up.house': [
    'à l’étage, {beds} de {sizes}.',
    'l’étage compte {beds} ; la plus grande mesure {br1}.',
    'à l’étage se trouvent {beds}, dont une de {br1}.',
    'le palier dessert {beds}.',
    'la chambre principale ({br1}) donne sur l’arrière.',
    'chacun a sa chambre : il y en a {bedsN}, dont la plus grande de {br1}.',
  ],
  'up.single': [
    'les chambres, au nombre de {bedsN}, mesurent {sizes}.',
    'un couloir mène à {beds} ({sizes}).',
  ],
  'up.flat': [
    'côté nuit : {beds}, de {sizes}.',
    'le coin nuit compte {beds}.',
    'la chambre principale mesure {br1}.',
    'on dort à l’arrière, au calme, dans {beds}.',
  ],
  'bath.one': [
    'la salle de bains a [une baignoire|une douche à l’italienne] et un meuble lavabo.',
    'la salle de bains, carrelée, a une fenêtre.',
    'il y a une salle de bains avec [baignoire et douche|double lavabo].',
    'une salle de bains et une toilette séparée complètent la partie nuit.',
  ],
  'bath.two': [
    'deux salles de bains évitent la file du matin.',
    'parents et enfants ont chacun leur salle de bains.',
    'une seconde salle de bains sert aux invités.',
  ],
  'bath.worn': [
    'la salle de bains est à moderniser.',
    'les sanitaires fonctionnent, mais ils datent.',
    'la salle de bains, simple, suivra les travaux.',
  ],
  'extra.study': [
    'un bureau séparé permet de travailler au calme.',
    'le bureau peut servir de [salle de jeux|cabinet].',
    'pour le télétravail, il y a un bureau.',
  ],
  'extra.laundry': [
    'une buanderie abrite machine à laver et séchoir.',
    'la buanderie a sa propre porte vers l’extérieur.',
    'le linge a sa pièce, à l’écart du séjour.',
  ],
  'extra.attic': [
    'le grenier, accessible par un escalier fixe, reste à aménager.',
    'sous le toit, un vaste grenier attend vos idées.',
  ],
  'extra.cellar': [
    'une cave saine s’étend sous une partie de la maison.',
    'la cave offre du rangement.',
    'on descend à la cave par la cuisine.',
  ],
  'extra.cellar.flat': [
    'une cave privative complète l’appartement.',
    'au sous-sol, une cave pour les vélos et les cartons.',
  ],
  'tech.gas': [
    'chauffage central au gaz, châssis en {frame} avec {glazing}.',
    'le chauffage est au gaz et les fenêtres ont un {glazing}.',
    'une chaudière au gaz assure le chauffage.',
  ],
  'tech.oil': [
    'le chauffage est au mazout ; les châssis ont un {glazing}.',
    'la maison se chauffe au mazout, un changement est à étudier.',
  ],
  'tech.electric': [
    'le chauffage est électrique, réglable pièce par pièce.',
    'chauffage électrique et {glazing}.',
  ],
  'tech.heatPump': [
    'une pompe à chaleur alimente le chauffage par le sol.',
    'pompe à chaleur et {glazing} limitent la facture.',
  ],
  'tech.pellet': ['une chaudière à pellets assure le chauffage.'],
  'energy.good': [
    'le certificat PEB affiche {score}, soit le label {label}.',
    'label PEB {label}, avec {score}.',
    'avec {score}, le label {label} est atteint.',
  ],
  'energy.middle': [
    'le certificat PEB indique {score} (label {label}).',
    'label PEB {label} : {score}, avec une marge de progrès.',
    'côté énergie, {score} et un label {label}.',
  ],
  'energy.poor': [
    'avec {score} (label {label}), l’obligation de rénovation s’applique.',
    'le label {label} ({score}) impose de prévoir l’isolation.',
    'label PEB {label}, {score} : toiture, châssis et chaudière d’abord.',
  ],
  'energy.rent': ['label PEB {label}, {score}.', 'le certificat PEB indique {score}, label {label}.'],
  'work.renovate': [
    'comptez sur l’électricité, l’isolation et les châssis.',
    'la structure est saine ; les techniques sont à refaire.',
    'venez avec un entrepreneur, vous saurez à quoi vous en tenir.',
    'toiture et sanitaires sont les premiers postes.',
    'l’annexe arrière peut céder la place à une extension, moyennant permis.',
  ],
  'work.freshen': [
    'peinture, sols et quelques luminaires suffiront.',
    'les travaux peuvent se faire pièce par pièce.',
    'le gros œuvre est en ordre, vous choisissez le rythme.',
  ],
  'work.done': [
    'les factures des travaux de {renovated} sont disponibles.',
    'toiture, châssis et électricité datent de {renovated}.',
  ],
  garden: [
    'le jardin de {garden} est orienté {point}.',
    'à l’arrière, un jardin de {garden}, entièrement clôturé.',
    'une terrasse de {terrace} précède le jardin de {garden}.',
    'le jardin mesure {garden} : assez pour un potager et des jeux.',
    'dehors, {garden} de pelouse bordée de haies.',
    'un abri en bois occupe le fond du jardin ({garden}).',
    'dans le jardin de {garden} poussent [des fruitiers|quelques grands arbres].',
  ],
  'garden.sun': [
    'orienté {point}, le jardin de {garden} profite longtemps du soleil.',
    'la terrasse de {terrace}, plein {point}, est à l’abri du vent.',
    'le soleil ne manque pas : le jardin ({garden}) est orienté {point}.',
  ],
  'garden.none': [
    'une cour de {terrace} suffit pour une table et quelques pots.',
    'pas de pelouse à tondre, mais une terrasse de {terrace}.',
    'à l’arrière, une petite cour sans entretien.',
  ],
  pool: ['une piscine borde la terrasse.', 'la piscine est ensoleillée du matin au soir.'],
  'garage.one': [
    'un garage abrite voiture et vélos.',
    'le garage communique avec la maison.',
    'la voiture a son garage.',
  ],
  'garage.two': ['deux voitures logent dans le double garage.', 'le double garage a une porte électrique.'],
  parking: [
    'l’allée accueille {parks}.',
    'sur le terrain, il y a place pour {parks}.',
    'on se gare chez soi : l’allée suffit pour {parks}.',
  ],
  'terrace.flat': [
    'la terrasse de {terrace} est orientée {point}.',
    'une baie s’ouvre sur une terrasse de {terrace}.',
    'la terrasse ({bigTerrace}) accueille une table et quatre chaises.',
    'on déjeune dehors, sur une terrasse de {terrace}.',
  ],
  'garden.flat': [
    'un jardin privatif de {garden} complète le tout.',
    'derrière la terrasse, {garden} de jardin.',
  ],
  'terrace.none': [
    'il n’y a pas de terrasse, mais un parc à deux pas.',
    'l’appartement n’a pas d’espace extérieur, le prix en tient compte.',
  ],
  lift: [
    'un ascenseur dessert les étages.',
    'l’immeuble a un ascenseur et un local à vélos.',
    'l’ascenseur mène presque à la porte.',
  ],
  stairs: ['pas d’ascenseur, mais un large escalier.', 'on y monte par l’escalier.'],
  'parking.flat': [
    'un emplacement privé attend votre voiture.',
    'l’immeuble a un emplacement pour vous à l’arrière.',
  ],
  'garage.flat': [
    'un garage fermé se trouve sous l’immeuble.',
    'un box de garage se trouve derrière l’immeuble.',
  ],
  charges: [
    'les charges de copropriété s’élèvent à {charges} par mois.',
    'le syndic demande environ {charges} par mois.',
    'charges mensuelles : {charges}.',
  ],
}
