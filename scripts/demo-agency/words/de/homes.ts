import type { Sentences } from '#scripts/demo-agency/words/sentence-picker.ts'

/** German sentences about houses and flats. */
export const homes: Sentences = {
  'open.house.new': [
    '{ein} aus dem Jahr {year}, bezugsfertig, mit {bedsDat}.',
    'das Haus wurde {year} gebaut, verbraucht wenig und macht wenig Arbeit.',
    'neu gebaut und gut gedämmt: {living} auf einem Grundstück von {plot}.',
    'Dämmung, Lüftung und Ausbau stammen aus dem Jahr {year}.',
  ],
  'open.house.renovated': [
    'das Haus wurde {renovated} von Grund auf renoviert; nur Ihre Möbel fehlen noch.',
    'hinter der Fassade aus dem Jahr {year} liegt ein Innenausbau aus dem Jahr {renovated}.',
    'die großen Arbeiten sind getan: Dach, Fenster und Leitungen wurden {renovated} erneuert.',
  ],
  'open.house.good': [
    '{ein} mit {living} auf {plot} Grund, in {town}.',
    'in der Straße {street} steht {ein} mit {bedsDat}.',
    'dieses Haus ist gepflegt, das sieht man in jedem Raum.',
    '{year} gebaut und seither gut instand gehalten, mit {bedsDat}.',
    'dieses Haus in {town} liegt ruhig und doch nicht abgelegen.',
    'von der Straße aus ahnt man nicht, dass innen {living} warten.',
    'nahe {near_dat} liegt {ein} mit {bedsDat}.',
    'eine Familie findet hier {beds} und Platz im Freien.',
    'solide, hell und praktisch: ein Haus aus dem Jahr {year}.',
    'das Grundstück misst {plot}, das Haus {living}.',
    'dieses Haus mit {bedsDat} wurde lange und gern bewohnt.',
    'wenig Verkehr und viel Licht, das bietet diese Adresse in {town}.',
  ],
  'open.house.freshen': [
    'Sie könnten sofort einziehen, doch Farbe und neue Böden täten gut.',
    'die Bausubstanz ist gut, die Ausstattung stammt aus einer anderen Zeit.',
    'ein Haus aus dem Jahr {year} in {town}, bereit für eine Auffrischung.',
    '{living} Wohnfläche und eine gute Lage; die Ausstattung darf aufgefrischt werden.',
  ],
  'open.house.renovate': [
    '{ein} zum Renovieren, {living} auf einem Grundstück von {plot}.',
    'dieses Haus aus dem Jahr {year} verlangt Arbeit und bietet dafür viel Raum.',
    'ein Vorhaben in {town} für alle, die Staub nicht scheuen.',
    'die Mauern sind solide, alles andere gestalten Sie selbst.',
    'an diesem Haus ist viel zu tun, dafür ist noch alles möglich.',
  ],
  'open.villa': [
    'eine Villa mit {living} inmitten von {plot} Grün.',
    'diese Villa aus dem Jahr {year} blickt auf allen Seiten in den eigenen Garten.',
  ],
  'open.farm': [
    'ein Bauernhof aus dem Jahr {year} mit {plot} Land, selten in {town}.',
    'zwischen den Feldern steht dieser Bauernhof, mit Nebengebäuden und {plot} Land.',
  ],
  'open.bungalow': [
    'alles auf einer Ebene: Dieser Bungalow hat {living} und {beds}.',
    'keine Treppen, dafür ein Garten rund um diesen Bungalow aus dem Jahr {year}.',
  ],
  'open.townhouse': [
    'hohe Decken, Stuck und {living}: ein herrschaftliches Stadthaus aus dem Jahr {year}.',
    'dieses Stadthaus eignet sich zum Wohnen und für eine Praxis.',
  ],
  'open.flat': [
    '{ein} mit {living} in der {floorth} Etage, mit {bedsDat}.',
    'hell und gut geschnitten, dieses Appartement misst {living}.',
    'nahe {near_dat} liegt {ein} mit {living}.',
    'in {town} bietet dieses Appartement {beds} und wenig Aufwand.',
    'Geschäfte zu Fuß und Ruhe nach hinten: {living} in {town}.',
    'für den ersten Kauf oder einen neuen Anfang hat dieses Appartement die richtige Größe.',
  ],
  'open.flat.new': [
    'ein Appartement aus dem Jahr {year}, mit {living} und geringem Verbrauch.',
    'ein neueres Gebäude mit neuer Technik, aus dem Jahr {year}.',
  ],
  'open.flat.ground': [
    'wohnen im Erdgeschoss in {town}: {living} und keine einzige Stufe.',
    'diese Erdgeschosswohnung hat {beds} und misst {living}.',
  ],
  'open.flat.top': [
    'direkt unter dem Dach, mit niemandem darüber: eine Wohnung mit {living}.',
    'in der obersten Etage kommt das Licht von allen Seiten.',
  ],
  'open.flat.duplex': [
    'zwei Ebenen und {living}: In diesem Duplex wohnt es sich wie in einem kleinen Haus.',
    'unten wohnen, oben schlafen, so ist dieser Duplex gedacht.',
  ],
  'open.flat.loft': ['ein Loft mit {living} in einem alten Industriegebäude.'],
  'open.flat.service': [
    'selbstständig wohnen, mit Hilfe in der Nähe: Diese Seniorenwohnung misst {living}.',
    'diese Seniorenwohnung hat {beds}; im Haus gibt es einen Gemeinschaftsraum.',
  ],
  'live.house': [
    'das Wohnzimmer ({lr}) öffnet sich zum Garten oder zur Terrasse.',
    'unten führt die Diele in ein Wohnzimmer von {lr} mit Essplatz.',
    'Wohnen und Essen teilen sich {lr}, mit Licht von zwei Seiten.',
    'eine Schiebetür verbindet das Wohnzimmer ({lr}) mit der Terrasse.',
    'das Wohnzimmer ({lr}) hat am Nachmittag Sonne.',
    'der Boden im Wohnzimmer ({lr}) besteht aus {floorcover}.',
    'auf {bigLr} Wohnraum findet auch ein großer Tisch Platz.',
  ],
  'live.flat': [
    'das Wohnzimmer von {lr} nimmt die ganze Breite der Fassade ein.',
    'Wohnen, Essen und Kochen teilen sich {lr}.',
    'die Diele führt ins Wohnzimmer von {lr}.',
    'das Wohnzimmer misst {lr}; der Boden besteht aus {floorcover}.',
  ],
  'kitchen.hyper': [
    'die Küche hat eine Kochinsel, zwei Backöfen und eine Arbeitsplatte aus Verbundstein.',
    'in der Küche fehlt nichts, vom Dampfgarer bis zur Spülmaschine.',
  ],
  'kitchen.full': [
    'die Küche ist voll ausgestattet: Backofen, Kochfeld, Abzug und Spülmaschine.',
    'an die Einbauküche schließt ein praktischer Vorratsraum an.',
    'eine Theke trennt die Einbauküche vom Wohnraum.',
    'in der Einbauküche gibt es reichlich Schränke.',
  ],
  'kitchen.installed': [
    'die Küche ist einfach, aber in Ordnung.',
    'die Küche hat das Nötige und ein Fenster.',
    'die Küche ist nicht neu, aber sauber und praktisch.',
  ],
  'kitchen.basic': [
    'die Küche muss ersetzt werden.',
    'rechnen Sie mit einer neuen Küche.',
    'die jetzige Küche tut es noch eine Weile, mehr nicht.',
  ],
  'kitchen.none': ['eine Küche gibt es nicht, Sie wählen also selbst den Platz dafür.'],
  'up.house': [
    'oben liegen {beds} von {sizes}.',
    'das Obergeschoss hat {beds}; das größte misst {br1}.',
    'das große Schlafzimmer ({br1}) liegt zur ruhigen Rückseite.',
    'vom Flur oben erreicht man {beds}.',
    'jeder bekommt ein Zimmer: Es gibt {bedsN}, das größte mit {br1}.',
  ],
  'up.single': [
    'ein Gang führt zu {bedsDat} ({sizes}).',
    'die {bedsN} Schlafzimmer liegen auf derselben Ebene.',
  ],
  'up.flat': [
    'zum Schlafbereich gehören {beds}.',
    'das große Schlafzimmer misst {br1}.',
    'zur ruhigen Rückseite {liegt} {beds}.',
  ],
  'bath.one': [
    'das Badezimmer hat [eine Wanne|eine bodengleiche Dusche] und einen Waschtisch.',
    'das Badezimmer ist gefliest und hat ein Fenster.',
    'es gibt ein Badezimmer mit [Wanne und Dusche|doppeltem Waschtisch].',
  ],
  'bath.two': ['zwei Badezimmer machen den Morgen ruhiger.', 'Eltern und Kinder haben je ein Badezimmer.'],
  'bath.worn': [
    'das Badezimmer muss erneuert werden.',
    'das Badezimmer funktioniert, ist aber in die Jahre gekommen.',
  ],
  'extra.study': [
    'ein eigenes Arbeitszimmer lässt Sie in Ruhe arbeiten.',
    'das Arbeitszimmer kann auch Spielzimmer sein.',
  ],
  'extra.laundry': [
    'Waschmaschine und Trockner haben einen eigenen Raum.',
    'die Waschküche hat eine Tür nach draußen.',
  ],
  'extra.attic': [
    'eine feste Treppe führt auf den Dachboden, der noch ausgebaut werden kann.',
    'unter dem Dach wartet ein großer Dachboden auf Ihre Pläne.',
  ],
  'extra.cellar': [
    'unter einem Teil des Hauses liegt ein trockener Keller.',
    'der Keller bietet zusätzlichen Stauraum.',
  ],
  'extra.cellar.flat': [
    'zum Appartement gehört ein eigener Keller.',
    'unten gibt es einen abschließbaren Abstellraum.',
  ],
  'tech.gas': [
    'Gaszentralheizung, {frame} mit {glazing}.',
    'geheizt wird mit Gas; die Fenster haben {glazing}.',
  ],
  'tech.oil': [
    'geheizt wird mit Heizöl; die Fenster haben {glazing}.',
    'die Heizung läuft mit Heizöl; ein Wechsel kann sich lohnen.',
  ],
  'tech.electric': ['geheizt wird elektrisch, Raum für Raum.'],
  'tech.heatPump': [
    'eine Wärmepumpe speist die Fußbodenheizung.',
    'Wärmepumpe und {glazing} halten die Rechnung klein.',
  ],
  'tech.pellet': ['ein Pelletkessel sorgt für Wärme.'],
  'energy.good': ['der Energieausweis nennt {score}, Label {label}.', 'Energielabel {label}, mit {score}.'],
  'energy.middle': [
    'der Energieausweis nennt {score} (Label {label}).',
    'Energielabel {label}: {score}, mit Luft nach oben.',
  ],
  'energy.poor': [
    'mit {score} (Label {label}) gilt die Renovierungspflicht.',
    'Label {label} ({score}) bedeutet, dass Sie die Dämmung einplanen müssen.',
    'Energielabel {label}, {score}: zuerst Dach, Fenster und Kessel.',
  ],
  'energy.rent': ['Energielabel {label}, {score}.', 'der Energieausweis nennt {score}, Label {label}.'],
  'work.renovate': [
    'rechnen Sie mit Leitungen, Dämmung und Fenstern.',
    'die Bausubstanz ist gesund; die Technik muss erneuert werden.',
    'bringen Sie einen Bauunternehmer mit, dann wissen Sie Bescheid.',
    'der Anbau hinten darf einem neuen weichen, mit Genehmigung.',
  ],
  'work.freshen': [
    'Farbe, Böden und ein paar Lampen genügen.',
    'die Arbeiten lassen sich Zimmer für Zimmer ausführen.',
  ],
  'work.done': [
    'die Rechnungen der Renovierung von {renovated} liegen vor.',
    'Dach, Fenster und Leitungen stammen von {renovated}.',
  ],
  garden: [
    'der Garten von {garden} liegt nach {point}.',
    'hinten liegt ein eingezäunter Garten von {garden}.',
    'eine Terrasse von {terrace} führt in einen Garten von {garden}.',
    'der Garten misst {garden}, genug für Gemüse und Spiele.',
    'draußen gibt es {garden} Rasen zwischen Hecken.',
  ],
  'garden.sun': [
    'nach {point} gelegen, hat der Garten von {garden} einen Großteil des Tages Sonne.',
    'die Terrasse von {terrace} liegt nach {point}, geschützt vor Wind.',
  ],
  'garden.none': [
    'ein Hof von {terrace} hat Platz für einen Tisch und ein paar Töpfe.',
    'einen Garten gibt es nicht, aber eine Terrasse von {terrace}.',
  ],
  pool: ['neben der Terrasse liegt ein Schwimmbad.', 'das Schwimmbad hat ab dem späten Vormittag Sonne.'],
  'garage.one': ['in der Garage stehen Auto und Fahrräder.', 'zum Haus gehört eine Garage.'],
  'garage.two': ['zwei Autos passen in die Doppelgarage.'],
  parking: ['die Einfahrt reicht für {parks}.', 'in der Einfahrt ist Platz für {parks}.'],
  'terrace.flat': [
    'die Terrasse von {terrace} liegt nach {point}.',
    'eine Schiebetür führt auf eine Terrasse von {terrace}.',
    'auf der Terrasse ({bigTerrace}) haben ein Tisch und vier Stühle Platz.',
  ],
  'garden.flat': ['ein eigener Garten von {garden} gehört dazu.'],
  'terrace.none': ['eine Terrasse gibt es nicht, aber Grün liegt in der Nähe.'],
  lift: ['ein Aufzug bedient die Etagen.', 'das Gebäude hat einen Aufzug und einen Fahrradraum.'],
  stairs: ['einen Aufzug gibt es nicht, aber eine breite Treppe.'],
  'parking.flat': ['ein eigener Stellplatz gehört dazu.'],
  'garage.flat': ['unter dem Gebäude liegt eine geschlossene Garage.'],
  charges: [
    'die gemeinschaftlichen Kosten betragen {charges} im Monat.',
    'der Syndikus berechnet etwa {charges} im Monat.',
  ],
}
